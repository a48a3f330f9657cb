import type { ServerResponse } from 'node:http'
import type { LiveSource } from '../../domains/live/live-source.ts'
import type { LiveMember } from '../../platform/live-feed.ts'
import type { LiveGroup } from './live-group.ts'

/** Most that may queue for a slow reader beyond its socket buffer. */
export const QUEUE = { events: 64, bytes: 256 * 1024 }
/** Time for a reader to receive the end of a stream. */
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
  readonly rooms: Set<string>
  /** Events up to this number were sent or predate the stream. */
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
    raw.write(group.format.opening)
  }

  /** The socket buffer is full. */
  get isFull(): boolean {
    return this.#isFull && !this.isEnded
  }

  /** @returns false when the queue is full: the reader is too slow */
  send(bytes: Buffer, type: string): boolean {
    if (this.isEnded) return true
    if (!this.#isFull) {
      this.#isFull = !this.#raw.write(bytes)
      return true
    }
    // Only the last balance matters.
    const earlier = type === 'BalanceChanged' ? this.#waiting.findIndex((one) => one.type === type) : -1
    if (earlier >= 0) this.#waitingBytes -= this.#waiting.splice(earlier, 1)[0]?.bytes.length ?? 0
    this.#waiting.push({ bytes, type })
    this.#waitingBytes += bytes.length
    return this.#waiting.length <= QUEUE.events && this.#waitingBytes <= QUEUE.bytes
  }

  /** Skips a reader with a full socket, which has enough to read. */
  beat(bytes: Buffer = this.group.format.heartbeat): void {
    if (!this.#isFull && !this.isEnded) this.#isFull = !this.#raw.write(bytes)
  }

  /** Ends the stream after what is queued with `last`. */
  end(last: Buffer = this.group.format.end): void {
    if (this.isEnded) return
    this.isEnded = true
    for (const { bytes } of this.#waiting.splice(0)) this.#raw.write(bytes)
    this.#raw.end(last)
    setTimeout(() => this.#raw.destroy(), END_WITHIN_MS).unref()
  }

  /** As `end`, dropping what is queued. */
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
