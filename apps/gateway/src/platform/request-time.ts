import type { Deadlines } from './call-facts.ts'

/** As `AbortSignal.timeout` says it. */
const TOO_LATE = 'TimeoutError'

/** True when the signal was aborted by a deadline, not by a caller who left. */
export function isTooLate({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === TOO_LATE
}

/**
 * The time of one request: a deadline for the whole, and within it one for what its sections read. Sections are resolved side
 * by side, so they share the moment at which they are too late; one that is becomes null, and the others are answered then.
 */
export class RequestTime {
  readonly #request = new AbortController()
  readonly #acts = new AbortController()
  readonly #sectionMs: number
  readonly #requestTimer: NodeJS.Timeout
  #sections: AbortController | undefined
  #sectionTimer: NodeJS.Timeout | undefined

  constructor({ sectionMs, requestMs }: Pick<Deadlines, 'sectionMs' | 'requestMs'>) {
    this.#sectionMs = sectionMs
    this.#requestTimer = setTimeout(() => this.#end(), requestMs)
    // A request whose answer nobody sees leave must not keep the process.
    this.#requestTimer.unref()
  }

  /** Aborted when the caller has left or the request's time is over. */
  get whole(): AbortSignal {
    return this.#request.signal
  }

  /** Aborted when the request's time is over, whether or not its caller waits: whoever presses and goes on meant it. */
  get acts(): AbortSignal {
    return this.#acts.signal
  }

  /** Aborted with the whole, and when the sections' time is over. That begins with the first read. */
  sections(): AbortSignal {
    if (this.whole.aborted) return this.whole
    if (!this.#sections) {
      const sections = (this.#sections = new AbortController())
      const late = () => sections.abort(new DOMException('The sections took too long.', TOO_LATE))
      this.#sectionTimer = setTimeout(late, this.#sectionMs).unref()
    }
    return this.#sections.signal
  }

  /** What is read after something was done has its own time: the sections of a mutation's result. */
  sectionsAnew(): void {
    clearTimeout(this.#sectionTimer)
    this.#sections = undefined
  }

  /** The caller has left: all that is read for it alone stops. */
  leave(): void {
    this.#hangUp(new DOMException('The caller has left.', 'AbortError'))
  }

  /** The answer has left; nothing is waited for any more. */
  finish(): void {
    clearTimeout(this.#requestTimer)
    clearTimeout(this.#sectionTimer)
  }

  #end(): void {
    const reason = new DOMException('The request took too long.', TOO_LATE)
    this.#hangUp(reason)
    this.#acts.abort(reason)
  }

  #hangUp(reason: DOMException): void {
    clearTimeout(this.#sectionTimer)
    this.#request.abort(reason)
    this.#sections?.abort(reason)
  }
}
