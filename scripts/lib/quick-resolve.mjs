// Loaded into every process of a start or a test (`--import`). Node parses a package's package.json again for each of its modules; that of
// drizzle-orm has 180 kB and took two thirds of a platform's start. For each of our 900 modules it looks for files and links, a tenth of what
// is left. The tests start about two hundred processes; with `?bundled` those of `bundleServers` run from one file each.
import { registerHooks } from 'node:module'

const ROOT = new URL('../../', import.meta.url).href
const isBundled = new URL(import.meta.url).search === '?bundled'
/** An app that is started. */
const MAIN = new RegExp(`^${RegExp.escape(ROOT)}apps/(platform|simulators|gateway)/src/main\\.ts$`)
/** Imports of our packages, whose `exports` map every path to its source. */
const OWN_PACKAGE = /^@playhouse\/([\w-]+)\/(.+)$/
const PACKAGE = /\/node_modules\/drizzle-orm\/[^?#]*\.js$/
/** Resolved bare specifiers. */
const known = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    const [, app] = (isBundled && !parentURL && MAIN.exec(specifier)) || []
    if (app) return { url: `${ROOT}node_modules/.cache/servers/${app}.mjs`, format: 'module', shortCircuit: true }
    if (specifier.endsWith('.ts') && parentURL.startsWith(ROOT) && !parentURL.includes('/node_modules/')) {
      const [, name, path] = OWN_PACKAGE.exec(specifier) ?? []
      if (name || specifier.startsWith('.')) {
        const url = name ? `${ROOT}packages/${name}/src/${path}` : new URL(specifier, parentURL).href
        return { url, format: 'module-typescript', shortCircuit: true }
      }
    }
    if (specifier.startsWith('drizzle-orm')) {
      // The importing module does not matter: all workspaces share one copy.
      const key = `${specifier} ${context.conditions}`
      const found = known.get(key) ?? next(specifier, context)
      known.set(key, found)
      return { ...found, shortCircuit: true }
    }
    if (specifier.startsWith('.') && specifier.endsWith('.js') && PACKAGE.test(parentURL)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    return next(specifier, context)
  },
})
