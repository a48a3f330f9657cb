import { onDegradation } from '@playhouse/platform-api/fields.ts'

/** Fields counted separately; further ones are counted together. */
const FIELDS_MAX = 200

/** Counts values from the platform that this version does not know, by field. */
export class Degradations {
  readonly #counts = new Map<string, number>()
  readonly #onFirst: (field: string, value: unknown) => void

  /** `onFirst` is called once per field, for the log. */
  constructor(onFirst: (field: string, value: unknown) => void) {
    this.#onFirst = onFirst
  }

  /** Counts values that the contract's lenient enumerations replace during `parse`; one process has one listener for them. */
  during<T>(parse: () => T): T {
    const before = onDegradation((field, value) => this.add(field, value))
    try {
      return parse()
    } finally {
      onDegradation(before)
    }
  }

  add(field: string, value: unknown): void {
    const known = this.#counts.get(field)
    if (known === undefined) this.#onFirst(field, value)
    const key = known !== undefined || this.#counts.size < FIELDS_MAX ? field : 'other'
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }
}
