/** Basis points as a ratio, for formatting as a percentage. */
export const toRatio = (basisPoints: number): number => basisPoints / 10_000

/** Basis points of a typed percentage such as `0.5` or `0,5`; undefined if it is no number, or finer than a hundredth. */
export function typedRate(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** A rate as it is typed. */
export const rateText = (basisPoints: number): string => String(basisPoints / 100)

/** A typed prize series such as `1950`; undefined if it is no whole number of that length. */
export const typedSeries = (text: string): number | undefined =>
  /^\d{4}$/.test(text.trim()) ? Number(text) : undefined
