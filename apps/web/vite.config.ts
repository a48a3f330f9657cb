import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { EARLY_INPUT_SCRIPT } from '@playhouse/shared/early-input.ts'
import { readSite, SiteError } from '@playhouse/site/read-site.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { brandIcon } from './brand-icon.ts'
import { brandPreview } from './brand-preview.ts'
import { devPages } from './dev-pages.ts'
import { compressed } from './compressed.ts'
import { flatIcons } from './flat-icons.ts'
import { BUNDLED_LICENSES, licenses } from './licenses.ts'
import { preparedDocuments } from './prepared-documents.ts'
import { routeSources } from './route-sources.ts'
import { siteClasses, siteExtensions, siteTexts } from './site-plugins.ts'
import { INITIAL_NAMESPACES } from './src/i18n/initial-namespaces.ts'

const { version: release } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4200'

/** An operator's project, or one of our brands. */
const site = await readSite(
  process.env['PLAYHOUSE_SITE'] ?? join(import.meta.dirname, 'brands', process.env['BRAND'] ?? 'playhouse'),
)
const theme = join(site.folder, 'theme')

/** The initial texts of a language in one file, with the addresses of its others. TY overrides texts of VI and shares its file. */
const textGroups = ['VI|TY', 'EN', 'CN', 'ID', 'TH'].map((codes) => ({
  name: `texts-${codes.slice(0, 2)}`,
  test: new RegExp(
    `/(i18n/packs-of/(${codes})\\.[jt]s|shared/texts/web/(${codes})/(${INITIAL_NAMESPACES.join('|')})\\.json)$`,
  ),
  priority: 30,
}))

const { config: brandFacts } = site
const brandMark = pathToFileURL(join(theme, 'favicon.svg'))

/** Fills the brand's name, description, language and icon and the inline script into the page, and draws the picture for link previews. */
const brandPlugin: Plugin = {
  name: 'brand',
  async generateBundle() {
    if (this.environment.name !== 'client') return
    const source = await brandPreview(brandMark, brandFacts.name)
    this.emitFile({ type: 'asset', fileName: 'preview.png', source })
    // Browsers request it of documents that name no icon. They recognize a PNG.
    this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: await brandIcon(brandMark) })
  },
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      // A browser requests a page's icon again with every change of its address, and lays an SVG out and paints it in the page's own thread
      // each time, in the very frame in which the next page comes.
      const icon = `data:image/png;base64,${(await brandIcon(brandMark)).toString('base64')}`
      return html
        .replaceAll('%BRAND_ICON%', icon)
        .replaceAll('%BRAND_NAME%', brandFacts.name)
        .replaceAll('%BRAND_DESCRIPTION%', brandFacts.description)
        .replaceAll('%BRAND_LANGUAGE%', brandFacts.language)
        .replace(/\s*%EARLY_INPUT%\s*/, () => EARLY_INPUT_SCRIPT)
    },
  },
}

const ROUTER = dirname(
  createRequire(findPackageJSON('react-router-dom', import.meta.url) ?? '').resolve('react-router/package.json'),
)
/** Its `exports` name the development build alone, which carries warnings and checks. */
const PRODUCTION_ROUTER = {
  'react-router/dom': join(ROUTER, 'dist/production/dom-export.mjs'),
  'react-router': join(ROUTER, 'dist/production/index.mjs'),
}

const ARCHIVO = dirname(findPackageJSON('@fontsource-variable/archivo', import.meta.url) ?? '')
const fonts = site.config.fonts?.map((file) => join(site.folder, file)) ?? [
  `${ARCHIVO}/files/archivo-latin-wght-normal.woff2`,
  `${ARCHIVO}/files/archivo-vietnamese-wght-normal.woff2`,
]

/** Links to the fonts of the first view. Vite resolves addresses of links only in a build. */
const fontPreloads: Plugin = {
  name: 'font-preloads',
  transformIndexHtml: {
    order: 'pre',
    handler(html, { server }) {
      const links = fonts.map((file) => {
        const address = server ? `/@fs${file}` : relative(import.meta.dirname, file)
        return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}" />`
      })
      return html.replace('<!--FONTS-->', links.join('\n    '))
    },
  },
}

/**
 * For the server: names in the manifest also those lazily loaded modules that were merged into a chunk of a group, so that the page
 * links to it.
 */
