import type { BrowserContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { waitUntilReady } from './page-ready.ts'
import { test as base } from './test.ts'

/**
 * `test` with one browser context per worker. Cookies and storage are cleared before each test; the HTTP cache stays, which saves
 * loading the site again. For tests that change nothing.
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, ...project.use.contextOptions })
      await context.newPage()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext: context }, use) => {
    // A page that stays open goes on asking for its own account, which is refused with the cookies of this test.
    for (const page of context.pages()) await page.goto('about:blank')
    await context.clearCookies()
    // On the test's first page, because the previous test's page writes to the storage when it is left.
    const clearStorage = await context.addInitScript((name) => {
      // The frames of games have no storage.
      if (window.origin === 'null' || sessionStorage.getItem('test') === name) return
      sessionStorage.clear()
      localStorage.clear()
      sessionStorage.setItem('test', name)
    }, randomUUID())
    await use(context)
    await clearStorage.dispose()
    for (const event of ['console', 'weberror', 'request', 'requestfinished', 'requestfailed', 'response'] as const)
      context.removeAllListeners(event)
  },
  page: async ({ context }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The page has been closed.')
    // A pointer left by the previous test would show hover states.
    await page.mouse.move(0, 0)
    waitUntilReady(page)
    await use(page)
  },
})
