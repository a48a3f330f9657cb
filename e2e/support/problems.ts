import type { BrowserContext } from '@playwright/test'

/** A request that the page itself gave up, such as a picture of a screen that was left. */
const GIVEN_UP = 'net::ERR_ABORTED'

/** What went wrong in a browser: errors in its console, errors of its scripts, requests that failed or were refused. */
export class Problems {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      this.#found.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#found.push(`script: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      if (reason !== GIVEN_UP) this.#found.push(`request: ${reason} ${request.url()}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.#found.push(`answer: ${response.status()} ${response.url()}`)
    })
  }

  /** Says that the test brings about problems like this one. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Everything that went wrong and was not expected. */
  get unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
  }
}
