import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { startTestClock } from '@playhouse/testing/test-clock.ts'

await startTestClock()

/** Packages of the copy in which Stryker has planted mutants. */
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
