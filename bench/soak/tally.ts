import { percentile } from '../percentile.ts'

/** Results so far. */
export class Tally {
  readonly wrong: string[] = []
  readonly #errors = new Map<string, number>()
  readonly #times = new Map<string, number[]>()

  /** Counts a response to `operation` with the codes of its errors. */
  answered(operation: string, milliseconds: number, codes: readonly string[]): void {
    const times = this.#times.get(operation) ?? []
    times.push(milliseconds)
    this.#times.set(operation, times)
    for (const code of new Set(codes)) this.#errors.set(code, (this.#errors.get(code) ?? 0) + 1)
  }

  /** Records a wrong response unless `right`. */
  check(right: boolean, what: string): void {
    if (!right) this.wrong.push(what)
  }

  /** Responses per error code; a response counts once per code. */
  get errors(): ReadonlyMap<string, number> {
    return this.#errors
  }

  /** Count and durations in milliseconds per operation. */
  rows(): { operation: string; count: number; p50: number; p99: number }[] {
    const row = (operation: string, times: readonly number[]) => ({
      operation,
      count: times.length,
      p50: Math.round(percentile(times, 0.5)),
      p99: Math.round(percentile(times, 0.99)),
    })
    const all = [...this.#times.values()].flat()
    return [...[...this.#times].map(([operation, times]) => row(operation, times)), row('all', all)]
  }
}