const manifestOfGroups: Plugin = {
  name: 'manifest-of-groups',
  async writeBundle({ dir = '' }, bundle) {
    const path = join(dir, '.vite/manifest.json')
    const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, { file: string }>
    const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
    for (const chunk of Object.values(bundle)) {
      const entry = entries.get(chunk.fileName)
      if (chunk.type !== 'chunk' || !entry) continue
      const lazy = chunk.moduleIds.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
      for (const id of lazy) manifest[relative(this.environment.config.root, id)] ??= entry
    }
    await writeFile(path, JSON.stringify(manifest, null, 2))
  },
}

/**
 * Fails where chunks import each other in a circle: one of them then runs before what it imports, and a module that keeps an import in a
 * constant keeps `undefined`.
 */
const withoutCircles: Plugin = {
  name: 'without-circles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const seen = new Set<string>()
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file))
        this.error(`Chunks import each other: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
      const { [file]: chunk } = bundle
      if (seen.has(file) || chunk?.type !== 'chunk') return
      for (const next of chunk.imports) visit(next, [...path, file])
      seen.add(file)
    }
    for (const file of Object.keys(bundle)) visit(file, [])
  },
}

/** For the gateway: the addresses that exist, so that it knows others without rendering them. */
const routeTable: Plugin = {
  name: 'route-table',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async writeBundle({ dir = '' }) {
    const entry = pathToFileURL(join(dir, 'entry-server.js')).href
    const { routePatterns, takenAddresses } = (await import(entry)) as Record<
      'routePatterns' | 'takenAddresses',
      string[]
    >
    const [taken] = takenAddresses
    if (taken !== undefined)
      throw new SiteError(join(site.folder, 'playhouse.config.ts'), `${taken} is the address of a screen of ours`)
    await writeFile(join(dir, 'routes.json'), JSON.stringify(routePatterns))
  },
}

/**
 * Apollo prints documents only to compare them, and ours are constants: their identity does. Leaves the printer of
 * graphql-js out of the page.
 */
const documentIds: Plugin = {
  name: 'document-ids',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /@apollo\/client\/utilities\/graphql\/print\.js$/ },
    handler: () => `
      let last = 0
      const ids = new WeakMap()
      const getId = (document) => ids.get(document) ?? (ids.set(document, String(++last)), String(last))
      export const print = Object.assign(getId, { reset() {} })
    `,
  },
}

/** The router names its components for tools of developers, which keeps those that no page uses. */
const withoutComponentNames: Plugin = {
  name: 'without-component-names',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (?=\w+\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
  },
}

/**
 * What the home page imports, in three chunks instead of twenty, which compress better: its own code, what only lists of games need,
 * and the rest for all screens.
 */
function firstView(id: string, context: Rolldown.ChunkingContext): string | null {
  // The indices of libraries import everything. Icons go with what is shared.
  if (/\/node_modules\/(?!@playhouse\/)/.test(id) || id.startsWith('\0flat-icon:')) return null
  if (!isImportedBy(id, /\/src\/domains\/site\/home\/home-screen(\.loader)?\.[jt]sx?$/, context)) return null
  if (id.includes('/src/domains/site/home/')) return 'home'
  return /\/src\/domains\/(games|jackpots)\/(?!parts\/launch\/)/.test(id) ? 'games' : 'basics'
}

/** What is loaded together: the frame, banners, and the screens besides the home page that visitors open first. */
const VIEWS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['frame', /\/src\/app\/(shell\/)?idle-parts\.[jt]sx?$/],
  ['banners', /\/src\/domains\/site\/banners\.[jt]sx?$/],
  ['lobby', /\/src\/domains\/games\/lobby\/lobby-screen(\.loader)?\.[jt]sx?$/],
  ['log-in', /\/src\/domains\/session\/log-in-screen(\.generated)?\.[jt]sx?$/],
  ['promotions', /\/src\/domains\/promotions\/promotions-screen(\.loader)?\.[jt]sx?$/],
]

/** The views that import a module statically, so that each loads few chunks and little that it does not need. */
function findViews(id: string, context: Rolldown.ChunkingContext): string | null {
  // Apollo's index files import everything.
  if (/\/node_modules\/@apollo\//.test(id)) return null
  const views = VIEWS.filter(([, modules]) => isImportedBy(id, modules, context)).map(([name]) => name)
  // Small ones, which the frame loads after either of these screens.
  const withoutFrame = views.includes('lobby') && views.includes('log-in')
  return views.filter((name) => !(withoutFrame && name === 'frame')).join('-') || null
}

/** Whether the module is, or is statically imported by, one that the pattern matches. */
function isImportedBy(
  id: string,
  pattern: RegExp,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (pattern.test(id)) return true
  seen.add(id)
  return (context.getModuleInfo(id)?.importers ?? []).some(
    (importer) => !seen.has(importer) && isImportedBy(importer, pattern, context, seen),
  )
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

/** The page of components is not built, so that its classes are not needed either. Before Tailwind. */
const withoutKit: Plugin = {
  name: 'without-kit',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/styles\/app\.css$/ },
    handler: (code) => `${code}\n@source not '../kit';\n`,
  },
}

/** Browsers that can run the page's JavaScript. */
const CSS_BROWSERS = ['chrome123', 'firefox128', 'safari17.5']

/** Leaves out what Tailwind adds for older browsers, a twentieth of the stylesheet. Before what looks for rules without nested ones. */
const withoutFallbacks: Plugin = {
  name: 'without-fallbacks',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/styles\/app\.css$/ },
    handler: (code) =>
      code
        .replace(/@layer properties \{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g, '')
        // Of a mixed colour the declaration before it is the fallback.
        .replace(/([\w-]+): [^;{}]*;\s*(@supports \(color: color-mix[^{]*\{\s*\1: )/g, '$2')
        .replace(/@supports \([\w-]+: [\w-]+\(in lab, red, red\)\) \{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1'),
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    siteTexts(site),
    siteExtensions(site),
    siteClasses(site),
    withoutKit,
    tailwindcss({ optimize: false }),
    brandPlugin,
    fontPreloads,
    routeSources,
    routeTable,
    withoutCircles,
    withoutFallbacks,
    systemTheme,
    documentIds,
    preparedDocuments(),
    withoutComponentNames,
    flatIcons,
    devPages({ gateway, language: brandFacts.language }),
    ...(isSsrBuild ? [] : [licenses, compressed, manifestOfGroups]),
    // React Aria carries its dictionaries in 34 languages; our labels come from our own packs.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  // Packs as objects: minified, their keys need no quotes.
  json: { namedExports: false, stringify: false },
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(release) },
  // The gateway loads one folder, without looking for packages. The development server leaves them to Node.
  ssr: command === 'build' ? { noExternal: true } : {},
  resolve: {
    alias: { '@theme': theme, ...(command === 'build' && PRODUCTION_ROUTER) },
    // A project's components and ours share one copy.
    dedupe: ['react', 'react-dom', 'react-router-dom', 'react-i18next', 'i18next', '@apollo/client', 'graphql'],
    // RxJS without the helpers of ES5.
    conditions: [...defaultClientConditions, 'es2015'],
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 4300),
    strictPort: true,
    proxy: { '^/graphi?ql': { target: gateway, changeOrigin: true } },
  },
  build: {
    target: 'es2023',
    cssTarget: CSS_BROWSERS,
    assetsInlineLimit: 0,
    // Every browser that runs the code preloads modules itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    ...(isSsrBuild ? {} : { manifest: true, license: { fileName: BUNDLED_LICENSES } }),
    outDir: join(process.env['WEB_OUT'] ?? 'dist', isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Reading a property has no effect in this code.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // Rolldown names a shared chunk after all its users, and the first chunk lists every name.
            chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
            codeSplitting: {
              groups: [
                ...textGroups,
                { name: 'initial', tags: ['$initial'], priority: 40 },
                { name: firstView, debugName: 'first view', priority: 20 },
                { name: findViews, debugName: 'views', priority: 10, includeDependenciesRecursively: false },
                // Each page loads these routes, so that they import no chunk of a screen.
                {
                  name: 'routes',
                  test: /\/src\/(extend\/screens|menu-paths|app\/routes\/(further-routes|project-screens))\.[jt]s$/,
                  priority: 15,
                  includeDependenciesRecursively: false,
                },
                // With its icons, which others share: it keeps them in constants.
                { name: 'centres', test: /src\/centres\.[jt]s$/, priority: 5 },
                // Small ones that most screens share would each be a request of their own.
                { name: 'values', test: /src\/i18n\/moment\.[jt]sx?$|\/shared\/src\/money\.[jt]s$/, priority: 5 },
                // The threshold is tuned by the landing screen's bytes, never by the number of chunks. What a project's parts import is not
                // known here, and chunks that are merged may come to import each other.
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: process.env['PLAYHOUSE_SITE'] === undefined ? 1000 : 0,
                },
              ],
            },
          },
        },
  },
}))
