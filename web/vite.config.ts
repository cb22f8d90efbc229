import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.OPENRUMMY_URL ?? 'http://127.0.0.1:8000'

/** Runs the small first script by itself, not behind everything that the page's own one imports. */
function startedEarly(): Plugin {
  return {
    name: 'started-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const start = Object.values(bundle ?? {}).find(
          (one) => one.type === 'chunk' && one.isEntry && one.name === 'start',
        )
        if (!start) throw new Error('there is no first script')
        return html
          .replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*${start.fileName}">`), '')
          .replace(
            '<title>',
            `<script type="module" async src="/${start.fileName}"></script>\n    <title>`,
          )
      },
    },
  }
}

/** Packs what is built, so that the server need not do it again for each visitor. */
function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(entry)) continue
        const data = readFileSync(join(folder, entry))
        writeFileSync(join(folder, `${entry}.gz`), gzipSync(data, { level: 9 }))
        writeFileSync(join(folder, `${entry}.br`), brotliCompressSync(data))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), startedEarly(), packed()],
  build: {
    outDir: '../src/openrummy/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy allows no inline content but images.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'src/start.ts'] },
  },
  server: {
    proxy: {
      '/api': server,
      '/locales': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
})
