import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.OPENRUMMY_URL ?? 'http://127.0.0.1:8000'

/** The pages that come by themselves, by the first word of their address (`lib/place.ts`). */
const PAGES = {
  t: 'Table',
  seat: 'Table',
  new: 'NewTable',
  i: 'Invite',
  replay: 'Replay',
  rules: 'Rules',
  settings: 'Settings',
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** What a page is built into, beside what every page has. */
function filesOf(bundle: Bundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/pages/${page}.svelte`))
  if (!chunk) throw new Error(`no page ${page} was built`)
  const everywhere = chunks.flatMap((one) => (one.isEntry ? [one.fileName, ...one.imports] : []))
  return [chunk, ...chunks.filter((one) => chunk.imports.includes(one.fileName))]
    .filter((one) => !everywhere.includes(one.fileName))
    .flatMap((one) => [one.fileName, ...(one.viteMetadata?.importedCss ?? [])])
    .map((file) => `/${file}`)
}

/** The first script as text, with nothing left to import. */
async function firstScript(files: Record<string, string[]>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { PAGE_FILES: JSON.stringify(files) },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: 'src/start.ts', output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error('there is no first script')
  return built.output[0].code.trim()
}

/** Takes the style sheet of every page out of what is built: nothing asks for it any more. */
function takeStyles(bundle: Bundle): string {
  const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry)
  const files = entry?.viteMetadata?.importedCss ?? new Set()
  const texts = [...files].map((file) => {
    const found = bundle[file]
    delete bundle[file]
    return found?.type === 'asset' ? String(found.source).trim() : ''
  })
  files.clear()
  return texts.join('')
}

/**
 * Puts what the first picture needs into the page itself: the first script, which asks for all the
 * rest at once, the style sheet of every page, and the icon. The server allows just these, by their
 * hashes.
 */
function atOnce(): Plugin {
  let styles = ''
  return {
    name: 'at-once',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        styles = takeStyles(bundle)
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const title = '<title>'
        if (!bundle)
          return html.replace(title, `<script type="module" src="/src/start.ts"></script>${title}`)
        const files = Object.fromEntries(
          Object.entries(PAGES).map(([name, page]) => [name, filesOf(bundle, page)]),
        )
        const script = await firstScript(files)
        const icon = encodeURIComponent(readFileSync('public/icon.svg', 'utf8'))
        // By functions: a `$` in them would mean something else.
        return html
          .replace(
            title,
            () => `<script>${script}</script>\n    <style>${styles}</style>\n    ${title}`,
          )
          .replace('src="/icon.svg"', () => `src="data:image/svg+xml,${icon}"`)
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

/** What nearly every page needs: else what only the first page does without would be one more file. */
const BASE = /node_modules.(svelte|esm-env|@fluent)|src.lib.(i18n|settings)/

export default defineConfig({
  plugins: [svelte(), atOnce(), packed()],
  define: { PAGE_FILES: '{}' },
  build: {
    outDir: '../src/openrummy/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy allows no inline content but what `atOnce` puts into the page.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
    },
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
