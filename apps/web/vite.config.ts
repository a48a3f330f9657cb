import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { brandIcon } from './brand-icon.ts'
import { announceQuestion } from './early-question.ts'
import { precompressed } from './precompressed.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4200'

/** Which brand the site is built as: a folder of `brands` with its tokens, its mark and its name. */
const brand = process.env['BRAND'] ?? 'playhouse'
const brandFolder = new URL(`brands/${brand}/`, import.meta.url)
if (!existsSync(brandFolder)) throw new Error(`There is no brand ${brand} under apps/web/brands.`)

/** Writes the brand's words and its mark into the page. */
const nameBrand: Plugin = {
  name: 'name-brand',
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

/** Asks for the Latin subset beside the stylesheet instead of after it: every page is set in it. */
const preloadBodyFont: Plugin = {
  name: 'preload-body-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => /archivo-latin-wght-normal.*\.woff2$/.test(file))
      if (font === undefined) throw new Error('The build has no Latin subset of Archivo to preload')
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
    },
  },
}

/** Tells theme-init.js where each language's first words are, so that they are fetched beside the script and not after it. */
const announceWords: Plugin = {
  name: 'announce-words',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const files = Object.values(bundle ?? {}).flatMap((file) => {
        const facade = file.type === 'chunk' ? (file.facadeModuleId ?? '') : ''
        const language = /\/first-words\/([A-Z]+)\.ts$/.exec(facade)?.[1]
        return language === undefined ? [] : [` data-words-${language.toLowerCase()}="/${file.fileName}"`]
      })
      return html.replace('<script src="/theme-init.js"', (tag) => tag + files.join(''))
    },
  },
}

/** Asks for the landing screens' code beside the first chunk instead of after it: most visits begin with one of them. */
const preloadLanding: Plugin = {
  name: 'preload-landing',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
      const landing = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/landing-screens.ts'))
      if (!landing) throw new Error('The build has no chunk of the landing screens to preload')
      return [landing.fileName, ...landing.imports]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }))
    },
  },
}

/** React Router's package names its development build for every bundler; the other lies beside it. */
const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace(/development[\\/][^\\/]+$/, 'production/')
const ROUTER_WITHOUT_WARNINGS = { 'react-router/dom': `${ROUTER}dom-export.mjs`, 'react-router': `${ROUTER}index.mjs` }

/** What is counted in money is small, and would bring all that forms share along. */
const LANDING_SCREENS =
  /src\/(screens\/(home|lobby|landing-screens)(?!\/late)|features\/games(?!\/late)|ui\/(rail|multi-select|search-field|select|pagination|page-items|tag|checkbox|skeleton|tab-links|tab-class|picture)|money\.ts)/

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    nameBrand,
    preloadBodyFont,
    announceWords,
    announceQuestion,
    preloadLanding,
    precompressed,
    // React Aria carries its dictionaries in 34 languages; our labels come from our own packs.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  // rxjs ships an ES5 build first; `es2015` picks the modern one.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: {
      '@brand': fileURLToPath(brandFolder).replace(/\/$/, ''),
      ...(mode === 'production' ? ROUTER_WITHOUT_WARNINGS : {}),
    },
  },
  // Apollo Client's development messages are a third of its size.
  define: mode === 'production' ? { 'globalThis.__DEV__': 'false' } : {},
  server: {
    port: Number(process.env['WEB_PORT'] ?? 4300),
    strictPort: true,
    proxy: { '^/graphi?ql': { target: gateway, changeOrigin: true } },
  },
  build: {
    target: 'es2023',
    // Every browser of this target fetches modules ahead by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      // To read a property changes nothing, in what is built here.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // One chunk for what every page needs, and shared code merged only where the same entries ask for it.
        // The threshold is tuned by the landing screen's bytes, never by the number of chunks.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], priority: 20 },
            // The two landing screens are one chunk: visitors go from one to the other, and each costs one request.
            { name: 'landing', test: LANDING_SCREENS, priority: 15 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000 },
          ],
        },
      },
    },
  },
}))
