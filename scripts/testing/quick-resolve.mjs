// Loaded into every process of the tests (`--import`). Node reads the package.json of a package anew for each of its modules; that of
// drizzle-orm has 180 kB, and two thirds of a platform's start went into it. The tests start some two hundred processes.
import { registerHooks } from 'node:module'

const PACKAGE = /\/node_modules\/drizzle-orm\/[^?#]*\.js$/
/** Bare names that were resolved once. */
const known = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (specifier.startsWith('drizzle-orm')) {
      // Who asks decides nothing: the workspaces share one copy.
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
