/** Far above how long a response is under way, and below what a player notices of a countdown. */
const AHEAD_MAX_MS = 30_000

/** Notices a platform whose clock differs from this one's: countdowns are shown by both. */
export class PlatformClock {
  readonly #onDiffers: (aheadSeconds: number) => void
  /** As last reported. */
  #aheadMs = 0
  /** Responses of one second have the same. */
  #lastDate: string | undefined

  /** `onDiffers` is called once per change, with 0 when the clocks agree again. */
  constructor(onDiffers: (aheadSeconds: number) => void) {
    this.#onDiffers = onDiffers
  }

  /** `date`: header of a response that has just arrived. */
  observe(date: string | undefined): void {
    if (date === this.#lastDate) return
    this.#lastDate = date
    const ahead = date === undefined ? Number.NaN : Date.parse(date) - Date.now()
    if (Number.isNaN(ahead)) return
    const aheadMs = Math.abs(ahead) > AHEAD_MAX_MS ? ahead : 0
    if (Math.abs(aheadMs - this.#aheadMs) <= AHEAD_MAX_MS) return
    this.#aheadMs = aheadMs
    this.#onDiffers(Math.round(aheadMs / 1_000))
  }
}
