import { comparePositions, type PublishedEvent } from '@playhouse/platform-api/live.ts'

/** An event with this gateway's sequence number, by which streams track what they have. */
export type NumberedEvent = PublishedEvent & { seq: number }

/** Covers a minute offline, plus the age of a quiet stream's cursor (http/live/stream-hub.ts). */
export const RING_MS = 90_000
/** About 30 MB. A flood of events shortens the resumable time. */
const EVENTS_MAX = 100_000

/** Events of the last 90 seconds in order, also indexed by member. */
export class LiveRing {
  /** All events after this position are in the ring; undefined before the first batch. */
  #floor: string | undefined
  #position = ''
  #seq = 0
  #events: NumberedEvent[] = []
  /** Index of the first event that is kept. */
  #head = 0
  readonly #byMember = new Map<number, NumberedEvent[]>()

  /** Position of the last event; undefined before the first batch. */
  get position(): string | undefined {
    return this.#floor === undefined ? undefined : this.#position
  }

  get seq(): number {
    return this.#seq
  }

  /** Starts over after `position`; earlier cursors cannot be resumed. */
  reset(position: string): void {
    this.#events = []
    this.#head = 0
    this.#byMember.clear()
    this.#floor = position
    this.#position = position
  }

  /** Adds events newer than the ring's position. @returns the added ones */
  add(events: readonly PublishedEvent[]): NumberedEvent[] {
    const fresh: NumberedEvent[] = []
    for (const published of events) {
      if (comparePositions(published.position, this.#position) <= 0) continue
      this.#position = published.position
      this.#seq += 1
      const event = { ...published, seq: this.#seq }
      fresh.push(event)
      this.#events.push(event)
      const own = this.#byMember.get(event.memberId)
      if (own) own.push(event)
      else this.#byMember.set(event.memberId, [event])
    }
    return fresh
  }

  /** Events of a member (0: public) after a position, only the last of balances. Undefined when some may be missing. */
  since(memberId: number, after: string): NumberedEvent[] | undefined {
    if (this.#floor === undefined || comparePositions(after, this.#floor) < 0) return undefined
    // A position of another database.
    if (comparePositions(after, this.#position) > 0) return undefined
    const missed = (this.#byMember.get(memberId) ?? []).filter(({ position }) => comparePositions(position, after) > 0)
    const lastBalance = missed.findLast(({ event }) => event.type === 'BALANCE')
    return missed.filter((event) => event.event.type !== 'BALANCE' || event === lastBalance)
  }

  dropOld(now = Date.now()): void {
    while (this.#head < this.#events.length) {
      const oldest = this.#events[this.#head]
      const isStored = oldest && now - oldest.at < RING_MS && this.#events.length - this.#head <= EVENTS_MAX
      if (!oldest || isStored) break
      this.#head += 1
      this.#floor = oldest.position
      const own = this.#byMember.get(oldest.memberId)
      own?.shift()
      if (own?.length === 0) this.#byMember.delete(oldest.memberId)
    }
    if (this.#head > 1_000 && this.#head * 2 > this.#events.length) {
      this.#events = this.#events.slice(this.#head)
      this.#head = 0
    }
  }
}
