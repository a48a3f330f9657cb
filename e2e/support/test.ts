import { type Browser, expect, test as base } from '@playwright/test'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { shiftDate } from '@playhouse/testing/shift-clock.mjs'
import { clockAheadMs } from '@playhouse/testing/test-clock.ts'
import { followRequests } from '@playhouse/testing/network-idle.ts'
import { waitUntilReady } from './page-ready.ts'
import { prefer } from './preferences.ts'
import { Problems } from './problems.ts'

interface Options {
  /** The language chosen in this browser; null for none. */
  language: LanguageCode | null
  /** The theme chosen in this browser; null for none. */
  theme: 'dark' | 'light' | null
  /** Whether the session's notice is still to be shown; it covers the page. */
  notice: boolean
}

interface Fixtures {
  /** Sets language, theme and notice before the first page; later changes by pages stay. */
  initialStorage: void
  /** Fails the test on unexpected problems in the browser. */
  problems: Problems
  /** GraphQL operations that pages have sent so far, in order. */
  operations: string[]
}

/** The page takes the time from this header, which has the machine's: browsers cache by it. */
function shiftDateHeader(aheadMs: number): void {
  const { get } = Headers.prototype
  Headers.prototype.get = function shifted(name) {
    const value = get.call(this, name)
    return value && name.toLowerCase() === 'date' ? new Date(Date.parse(value) + aheadMs).toUTCString() : value
  }
}

/** Playwright's test, in English by default. Fails on errors in console, scripts and network. */
export const test = base.extend<Options & Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.addInitScript(shiftDate, clockAheadMs())
        await context.addInitScript(shiftDateHeader, clockAheadMs())
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  language: ['EN', { option: true }],
  theme: [null, { option: true }],
  notice: [false, { option: true }],
  initialStorage: [
    async ({ context, language, theme, notice }, use) => {
      // Playwright sets a context's storage state in a page of its own, which takes as long as the test's page.
      await prefer(context, { language, theme })
      const script = await context.addInitScript((isSeen) => {
        // The frames of games have no storage.
        if (isSeen && window.origin !== 'null') sessionStorage.setItem('index_notice', 'seen')
      }, !notice)
      await use()
      await script.dispose()
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    waitUntilReady(page)
    await use(page)
  },
  problems: [
    async ({ context }, use) => {
      followRequests(context)
      const problems = new Problems(context)
      await use(problems)
      expect(problems.unexpected).toEqual([])
    },
    { auto: true },
  ],
  operations: async ({ context }, use) => {
    const operations: string[] = []
    context.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname !== '/graphql') return
      const body: unknown = request.postDataJSON()
      operations.push(
        searchParams.get('operationName') ?? String((body as { operationName?: string } | null)?.operationName),
      )
    })
    await use(operations)
  },
})

export { expect }
