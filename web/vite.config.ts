import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.OPENRUMMY_URL ?? 'http://127.0.0.1:8000'

/** Packs what is built, so that the server need not do it again for each visitor. */
function packed(folder: string): Plugin {
  return {
    name: 'packed',
    apply: 'build',
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

const built = '../src/openrummy/server/static'

export default defineConfig({
  plugins: [svelte(), packed(built)],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy allows no inline content but images.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
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
