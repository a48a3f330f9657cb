import { vendorGameTypes, type GAME_CLASSES } from '@playhouse/platform-api/games.ts'
import type { GameClass, GameModel } from '@playhouse/schema/types.generated.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'

const CLASSES: Readonly<Record<(typeof GAME_CLASSES)[number], GameClass>> = {
  SM: 'SLOT',
  SC: 'SCRATCH',
  VP: 'VIDEO_POKER',
  JP: 'JACKPOT',
  TG: 'TABLE',
  AC: 'ARCADE',
  BG: 'BINGO',
  BAC: 'BACCARAT',
  SIC: 'SIC_BO',
  ROU: 'ROULETTE',
  DAT: 'DRAGON_TIGER',
  BJ: 'BLACKJACK',
  NN: 'BULL_BULL',
  OTHER: 'OTHER',
}

/** Class of the graph; `OTHER` for an unknown code. */
export const getClass = (code: string): GameClass => (CLASSES as Readonly<Record<string, GameClass>>)[code] ?? 'OTHER'

const MODELS: Readonly<Record<string, GameModel>> = {
  slot: 'REELS',
  'slot-classic': 'CLASSIC_REELS',
  cascade: 'CASCADE',
  'slot-ways': 'WAYS',
  'slot-free-spins': 'FREE_SPINS',
  dice: 'DICE',
  crash: 'CRASH',
  baccarat: 'BACCARAT',
  fishing: 'FISHING',
  cards: 'CARDS',
  markets: 'MARKETS',
}

/** Model of the graph; null for an unknown one. */
export const findModel = (kind: string): GameModel | null => MODELS[kind] ?? null

export function classCodes(classes: readonly GameClass[]): string[] {
  return Object.entries(CLASSES).flatMap(([code, gameClass]) => (classes.includes(gameClass) ? [code] : []))
}

/**
 * Distinct classes of each vendor's games in some categories, or in all. One call covers all vendors.
 * @throws PlatformUnavailable
 */
export async function readGameClasses(
  platform: PublicPlatform,
  vendorId: string,
  categories: readonly GameCategory[] | undefined,
): Promise<GameClass[]> {
  const { content } = await platform.read(vendorGameTypes, {})
  const codes = (categories ?? Object.keys(content)).flatMap((category) => content[category]?.[vendorId] ?? [])
  return [...new Set(codes.map((code) => CLASSES[code]))]
}
