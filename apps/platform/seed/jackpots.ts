import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { engineOfModel } from '@playhouse/engines/all.ts'
import type { game } from '../src/db/tables/games.ts'

type CatalogueGame = typeof game.$inferInsert

/** An invented jackpot, named the same in every language. Vendors with transfer wallets have none, because their stakes bypass the operator. */
export interface WorldJackpot {
  id: string
  name: string
  vendorCode: string
  /** Minor units. */
  seedAmount: bigint
  contributionPpm: number
  /** Stake units; null for must-drop jackpots. */
  oneIn: number | null
  /** Minor units; null for jackpots drawn by rounds. */
  mustDropBy: bigint | null
}

/**
 * A large one, a middling one, a small one that is won every few days of the world, and a smaller one that must drop and does so
 * about every seventeen hours. A stake is worth its share of the seed and what it feeds, at most 2.5 % together: less than the house
 * keeps of it. Of the one that must drop, 50,000 are fed on the average until it does: with the 20,000 it starts with 2.1 %.
 */
export const JACKPOTS: readonly WorldJackpot[] = [
  ['moonwell', 'Moonwell', 'MRT', 20_000_000n, 10_000, { oneIn: 4_000_000_000 }] as const,
  ['nine-kites', 'Nine Kites', 'VKG', 1_000_000n, 15_000, { oneIn: 100_000_000 }] as const,
  ['lacquer-casket', 'Lacquer Casket', 'TLC', 500_000n, 10_000, { oneIn: 50_000_000 }] as const,
  ['paper-comet', 'Paper Comet', 'PGN', 20_000n, 15_000, { mustDropBy: 120_000n * MINOR_UNITS }] as const,
].map(([id, name, vendorCode, seed, contributionPpm, kind]) => {
  return {
    id,
    name,
    vendorCode,
    seedAmount: seed * MINOR_UNITS,
    contributionPpm,
    oneIn: null,
    mustDropBy: null,
    ...kind,
  }
})

/** Games of a jackpot: the most played open slots of its vendor. */
const GAMES_OF_ONE = 120

export function jackpotsOfGames(games: readonly CatalogueGame[]): Map<number, WorldJackpot> {
  return new Map(
    JACKPOTS.flatMap((jackpot) =>
      games
        .filter((game) => game.vendorCode === jackpot.vendorCode && playsForJackpot(game))
        .toSorted((a, b) => b.popularity - a.popularity)
        .slice(0, GAMES_OF_ONE)
        .map(({ nodeId }) => [nodeId, jackpot] as const),
    ),
  )
}

/** Slots whose rounds end at once, as jackpot draws require. */
function playsForJackpot({ category, modelId, maintenance }: CatalogueGame): boolean {
  const played = modelId && !maintenance && category === 'RNG' ? engineOfModel(modelId) : undefined
  return played !== undefined && !played.engine.moves && !played.engine.shared
}
