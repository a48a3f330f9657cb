import { getFavourites } from './favourites.ts'
import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { GAME_IDS_MAX, gameList, type GAME_SORTS } from '@playhouse/platform-api/games.ts'
import type { GameSort, LobbyGamesArgs } from '@playhouse/schema/types.generated.ts'
import {
  LOBBY_PAGE_SIZE,
  LOBBY_CATEGORIES,
  type GameCategory,
  type LobbyId,
} from '@playhouse/shared/game-categories.ts'
import { FAMILY_MAX, LOBBY_PAGE_MAX, LOBBY_VENDORS_MAX, SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import type { GraphQLResolveInfo } from 'graphql'
import { pageInfo, type Paged } from '../base/connections.ts'
import { takes } from '../base/contract-input.ts'
import type { Context } from '../base/context.ts'
import { badArgument } from '../base/errors.ts'
import { classCodes } from './game-classes.ts'
import { createGameMapper } from './game.ts'

const SORTS: Readonly<Record<GameSort, (typeof GAME_SORTS)[number]>> = {
  POPULAR: 'popular',
  NEW: 'new',
  NAME: 'name',
  RETURN_TO_PLAYER: 'rtp',
  VOLATILITY: 'volatility',
}

/** Matches no game: node ids are smaller. */
const NO_GAME = '999999999'

/**
 * A page of a lobby's games. A page past the end is empty but has the totals.
 * @throws GraphQLError BAD_USER_INPUT for too long a search, too many vendors, or an invalid number of lines
 * @throws PlatformUnavailable
 */
export async function lobbyPage(
  context: Context,
  id: LobbyId | null,
  args: Paged<LobbyGamesArgs>,
  info: GraphQLResolveInfo,
) {
  const page = Math.min(args.page, LOBBY_PAGE_MAX)
  const filter = getFilter(args.filter)
  const requested = async () =>
    context.platform.read(gameList, {
      ...(id && { gameType: [...LOBBY_CATEGORIES[id]] }),
      ...filter,
      ...(args.filter?.favourites && { nodeIds: await favouriteNodeIds(context) }),
      ...(args.oneOfFamily && isFoldable(args.filter) && { oneOfFamily: 1 as const }),
      sort: SORTS[args.sort ?? 'POPULAR'],
      pageNo: page,
      pageSize: Math.min(args.pageSize, LOBBY_PAGE_SIZE),
    })
  const [list, toGame] = await Promise.all([requested(), createGameMapper(context, info)])
  return {
    nodes: list.games.map(toGame),
    totalCount: list.totalCount,
    foldedCount: list.foldedCount ?? 0,
    pageInfo: pageInfo(page, list.totalPages),
    suggestions: list.nearest?.map(toGame) ?? null,
    correctedSearch: list.corrected ?? null,
    elsewhere: list.elsewhere ? getLobbies(list.elsewhere) : null,
  }
}

/** A filter that selects all games anyway uses the same request as no filter, so that its response is cached once. */
const isFoldable = (filter: LobbyGamesArgs['filter']) =>
  !filter?.search?.trim() && !filter?.favourites && filter?.family == null

/** Matches by lobby, most first. */
function getLobbies(categories: readonly { gameType: GameCategory; gameCount: number }[]) {
  const lobbies = Object.entries(LOBBY_CATEGORIES) as [LobbyId, readonly GameCategory[]][]
  return lobbies
    .map(([lobbyId, own]) => ({
      lobbyId,
      gameCount: categories.reduce((sum, one) => sum + (own.includes(one.gameType) ? one.gameCount : 0), 0),
    }))
    .filter(({ gameCount }) => gameCount > 0)
    .toSorted((a, b) => b.gameCount - a.gameCount)
}

/** The viewer's latest favourites; without favourites an id that matches no game, because an empty list matches all. */
async function favouriteNodeIds(context: Context): Promise<string[]> {
  const favourites = context.session.platform ? await getFavourites(context) : null
  return favourites?.size ? [...favourites.keys()].slice(0, GAME_IDS_MAX).map(String) : [NO_GAME]
}

type RequestedFor = Omit<InputOf<typeof gameList>, 'nodeIds' | 'sort' | 'pageNo' | 'pageSize'>

function getFilter(filter: LobbyGamesArgs['filter']): RequestedFor {
  const { minBet, minPayLines, family } = filter ?? {}
  const vendors = [...new Set(filter?.vendors)].filter((code) => code !== '').toSorted()
  const search = filter?.search?.trim() ?? ''
  if (vendors.length > LOBBY_VENDORS_MAX) throw badArgument(`A filter names at most ${LOBBY_VENDORS_MAX} vendors.`)
  if (search.length > SEARCH_TEXT_MAX) throw badArgument(`A search has at most ${SEARCH_TEXT_MAX} characters.`)
  if (family != null && family.length > FAMILY_MAX) throw badArgument('There is no such family.')
  if (minPayLines != null && !takes(gameList, 'minLineNum', minPayLines))
    throw badArgument('A game has 1 to 10000 lines.')
  return {
    ...(vendors.length > 0 && { vassalage: vendors }),
    ...(search !== '' && { gameName: search }),
    ...(family != null && { family }),
    ...(filter?.classes?.length && { gameClassify: classCodes(filter.classes) }),
    ...(minBet != null && { minBet }),
    ...(minPayLines != null && { minLineNum: minPayLines }),
    ...(filter?.hot && { isHot: 1 as const }),
    ...(filter?.new && { isNew: 1 as const }),
    ...(filter?.open && { isOpen: 1 as const }),
  }
}
