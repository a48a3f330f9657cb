import { gameList, type GAME_SORTS } from '@playhouse/platform-api/games.ts'
import type { GameSort, LobbyGamesArgs } from '@playhouse/schema/types.generated.ts'
import { LOBBY_PAGE_SIZE, LOBBY_PATHS, type LobbyPath } from '@playhouse/shared/game-categories.ts'
import { LOBBY_PAGE_MAX, LOBBY_VENDORS_MAX, SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { badArgument } from '../../graphql/failures.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'
import { gameOf } from './game.source.ts'

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
export async function lobbyPage(platform: PublicPlatform, path: LobbyPath | null, args: LobbyGamesArgs) {
  const page = within(args.page ?? 1, LOBBY_PAGE_MAX)
  const list = await platform.ask(gameList, {
    ...(path && { gameType: [...LOBBY_PATHS[path]] }),
    ...filterOf(args.filter),
    sort: SORTS[args.sort ?? 'POPULAR'],
    pageNo: page,
    pageSize: within(args.pageSize ?? LOBBY_PAGE_SIZE, LOBBY_PAGE_SIZE),
  })
  const totalPages = Math.max(1, list.totalPages)
  return {
    __typename: 'GameConnection' as const,
    nodes: list.games.map(gameOf),
    totalCount: list.totalCount,
    pageInfo: {
      __typename: 'PageInfo' as const,
      page,
      totalPages,
      hasNextPage: page < totalPages,
      hasPreviousPage: page > 1,
    },
  }
}

function filterOf(filter: LobbyGamesArgs['filter']): { vassalage?: string[]; gameName?: string } {
  const vendors = [...new Set(filter?.vendors)].filter((code) => code !== '').toSorted()
  const search = filter?.search?.trim() ?? ''
  if (vendors.length > LOBBY_VENDORS_MAX) throw badArgument(`A filter names at most ${LOBBY_VENDORS_MAX} vendors.`)
  if (search.length > SEARCH_TEXT_MAX) throw badArgument(`A search has at most ${SEARCH_TEXT_MAX} characters.`)
  return { ...(vendors.length > 0 && { vassalage: vendors }), ...(search !== '' && { gameName: search }) }
}

/** The whole number nearest to `value` between 1 and `most`. */
function within(value: number, most: number): number {
  return Math.min(Math.max(1, value), most)
}
