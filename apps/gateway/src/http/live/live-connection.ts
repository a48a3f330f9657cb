import type { ServerResponse } from 'node:http'
import type { LiveMember, LiveSource } from '../../domains/live/live-source.ts'
import { END, HEARTBEAT, OPENING } from './multipart.ts'
import type { LiveGroup } from './live-group.ts'

/** What may wait for a slow reader beyond what its socket holds. */
export const QUEUE = { events: 64, bytes: 256 * 1024 }
/** For the end of a stream to be read. */
const END_WITHIN_MS = 5_000

interface Waiting {
  bytes: Buffer
  type: string
}

/** One open stream. */
export class LiveConnection {
  readonly group: LiveGroup
  readonly member: LiveMember | undefined
  readonly lotteries: readonly string[]
  /** Chat rooms that it follows. */
  readonly rooms: Set<string>
  /** Events up to this number are not for it: it came later, or has them. */
  seq: number
  checkedAt = Date.now()
  isEnded = false
  readonly #raw: ServerResponse
  #isFull = false
  #waiting: Waiting[] = []
  #waitingBytes = 0

  constructor(
    raw: ServerResponse,
    group: LiveGroup,
    { member, lotteries, rooms }: Pick<LiveSource, 'member' | 'lotteries' | 'rooms'>,
    seq: number,
  ) {
    this.#raw = raw
    this.group = group
    this.member = member
    this.lotteries = lotteries
    this.rooms = new Set(rooms)
    this.seq = seq
    raw.on('drain', () => this.#flush())
    raw.write(OPENING)
  }

  /** The socket takes nothing at the moment. */
  get isFull(): boolean {
    return this.#isFull && !this.isEnded
  }

  /** @returns false when the reader is too slow: too much waits for it */
  send(bytes: Buffer, type: string): boolean {
    if (this.isEnded) return true
    if (!this.#isFull) {
      this.#isFull = !this.#raw.write(bytes)
      return true
    }
    // Of balances only the last matters.
    const earlier = type === 'BalanceChanged' ? this.#waiting.findIndex((one) => one.type === type) : -1
    if (earlier >= 0) this.#waitingBytes -= this.#waiting.splice(earlier, 1)[0]?.bytes.length ?? 0
    this.#waiting.push({ bytes, type })
    this.#waitingBytes += bytes.length
    return this.#waiting.length <= QUEUE.events && this.#waitingBytes <= QUEUE.bytes
  }

  /** A reader with a full socket gets none: it has enough to read. */
  beat(bytes: Buffer = HEARTBEAT): void {
    if (!this.#isFull && !this.isEnded) this.#isFull = !this.#raw.write(bytes)
  }

  /** Ends the stream with what waits and `last`, which holds the final boundary. */
  end(last: Buffer = END): void {
    if (this.isEnded) return
    this.isEnded = true
    for (const { bytes } of this.#waiting.splice(0)) this.#raw.write(bytes)
    this.#raw.end(last)
    setTimeout(() => this.#raw.destroy(), END_WITHIN_MS).unref()
  }

  /** As `end`, without what waits. */
  endNow(last: Buffer): void {
    this.#waiting = []
    this.end(last)
  }

  #flush(): void {
    this.#isFull = false
    while (!this.#isFull) {
      const next = this.#waiting.shift()
      if (!next) return
      this.#waitingBytes -= next.bytes.length
      this.#isFull = !this.#raw.write(next.bytes)
    }
  }
}
