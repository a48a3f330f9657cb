import type { Metrics } from './metrics.ts'

interface Open {
  partner: string
  document: string
  startedAt: number
  isStream: boolean
}

/** Label of requests without a document of their partner. */
const NO_DOCUMENT = 'none'

/** Metrics of partners' requests by partner and document, whose names are those of the file. Requests are known by their id. */
export class PartnerRequests {
  readonly #open = new Map<string, Open>()
  readonly #metrics: Metrics | undefined

  constructor(metrics: Metrics | undefined) {
    this.#metrics = metrics
  }

  asks(requestId: string, partner: string, { name, type }: { name: string; type: string }): void {
    if (!this.#metrics) return
    const isStream = type === 'subscription'
    this.#open.set(requestId, { partner, document: name, startedAt: performance.now(), isStream })
    this.#metrics.partnerRequest(partner, name)
  }

  /** A request is refused before it asks for anything. */
  isRefused(partner: string, code: string): void {
    this.#metrics?.partnerRequest(partner, NO_DOCUMENT)
    this.#metrics?.partnerError(partner, NO_DOCUMENT, code)
  }

  fails(requestId: string, codes: readonly string[]): void {
    const open = this.#open.get(requestId)
    if (open) for (const code of codes) this.#metrics?.partnerError(open.partner, open.document, code)
  }

  /** The response has ended. A stream lasts as long as its reader wants. */
  ends(requestId: string): void {
    const open = this.#open.get(requestId)
    if (!open) return
    this.#open.delete(requestId)
    const { partner, document, startedAt, isStream } = open
    if (!isStream) this.#metrics?.partnerSeconds(partner, document, (performance.now() - startedAt) / 1_000)
  }
}
