import { expect, test as base } from '@playwright/test'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { followRequests } from './network-idle.ts'
import { Problems } from './problems.ts'

interface Options {
  /** The language this browser has chosen; null where it has chosen none. */
  language: LanguageCode | null
  /** The theme this browser has chosen; null where it has chosen none. */
  theme: 'dark' | 'light' | null
  /** Whether this browser has still to be shown the notice of its session; it would cover what a test looks at. */
  notice: boolean
}

interface Fixtures {
  /** Notes language, theme and notice in the browser's storage before its first page; what a page notes later stays. */
  noted: void
  /** Fails the test when anything goes wrong in the browser that the test has not announced. */
  problems: Problems
  /** The operations that pages have asked of the gateway so far, in order. */
  operations: string[]
}

/** Playwright's test, in English unless said otherwise, and strict about what goes wrong unseen. */
export const test = base.extend<Options & Fixtures>({
  language: ['EN', { option: true }],
  theme: [null, { option: true }],
  notice: [false, { option: true }],
  noted: [
    async ({ context, language, theme, notice }, use) => {
      // A storage state of the context would be set in a page of its own, which takes as long as the test's.
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
