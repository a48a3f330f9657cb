import { defineConfig } from '@playwright/test'
import { startTestClock } from '@playhouse/testing/test-clock.ts'
import { chromiumFlags } from '../scripts/lib/browser.ts'

await startTestClock()

/** A test's page lives for seconds: optimizing its code costs an eighth of the processor time and pays nothing back. */
const UNOPTIMIZED = '--js-flags=--max-optimized-bytecode-size=0'

export default defineConfig({
  testDir: 'tests',
  globalSetup: './global-setup.ts',
  // Tests wait half of their time: two workers would leave a third of two cores idle. Each worker has a session of its own for
  // each demo account, and an account has at most three.
  workers: 3,
  fullyParallel: true,
  // Only failing tests wait this long. On a busy machine a page may need ten times its usual time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // global-setup.ts sets this and CHROMIUM_PATH, so that loading this file installs and starts nothing.
    baseURL: process.env.E2E_SITE_URL,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a sixth of the run; use `--trace on` for a test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags(), UNOPTIMIZED] },
  },
})
