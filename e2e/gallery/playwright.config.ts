import { defineConfig } from '@playwright/test'
import whole from '../playwright.config.ts'

/** The same stack and browser as the end-to-end tests; `npm run gallery` runs it. */
export default defineConfig({
  ...whole,
  testDir: '.',
  testMatch: 'pictures.ts',
  globalSetup: '../global-setup.ts',
  reporter: 'list',
  use: { ...whole.use, trace: 'off', screenshot: 'off' },
})
