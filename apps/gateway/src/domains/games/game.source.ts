import type { CatalogueGame } from '@playhouse/platform-api/games.ts'
import type { GameClass, GameModel } from '@playhouse/schema/types.generated.ts'
import type { GameCategory } from '@playhouse/shared/game-categories.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../base/context.ts'
import type { LaunchTarget } from '@playhouse/schema/types.generated.ts'
import { selects } from '../base/selects.ts'
import { imageHosts } from '../site/pictures.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'
import { classOf, modelOf } from './game-classes.ts'
import { launchTargetOf } from './launch-target.ts'

/** Game of the graph with plain values: a screen shows hundreds of games, so resolvers per field would be slow. */
export interface GameSource {
  nodeId: number
  id: string
  name: string
  /** URL; empty if not selected. */
  picture: string
  category: GameCategory
  vendorId: string
  vendorName: string
  isHot: boolean
  isNew: boolean
  isUnderMaintenance: boolean
  /** Percent, such as `96.50`. */
  returnToPlayer: string | null
  volatility: number | null
  gameClass: GameClass | null
  model: GameModel | null
  jackpotId: string | null
  payLines: number | null
  /** Null if not selected, and if the platform does not report it. */
  minStake: ReturnType<typeof money> | null
  maxStake: ReturnType<typeof money> | null
  /** Null if not selected, and for viewers without favourites. */
  isFavourite: boolean | null
  launchTarget: LaunchTarget | null
}

/**
 * Creates the mapping from the platform's games to the graph's for this caller. Loads picture hosts and favourites if
 * they are selected, so start it in parallel with loading the games.
 * @param info of the field that the games are below
 * @throws PlatformUnavailable when pictures or stakes are selected and the brand was never loaded
 */
export async function createGameMapper(
  context: Context,
  info: GraphQLResolveInfo,
): Promise<(game: CatalogueGame) => GameSource> {
  const [hosts, favourites, currency] = await Promise.all([
    selects(info, 'picture') ? imageHosts(context) : undefined,
    context.session.platform && selects(info, 'isFavourite') ? context.favourites() : undefined,
    selects(info, 'minStake') || selects(info, 'maxStake') ? brandCurrency(context.platform) : undefined,
  ])
  const stake = (amount: string | null | undefined) => (amount == null || !currency ? null : money(amount, currency))
  return (game) => ({
    nodeId: game.nodeId,
    id: String(game.nodeId),
    name: game.gameName,
    picture: hosts?.urlFor(game.showIcon) ?? '',
    category: game.gameType,
    vendorId: game.vassalage,
    vendorName: game.vassalageName,
    isHot: game.isHot,
    isNew: game.isNew,
    isUnderMaintenance: game.maintenance,
    returnToPlayer: game.returnToPlayer === null ? null : percent(game.returnToPlayer),
    volatility: game.volatility,
    gameClass: game.gameClassify == null ? null : classOf(game.gameClassify),
    model: game.gameModel == null ? null : modelOf(game.gameModel),
    jackpotId: game.jackpotId ?? null,
    payLines: game.lineNum ?? null,
    minStake: stake(game.minBet),
    maxStake: stake(game.maxBet),
    isFavourite: favourites?.has(game.nodeId) ?? null,
    launchTarget: launchTargetOf(game),
  })
}

/** Basis points as percent with two decimals: 9650 is `96.50`. */
export function percent(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`
}

/** GameUnderMaintenance of the graph: the closed game; suggestions are loaded on demand. */
export interface GameUnderMaintenanceSource {
  closed: { nodeId: number }
}
