import type { BrowserContext } from '@playwright/test'

/** A request that the page itself cancelled, such as for an image of a screen that was left. */
const CANCELLED = 'net::ERR_ABORTED'

/** Errors in a browser: in its console and scripts, and failed or refused requests. */
export class Problems {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      this.#found.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => {
      const { stack, message } = error.error()
      this.#found.push(`script: ${stack ?? message} (${error.page()?.url()})`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      if (reason !== CANCELLED) this.#found.push(`request: ${reason} ${request.url()}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.#found.push(`response: ${response.status()} ${response.url()}`)
    })
  }

  /** Allows problems that the test provokes. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  get unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
  }
}
