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

/** Game of the graph, every field ready: a screen shows hundreds, so that a function for a field is worth to be spared. */
export interface GameSource {
  nodeId: number
  id: string
  name: string
  /** Its address; empty where it was not asked for. */
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
  /** Null where the platform does not tell it, and where it was not asked for. */
  minStake: ReturnType<typeof money> | null
  maxStake: ReturnType<typeof money> | null
  /** Null for who keeps no favourites, and where it was not asked for. */
  isFavourite: boolean | null
  launchTarget: LaunchTarget | null
}

/**
 * What turns games of the catalogue into games of the graph for this caller: it knows the hosts of their pictures and the
 * viewer's favourites, where they are asked for. Ask for it beside the games, not after them.
 * @param info of the field that the games are below
 * @throws PlatformUnavailable when pictures or stakes are asked for and no answer of the brand is known
 */
export async function gameMapping(
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

/** GameUnderMaintenance of the graph: the game that is closed; others are suggested when asked for. */
export interface GameUnderMaintenanceSource {
  closed: { nodeId: number }
}
