import { type CatalogueGame, trialLaunch } from '@playhouse/platform-api/games.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../base/context.ts'
import { selects } from '../base/selects.ts'
import type { GameSource } from '../base/sources.ts'
import { findLaunchTarget } from '../site/launch-target.ts'
import { imageHosts } from '../site/pictures.ts'
import { loadCurrency } from '../site/settings.ts'
import { loadFavouriteMarks } from './favourites.ts'
import { getClass, findModel } from './game-classes.ts'

const NO_MARKS = () => ({ isFavourite: null, favouriteNote: null })

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
  const [hosts, getMarks, brand] = await Promise.all([
    selects(info, 'picture') ? imageHosts(context) : undefined,
    selects(info, 'isFavourite') || selects(info, 'favouriteNote') ? loadFavouriteMarks(context) : NO_MARKS,
    selects(info, 'hasTrial') ? context.brand() : undefined,
    selects(info, 'minStake') || selects(info, 'maxStake') ? loadCurrency(context) : undefined,
  ])
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
    hasTrial: (game.trial && brand?.offers(trialLaunch)) ?? false,
    returnToPlayerBasisPoints: game.returnToPlayer,
    returnToPlayer: game.returnToPlayer === null ? null : percent(game.returnToPlayer),
    volatility: game.volatility,
    gameClass: game.gameClassify == null ? null : getClass(game.gameClassify),
    model: game.gameModel == null ? null : findModel(game.gameModel),
    family: game.family == null ? null : { id: game.family, gameCount: game.familySize ?? 1 },
    jackpotId: game.jackpotId ?? null,
    payLines: game.lineNum ?? null,
    minStake: game.minBet ?? null,
    maxStake: game.maxBet ?? null,
    ...getMarks(game.nodeId),
    launchTarget: findLaunchTarget(game),
  })
}

/** Basis points as percent with two decimals: 9650 is `96.50`. */
export function percent(basisPoints: number): string {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`
}
