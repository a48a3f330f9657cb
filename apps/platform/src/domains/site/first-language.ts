/** Of rows that say the same in several languages, the one whose language stands first in the chain; in the order given. */
export function inFirstLanguage<Row extends { language: string }>(
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
