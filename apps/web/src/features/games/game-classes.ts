import type { GameClass } from '@playhouse/schema/types.generated.ts'

/** Every class of games, each with a name in the language packs. */
export const CLASSES = [
  'SLOT',
  'SCRATCH',
  'VIDEO_POKER',
  'JACKPOT',
  'TABLE',
  'ARCADE',
  'BINGO',
  'BACCARAT',
  'SIC_BO',
  'ROULETTE',
  'DRAGON_TIGER',
  'BULL_BULL',
  'BLACKJACK',
  'OTHER',
] as const satisfies readonly GameClass[]
