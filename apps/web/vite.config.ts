import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { brandIcon } from './brand-icon.ts'
import { precompressed } from './precompressed.ts'
import { DOCUMENT_HASHES } from './src/graphql/document-hashes.generated.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4200'

/** A folder under `brands` with the brand's tokens, icon and name. */
const brand = process.env['BRAND'] ?? 'playhouse'
const brandFolder = new URL(`brands/${brand}/`, import.meta.url)
if (!existsSync(brandFolder)) throw new Error(`There is no brand ${brand} under apps/web/brands.`)

const FIRST_LOAD = fileURLToPath(new URL('src/first-load/start.ts', import.meta.url))

/** Fills the brand's name, description, language and icon into the page. */
const brandPlugin: Plugin = {
  name: 'brand',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const facts: unknown = JSON.parse(readFileSync(new URL('brand.json', brandFolder), 'utf8'))
      const { name, description, language } = facts as { name: string; description: string; language: string }
      const icon = await brandIcon(new URL('favicon.svg', brandFolder))
      return html
        .replaceAll('%BRAND_ICON%', icon)
        .replaceAll('%BRAND_NAME%', name)
        .replaceAll('%BRAND_DESCRIPTION%', description)
        .replaceAll('%BRAND_LANGUAGE%', language)
    },
  },
}

/** Adds src/first-load/start.ts to the page as a script of its own (docs/web-loading.md). */
const firstLoadPlugin: Plugin = {
  name: 'first-load',
  apply: 'build',
  config: () => ({
    define: {
      'import.meta.env.FIRST_QUERY_HASHES': JSON.stringify(
        Object.fromEntries(['HomeScreen', 'LobbyScreen', 'ShellScreen'].map((name) => [name, DOCUMENT_HASHES[name]])),
      ),
    },
  }),
  buildStart() {
    this.emitFile({ type: 'chunk', id: FIRST_LOAD })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, path }) {
      if (path !== '/index.html') return []
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === FIRST_LOAD)
      if (!chunk) throw new Error(`The build has no chunk of ${FIRST_LOAD}`)
      const attrs = { type: 'module', crossorigin: true, src: `/${chunk.fileName}` }
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
    },
  },
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    brandPlugin,
    firstLoadPlugin,
    precompressed,
    // React Aria carries its dictionaries in 34 languages; our labels come from our own packs.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: { alias: { '@brand': fileURLToPath(brandFolder).replace(/\/$/, '') } },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 4300),
    strictPort: true,
    proxy: { '^/graphi?ql': { target: gateway, changeOrigin: true } },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Rolldown names a shared chunk after all its users, and the first chunk lists every name.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        // One chunk for what every page needs, and shared code merged only where the same entries ask for it.
        // The threshold is tuned by the landing screen's bytes, never by the number of chunks.
        codeSplitting: {
          groups: [
            { name: 'first-load', test: /src\/first-load\//, priority: 30 },
            { name: 'initial', tags: ['$initial'], priority: 20 },
            {
              name: 'landing',
              test: /src\/(screens\/(home\/home-screen|lobby\/lobby-screen)|features\/site\/banners)\b/,
              priority: 10,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000 },
          ],
        },
      },
    },
  },
})
