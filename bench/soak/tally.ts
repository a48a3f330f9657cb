import { percentile } from '../search/percentile.ts'

/** What the soak has seen so far. */
export class Tally {
  /** Answers that say something that is not so; each in words. */
  readonly wrong: string[] = []
  readonly #errors = new Map<string, number>()
  readonly #times = new Map<string, number[]>()

  /** One answer to `operation`, with the codes of its errors. */
  answered(operation: string, milliseconds: number, codes: readonly string[]): void {
    const times = this.#times.get(operation) ?? []
    times.push(milliseconds)
    this.#times.set(operation, times)
    for (const code of new Set(codes)) this.#errors.set(code, (this.#errors.get(code) ?? 0) + 1)
  }

  /** Notes a wrong answer unless `right`. */
  check(right: boolean, what: string): void {
    if (!right) this.wrong.push(what)
  }

  /** Answers with an error, by code; one answer counts once for each of its codes. */
  get errors(): ReadonlyMap<string, number> {
    return this.#errors
  }

  /** Operations with how often they were asked, and their durations in milliseconds. */
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
