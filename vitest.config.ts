import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { englishFallback } from './packages/shared/src/english-fallback.ts'
import { startTestClock } from './packages/testing/src/test-clock.ts'

await startTestClock()

const NOT_OURS = ['**/node_modules/**', '**/dist/**']
/** States of the real screens over answers made up from the schema. */
const SCREENS = 'apps/web/test/**/*.test.tsx'
const WITH_DATABASE = '{apps/platform,apps/simulators,bench,e2e/integration}/**/*.db.test.ts'
/** Runs the gateway, outside its folder. */
const BENCHMARKED_GATEWAY = 'bench/gateway/recorded-screens.test.ts'
/** Part of `npm run test:nightly`. */
const NIGHTLY = '**/*.nightly.test.ts'
/** Uses `vi.mock`, which has no effect on a module that an earlier file of the worker has loaded. */
const REPLACES_A_MODULE = 'e2e/integration/moves.db.test.ts'

/** Libraries outside the bundle load this file of graphql; a second copy would not accept their types. */
const ONE_GRAPHQL = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

/** What libraries say of happy-dom's frames, which stay empty, and of the identity provider, which forgets at each start. */
const EXPECTED_OUTPUT = ['Iframe page loading is disabled', 'oidc-provider WARNING']

const database = { globalSetup: ['apps/platform/test/global-setup.ts'] }

export default defineConfig({
  plugins: [englishFallback],
  test: {
    pool: 'forks',
    // More workers than cores: many tests wait for a database or a process. Twice as many as cores took no less time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Failing tests alone wait this long, on a machine that may be ten times slower than a quiet one.
    testTimeout: 600_000,
    // The first hook that asks for the seed world makes it.
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // All cores are busy: threads of the garbage collector would only take turns with the tests.
    // A larger young generation is collected less often.
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64', '--min-semi-space-size=32'],
    // `npm test -- --profile`
    ...(process.env.TEST_PROFILE && { runner: './scripts/testing/profile-runner.ts' }),
    onConsoleLog: (text) => !EXPECTED_OUTPUT.some((part) => text.includes(part)),
    // Files of a worker share their loaded modules, because none leaves state in them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,scripts,bench,apps/platform,apps/simulators,apps/web,apps/games}/**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, WITH_DATABASE, SCREENS, NIGHTLY, BENCHMARKED_GATEWAY],
        },
      },
      {
        extends: true,
        test: { name: 'nightly', include: [NIGHTLY], exclude: NOT_OURS },
      },
      {
        extends: true,
        // A machine may build all images anew.
        test: {
          name: 'containers',
          include: ['e2e/containers/*.test.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
        },
      },
      {
        extends: true,
        resolve: { alias: ONE_GRAPHQL },
        test: {
          name: 'web',
          // Added to those above. Production builds of libraries compute less; React's lacks `act`. Pages live for the length of a test: most are gone when a generation this large is collected.
          execArgv: ['--conditions=production', '--max-semi-space-size=128', '--min-semi-space-size=128'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          setupFiles: ['apps/web/test/quick-libraries.ts', 'apps/web/test/new-page.ts'],
          include: [SCREENS],
          exclude: NOT_OURS,
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
        resolve: { alias: ONE_GRAPHQL },
        test: {
          name: 'gateway',
          include: ['apps/gateway/**/*.test.ts', BENCHMARKED_GATEWAY],
          exclude: NOT_OURS,
          ...database,
        },
      },
    ],
  },
})
