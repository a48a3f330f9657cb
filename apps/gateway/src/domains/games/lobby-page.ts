import { gameList, type GAME_SORTS } from '@playhouse/platform-api/games.ts'
import type { GameSort, LobbyGamesArgs } from '@playhouse/schema/types.generated.ts'
import { LOBBY_PAGE_SIZE, LOBBY_PATHS, type LobbyPath } from '@playhouse/shared/game-categories.ts'
import { LOBBY_PAGE_MAX, LOBBY_VENDORS_MAX, SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import type { GraphQLResolveInfo } from 'graphql'
import { pageInfo, within } from '../../graphql/connections.ts'
import type { Context } from '../../graphql/context.ts'
import { badArgument } from '../../graphql/failures.ts'
import { gameMapping } from './game.source.ts'

const SORTS: Readonly<Record<GameSort, (typeof GAME_SORTS)[number]>> = {
  POPULAR: 'popular',
  NEW: 'new',
  NAME: 'name',
  RETURN_TO_PLAYER: 'rtp',
  VOLATILITY: 'volatility',
}

/**
 * A page of a lobby's games. A page number below 1 is taken as 1; a page past the end holds no games and says how many
 * there are.
 * @throws GraphQLError BAD_USER_INPUT for too long a search or too many vendors
 * @throws PlatformUnavailable
 */
export async function lobbyPage(
  context: Context,
  path: LobbyPath | null,
  args: LobbyGamesArgs,
  info: GraphQLResolveInfo,
) {
  const page = within(args.page ?? 1, LOBBY_PAGE_MAX)
  const asked = context.platform.ask(gameList, {
    ...(path && { gameType: [...LOBBY_PATHS[path]] }),
    ...filterOf(args.filter),
    sort: SORTS[args.sort ?? 'POPULAR'],
    pageNo: page,
    pageSize: within(args.pageSize ?? LOBBY_PAGE_SIZE, LOBBY_PAGE_SIZE),
  })
  const [list, toGame] = await Promise.all([asked, gameMapping(context, info)])
  return {
    __typename: 'GameConnection' as const,
    nodes: list.games.map(toGame),
    totalCount: list.totalCount,
    pageInfo: pageInfo(page, list.totalPages),
  }
}

function filterOf(filter: LobbyGamesArgs['filter']): { vassalage?: string[]; gameName?: string } {
  const vendors = [...new Set(filter?.vendors)].filter((code) => code !== '').toSorted()
  const search = filter?.search?.trim() ?? ''
  if (vendors.length > LOBBY_VENDORS_MAX) throw badArgument(`A filter names at most ${LOBBY_VENDORS_MAX} vendors.`)
  if (search.length > SEARCH_TEXT_MAX) throw badArgument(`A search has at most ${SEARCH_TEXT_MAX} characters.`)
  return { ...(vendors.length > 0 && { vassalage: vendors }), ...(search !== '' && { gameName: search }) }
}
