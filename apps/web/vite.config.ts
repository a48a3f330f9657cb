import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { brandIcon } from './brand-icon.ts'
import { brandPreview } from './brand-preview.ts'
import { devPages } from './dev-pages.ts'
import { precompressed } from './precompressed.ts'
import { INITIAL_NAMESPACES } from './src/i18n/initial-namespaces.ts'

const { version: release } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4200'

/** A folder under `brands` with the brand's tokens, icon and name. */
const brand = process.env['BRAND'] ?? 'playhouse'
const brandFolder = new URL(`brands/${brand}/`, import.meta.url)
if (!existsSync(brandFolder)) throw new Error(`There is no brand ${brand} under apps/web/brands.`)

/** The initial texts of a language in one file. TY overrides texts of VI and shares its file. */
const textGroups = ['VI|TY', 'EN', 'CN', 'ID', 'TH'].map((codes) => ({
  name: `texts-${codes.slice(0, 2)}`,
  test: new RegExp(`/i18n/packs/(${codes})/(${INITIAL_NAMESPACES.join('|')})\\.ts$`),
  priority: 30,
}))

const facts: unknown = JSON.parse(readFileSync(new URL('brand.json', brandFolder), 'utf8'))
const brandFacts = facts as { name: string; description: string; language: string }
const brandMark = new URL('favicon.svg', brandFolder)

/** Fills the brand's name, description, language and icon into the page, and draws the picture for link previews. */
const brandPlugin: Plugin = {
  name: 'brand',
  async generateBundle() {
    if (this.environment.name !== 'client') return
    const source = await brandPreview(brandMark, brandFacts.name)
    this.emitFile({ type: 'asset', fileName: 'preview.png', source })
  },
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const icon = await brandIcon(brandMark)
      return html
        .replaceAll('%BRAND_ICON%', icon)
        .replaceAll('%BRAND_NAME%', brandFacts.name)
        .replaceAll('%BRAND_DESCRIPTION%', brandFacts.description)
        .replaceAll('%BRAND_LANGUAGE%', brandFacts.language)
    },
  },
}

/** For the server: adds to each route the sources of its code, as the manifest names them. */
const routeSources: Plugin = {
  name: 'route-sources',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/src\/app\/(router\.tsx|routes\/[\w-]+-routes\.ts)$/ },
    handler: (code) =>
      code
        .split(/(?=screenRoute\()/)
        .map((route) => {
          const imports = [...route.matchAll(/import\(['"][./]+(screens\/[^'"]+)['"]\)/g)]
          const sources = imports.map(([, path]) => `'src/${path}'`)
          return route.replace(/^screenRoute\([^{]+\{/, (start) => `${start} modules: [${sources.join(', ')}],`)
        })
        .join(''),
  },
}

/** Tokens of the light theme also for `system` on a light device, which needs no script then. After Tailwind, which joins the imports. */
const systemTheme: Plugin = {
  name: 'system-theme',
  enforce: 'pre',
  transform: {
    filter: { id: /\/styles\/app\.css$/ },
    handler: (code) =>
      code.replace(
        /\[data-theme=['"]?light['"]?\]\s*(\{[^{}]*\})/g,
        (block, tokens) => `${block}\n@media (prefers-color-scheme: light) { [data-theme='system'] ${tokens} }`,
      ),
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    brandPlugin,
    routeSources,
    systemTheme,
    devPages({ gateway, language: brandFacts.language }),
    ...(isSsrBuild ? [] : [precompressed]),
    // React Aria carries its dictionaries in 34 languages; our labels come from our own packs.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(release) },
  // The gateway loads one folder, without looking for packages. The development server leaves them to Node.
  ssr: command === 'build' ? { noExternal: true } : {},
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
    ...(isSsrBuild ? {} : { manifest: true }),
    outDir: join(process.env['WEB_OUT'] ?? 'dist', isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // Rolldown names a shared chunk after all its users, and the first chunk lists every name.
            chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
            // One chunk for what every page needs, and shared code merged only where the same entries ask for it.
            // The threshold is tuned by the landing screen's bytes, never by the number of chunks.
            codeSplitting: {
              groups: [
                ...textGroups,
                { name: 'initial', tags: ['$initial'], priority: 20 },
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
              ],
            },
          },
        },
  },
}))
