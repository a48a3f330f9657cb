import { onDegradation } from '@playhouse/platform-api/fields.ts'

/** Field names kept apart at most; what comes after is counted together. */
const FIELDS_MAX = 200

/** Counts what the platform said and this version does not understand, by field. */
export class Degradations {
  readonly #counts = new Map<string, number>()
  readonly #firstSeen: (field: string, value: unknown) => void

  /** `firstSeen` hears of each field once, for the log. */
  constructor(firstSeen: (field: string, value: unknown) => void) {
    this.#firstSeen = firstSeen
  }

  /** Counts the values that the contract's lenient enumerations replace, too. */
  listen(): this {
    onDegradation((field, value) => this.add(field, value))
    return this
  }

  add(field: string, value: unknown): void {
    const known = this.#counts.get(field)
    if (known === undefined) this.#firstSeen(field, value)
    const key = known !== undefined || this.#counts.size < FIELDS_MAX ? field : 'other'
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }
}
