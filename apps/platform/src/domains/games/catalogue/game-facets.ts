import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { gameVendors } from '@playhouse/platform-api/games.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { Shelf } from './catalogue.ts'

type Facets = NonNullable<AnswerOf<typeof gameVendors>['data']['lanes'][number]['facets']>

/** Filter options of some games; options that every game shares are left out. */
export function facetsOf(shelves: readonly Shelf[], currency: string): Facets {
  const count = (kept: (shelf: Shelf) => boolean) =>
    shelves.reduce((sum, shelf) => sum + (kept(shelf) ? shelf.gameCount : 0), 0)
  const classes = new Set(shelves.flatMap(({ gameClass }) => gameClass ?? []))
  const lines = new Set(shelves.flatMap(({ lines: own }) => own ?? []))
  const stakes = new Set(shelves.flatMap(({ minStake }) => minStake ?? []))
  return {
    currency,
    classes: [...classes]
      .map((gameClassify) => ({ gameClassify, gameCount: count(({ gameClass }) => gameClass === gameClassify) }))
      .toSorted((a, b) => b.gameCount - a.gameCount || (a.gameClassify < b.gameClassify ? -1 : 1)),
    lineNums: [...lines].toSorted((a, b) => a - b),
    minBets: [...stakes].toSorted((a, b) => Number(a - b)).map(formatAmount),
    hotCount: count(({ isHot }) => isHot),
    newCount: count(({ isNew }) => isNew),
    openCount: count(({ isOpen }) => isOpen),
  }
}
