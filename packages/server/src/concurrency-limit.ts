/** How many wait for each one at work, and for how long. */
const QUEUED_PER_SLOT = 4
const WAIT_MS = 2_000

interface Lane {
  atWork: number
  /** In order of arrival. Each takes the slot it is offered. */
  waiting: Set<() => void>
}

/** Limits how much each key does at once; a few more wait for a moment, the rest is refused. */
export class ConcurrencyLimit {
  readonly #slots: number
  readonly #waitMs: number
  /** Only keys with something at work. */
  readonly #lanes = new Map<string, Lane>()

  constructor(slots: number, waitMs = WAIT_MS) {
    this.#slots = slots
    this.#waitMs = waitMs
  }

  /** Takes a slot, at once if one is free. @returns what frees it again; undefined when too much is waiting, or it has waited too long */
  enter(key: string): (() => void) | undefined | Promise<(() => void) | undefined> {
    const lane = this.#lanes.get(key) ?? { atWork: 0, waiting: new Set() }
    this.#lanes.set(key, lane)
    if (lane.atWork < this.#slots) return this.#take(key, lane)
    if (lane.waiting.size >= this.#slots * QUEUED_PER_SLOT) return undefined
    return new Promise((resolve) => {
      const offered = () => {
        clearTimeout(timer)
        resolve(this.#take(key, lane))
      }
      const timer = setTimeout(() => {
        lane.waiting.delete(offered)
        resolve(undefined)
      }, this.#waitMs)
      lane.waiting.add(offered)
    })
  }

  #take(key: string, lane: Lane): () => void {
    lane.atWork += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      lane.atWork -= 1
      const [next] = lane.waiting
      if (next) {
        lane.waiting.delete(next)
        next()
      } else if (lane.atWork === 0) this.#lanes.delete(key)
    }
  }
}
