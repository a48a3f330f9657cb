import { expect, test as base } from '@playwright/test'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
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
  /** Notes that the notice was shown, unless `notice` is on. */
  noticeSeen: void
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
  noticeSeen: [
    async ({ context, notice }, use) => {
      if (!notice) {
        await context.addInitScript(() => {
          // The frames of games have no storage.
          if (window.origin !== 'null') sessionStorage.setItem('index_notice', 'seen')
        })
      }
      await use()
    },
    { auto: true },
  ],
  storageState: async ({ language, theme, baseURL }, use) => {
    const localStorage = [
      ...(language ? [{ name: 'hisLang', value: language as string }] : []),
      ...(theme ? [{ name: 'theme', value: theme as string }] : []),
    ]
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },
  problems: [
    async ({ context }, use) => {
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
