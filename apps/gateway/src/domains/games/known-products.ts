import { isGameCategory, type GameCategory } from '@playhouse/shared/game-categories.ts'

/** Leaves out rows about categories of a newer platform. */
export const withKnownProducts = <T extends { product: string }>(rows: readonly T[]) =>
  rows.filter((row): row is T & { product: GameCategory } => isGameCategory(row.product))

/** True if at least one of the named categories is known, or none is named: it counts all. */
export const hasKnownProducts = ({ products }: { products: readonly string[] }): boolean =>
  products.length === 0 || products.some(isGameCategory)
