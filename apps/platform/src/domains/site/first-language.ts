/**
 * Picks one translation of each thing: the one whose language comes first in the chain. Keeps the order of
 * rows.
 */
export function pickTranslations<Row extends { language: string }>(
  rows: readonly Row[],
  chain: readonly string[],
  sameThing: (row: Row) => string,
): Row[] {
  const preference = ({ language }: Row) => chain.indexOf(language)
  return Object.values(Object.groupBy(rows, sameThing)).flatMap((versions) => {
    const best = versions?.reduce((chosen, row) => (preference(row) < preference(chosen) ? row : chosen))
    return best ? [best] : []
  })
}
