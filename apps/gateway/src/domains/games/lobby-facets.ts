import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameVendors } from '@playhouse/platform-api/games.ts'
import type { GameClass } from '@playhouse/schema/types.generated.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { RequestCurrency } from '../../platform/request-currency.ts'
import { getClass } from './game-classes.ts'

type Lanes = ValueOf<typeof gameVendors>['data']['lanes']

/** Filter options for the games of some categories, or of all; null if the platform reports none. */
export function facetsIn(lanes: Lanes, currency: RequestCurrency, categories?: readonly GameCategory[]) {
  const facetLists = lanes.flatMap(({ title, facets }) =>
    facets && (categories?.includes(title) ?? true) ? [facets] : [],
  )
  const [first] = facetLists
  if (!first) return null
  currency.take(first)
  const classes = new Map<GameClass, number>()
  for (const { gameClassify, gameCount } of facetLists.flatMap((facets) => facets.classes)) {
    const gameClass = getClass(gameClassify)
    classes.set(gameClass, (classes.get(gameClass) ?? 0) + gameCount)
  }
  const stakes = new Set(facetLists.flatMap(({ minBets }) => minBets))
  const sum = (count: 'hotCount' | 'newCount' | 'openCount') =>
    facetLists.reduce((all, facets) => all + facets[count], 0)
  return {
    classes: [...classes].toSorted(([, a], [, b]) => b - a).map(([gameClass, gameCount]) => ({ gameClass, gameCount })),
    minStakes: [...stakes].toSorted((a, b) => Number(parseAmount(a) - parseAmount(b))),
    payLines: [...new Set(facetLists.flatMap(({ lineNums }) => lineNums))].toSorted((a, b) => a - b),
    hotCount: sum('hotCount'),
    newCount: sum('newCount'),
    openCount: sum('openCount'),
  }
}
