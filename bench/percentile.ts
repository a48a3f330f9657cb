/** Nearest-rank percentile; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Median of an odd number of values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
