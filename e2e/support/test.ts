import { expect, test as base } from '@playwright/test'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { followRequests } from '@playhouse/testing/network-idle.ts'
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
  /** Sets language, theme and notice in the storage before the first page; later changes by pages stay. */
  initialStorage: void
  /** Fails the test on unexpected problems in the browser. */
  problems: Problems
  /** GraphQL operations that pages have sent so far, in order. */
  operations: string[]
}

/** Playwright's test, in English by default. Fails on errors in console, scripts and network. */
export const test = base.extend<Options & Fixtures>({
  language: ['EN', { option: true }],
  theme: [null, { option: true }],
  notice: [false, { option: true }],
  initialStorage: [
    async ({ context, language, theme, notice }, use) => {
      // Playwright sets a context's storage state in a page of its own, which takes as long as the test's page.
      const script = await context.addInitScript(
        ([local, session]) => {
          // The frames of games have no storage.
          if (window.origin === 'null') return
          for (const [key, value] of Object.entries(local)) {
            if (value !== null && localStorage.getItem(key) === null) localStorage.setItem(key, value)
          }
          for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
        },
        [{ hisLang: language, theme }, notice ? {} : { index_notice: 'seen' }] as const,
      )
      await use()
      await script.dispose()
    },
    { auto: true },
  ],
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
