/** How dice write their figures in a language. */
export interface Figures {
  /** Hundredths with two decimals: 5000 is "50.00". */
  hundredths(count: number): string
  /** Ten-thousandths with two to four decimals: 29102 is "2.9102×". */
  times(tenThousandths: bigint): string
  /** Winning faces of ten thousand: 4850 is "48.50%". */
  chance(ways: number): string
}

export function figures(language: string): Figures {
  const two = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const four = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  return {
    hundredths: (count) => two.format(count / 100),
    times: (tenThousandths) => `${four.format(Number(tenThousandths) / 10_000)}×`,
    chance: (ways) => `${two.format(ways / 100)}%`,
  }
}
