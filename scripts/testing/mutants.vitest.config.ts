import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Of the copy that Stryker has planted mutants in. */
const PACKAGES = join(import.meta.dirname, '../../packages')

export default defineConfig({
  // The packages of node_modules have no mutants.
  resolve: { alias: [{ find: /^@playhouse\/([\w-]+)\/(.*\.ts)$/, replacement: `${PACKAGES}/$1/src/$2` }] },
  test: {
    include: JSON.parse(process.env.MUTANT_TESTS ?? '[]') as string[],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
