import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { modelById } from '@playhouse/engines/slot/models.ts'
import type { ListedModel } from '@playhouse/engines/slot/models.ts'
import { seededRandom } from '../src/media/random.ts'
import { weighted, whole } from './chance.ts'
import { POOR_MEMBER, RICH_MEMBER, STEADY_MEMBER } from './demo-accounts.ts'
import type { WorldGame } from './games.ts'
import { STAKES } from './habits.ts'
import { jackpotsOfGames, type WorldJackpot } from './jackpots.ts'
import type { WorldMember } from './members.ts'

/** An open slot; past rounds are played on these. */
export interface OpenGame {
  nodeId: number
  model: ListedModel
  jackpot: WorldJackpot | undefined
}

export interface Player {
  memberId: number
  demo: boolean
  registeredAt: number
  /** Weight for starting the next sitting. */
  weight: number
  /** Index into STAKES. */
  stakeLevel: number
  favourites: OpenGame[]
  /** Minor units. */
  cash: bigint
  lastDeposit: bigint
  /** Epoch milliseconds of its last event. */
  busyUntil: number
}

/** Agents play rarely. */
const AGENT_WEIGHT = 0.1
/** Distribution of usual stakes: members per ten for each of STAKES. */
const STAKE_LEVELS = weighted([14, 18, 22, 20, 13, 8, 4, 1])

/** Everyone who may play, in order of registration; scripted demo accounts never play by chance. */
export function makePlayers(seed: number, members: readonly WorldMember[], games: readonly WorldGame[]): Player[] {
  const random = seededRandom(`${seed}:players`)
  const jackpots = jackpotsOfGames(games)
  const open = games.flatMap((game): (OpenGame & { popularity: number })[] => {
    const model = game.modelId && !game.maintenance ? modelById(game.modelId) : undefined
    return model
      ? [{ nodeId: game.nodeId, model, jackpot: jackpots.get(game.nodeId), popularity: game.popularity }]
      : []
  })
  const drawGame = weighted(open.map((game) => game.popularity))
  const notByChance = new Set<string>([POOR_MEMBER.username, RICH_MEMBER.username, STEADY_MEMBER.username])
  return members.map((member) => {
    const own = (member.kind === 0 ? 1 : AGENT_WEIGHT) * (1 - random()) ** -0.6
    return {
      memberId: member.id,
      demo: member.kind === 4,
      registeredAt: member.registeredAt.getTime(),
      weight: member.kind === 4 || notByChance.has(member.username) ? 0 : own,
      stakeLevel: Math.min(STAKES.length - 1, STAKE_LEVELS(random)),
      favourites: Array.from({ length: whole(random, 2, 6) }, () => open[drawGame(random)] as OpenGame),
      cash: 0n,
      lastDeposit: 50_000n * MINOR_UNITS,
      busyUntil: member.registeredAt.getTime(),
    }
  })
}
