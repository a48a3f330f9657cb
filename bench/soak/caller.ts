import { documentHash } from '@playhouse/testing/document-hash.ts'
import type { Tally } from './tally.ts'

export interface Answer {
  // Each caller knows the type of its document.
  data: Record<string, never> | null
  /** Codes of `errors`; empty for a complete response. */
  codes: string[]
}

/** A simulated browser: keeps cookies and sends queries by hash as the built web does. */
export class Caller {
  readonly tally: Tally
  readonly #url: string
  readonly #address: string
  readonly #cookies = new Map<string, string>()

  /** @param address distinguishes callers at the gateway */
  constructor(url: string, address: string, tally: Tally) {
    this.#url = url
    this.#address = address
    this.tally = tally
  }

  /** Sends one of the web's operations and counts its response. Never throws: failures are codes. */
  async ask(operationName: string, variables: object = {}): Promise<Answer> {
    const began = performance.now()
    const reply = await this.#send(operationName, variables).catch(() => ({ data: null, codes: ['NO_CONNECTION'] }))
    this.tally.answered(operationName, performance.now() - began, reply.codes)
    return reply
  }

  async #send(operationName: string, variables: object): Promise<Answer> {
    const response = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.#url,
        'x-forwarded-for': this.#address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({
        operationName,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(operationName) } },
      }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const read = (await response.json()) as Partial<Answer> & { errors?: { extensions: { code: string } }[] }
    return { data: read.data ?? null, codes: (read.errors ?? []).map(({ extensions }) => extensions.code) }
  }
}
