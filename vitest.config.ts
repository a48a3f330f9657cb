import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const NOT_OURS = ['**/node_modules/**', '**/dist/**']
const WITH_DATABASE = 'apps/platform/**/*.db.test.ts'
/** Puts a module of its own in the place of one (`vi.mock`), which does nothing where an earlier file has loaded that one. */
const REPLACES_A_MODULE = 'apps/platform/src/vendor/rounds/moves.db.test.ts'

/** Making the seed world for the first test that asks for it takes a while. */
const database = { globalSetup: ['apps/platform/test/global-setup.ts'], hookTimeout: 120_000 }

export default defineConfig({
  test: {
    pool: 'forks',
    // Half as many again as there are cores: many of these tests wait, for a database or for what they have killed.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Tests that play a million rounds share two cores with the others.
    testTimeout: 30_000,
    // No file leaves anything behind in what it loads, so the files of a worker share that (ADR 70).
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,scripts,bench,apps/platform,apps/web,apps/games}/**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, WITH_DATABASE],
        },
      },
      {
        extends: true,
        test: { name: 'platform', include: [WITH_DATABASE], exclude: [...NOT_OURS, REPLACES_A_MODULE], ...database },
      },
      {
        extends: true,
        test: { name: 'alone', isolate: true, include: [REPLACES_A_MODULE], ...database },
      },
      {
        extends: true,
        // The libraries beside the gateway load this one file of graphql; a second copy would know nothing of their types.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: { name: 'gateway', include: ['apps/gateway/**/*.test.ts'], exclude: NOT_OURS, ...database },
      },
    ],
  },
})
