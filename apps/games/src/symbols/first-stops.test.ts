import { FREE_SPINS_MODELS } from '@playhouse/engines/free-spins/models.ts'
import { CLASSIC_MODELS, SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import { WAYS_MODELS } from '@playhouse/engines/ways/models.ts'
import { expect, test } from 'vitest'
import { OWN_SYMBOL } from '../theme/game-look.ts'
import { firstStops } from './first-stops.ts'

test.each([
  ...[...SLOT_MODELS, ...CLASSIC_MODELS].map(({ id, reels }) => [id, reels] as const),
  ...WAYS_MODELS.map(({ id, reels }) => [id, reels] as const),
  ...FREE_SPINS_MODELS.map(({ id, base }) => [id, base.reels] as const),
])('shows the game’s own symbol on the reels of %s before the first round', (_id, reels) => {
  const stops = firstStops(reels, 3952)
  expect(stops.map((stop, reel) => reels[reel]?.[(stop + 1) % (reels[reel]?.length ?? 1)])).toContain(OWN_SYMBOL)
  expect(firstStops(reels, 3953)).not.toEqual(stops)
})
