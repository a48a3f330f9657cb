import { onDegradation } from '@playhouse/platform-api/fields.ts'

/** Fields counted separately; further ones are counted together. */
const FIELDS_MAX = 200

/** Words of enumerations, and schemes of addresses. A name or a number of a person has another form. */
const WORD = /^(?=.{1,60}$)(?:[A-Z]+(?:_[A-Z\d]+)*|[a-z][a-z\d+.-]*:)$/
export const REFUSAL_CODE = /^(?=.{1,60}$)\w+(?:[.-]\w+)*$/

/** What came if it is a word, or only its type: anything else may be personal data. */
export const describeReceived = (value: unknown, word = WORD): string =>
  typeof value === 'string' && word.test(value) ? value : value === null ? 'null' : typeof value

/** Counts values from the platform that this version does not know, by field. */
export class Degradations {
  readonly #counts = new Map<string, number>()
  readonly #onFirst: (field: string, expected: string, received: string) => void

  /** `onFirst` is called once per field, for the log: what was expected, and what came. */
  constructor(onFirst: (field: string, expected: string, received: string) => void) {
    this.#onFirst = onFirst
  }

  /** Counts values that the contract's lenient enumerations replace during `parse`; one process has one listener for them. */
  during<T>(parse: () => T): T {
    const before = onDegradation((field, value, expected) => this.add(field, describeReceived(value), expected))
    try {
      return parse()
    } finally {
      onDegradation(before)
    }
  }

  add(field: string, received: string, expected: string): void {
    const known = this.#counts.get(field)
    if (known === undefined) this.#onFirst(field, expected, received)
    const key = known !== undefined || this.#counts.size < FIELDS_MAX ? field : 'other'
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }
}
