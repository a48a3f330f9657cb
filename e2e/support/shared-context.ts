import type { BrowserContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { test as base } from './test.ts'

/**
 * The house's test in one window a worker: when a test begins nobody is logged in and nothing is noted in it, but what the tests
 * before it have loaded need not be loaded again. For screens that are only looked at.
 */
export const test = base.extend<object, { window: BrowserContext }>({
  window: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, ...project.use.contextOptions })
      await context.newPage()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ window: context }, use) => {
    await context.clearCookies()
    // At a test's first page and not before: pages note things when they are left.
    const emptying = await context.addInitScript((name) => {
      // The frames of games have no storage.
      if (window.origin === 'null' || sessionStorage.getItem('test') === name) return
      sessionStorage.clear()
      localStorage.clear()
      sessionStorage.setItem('test', name)
    }, randomUUID())
    await use(context)
    await emptying.dispose()
    for (const event of ['console', 'weberror', 'request', 'requestfinished', 'requestfailed', 'response'] as const)
      context.removeAllListeners(event)
  },
  page: async ({ context }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The window has been closed.')
    // Where a test has left the pointer, the next one's page would show what it tells of the thing below it.
    await page.mouse.move(0, 0)
    await use(page)
  },
})
