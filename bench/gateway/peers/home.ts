import { RAILS } from '../calls.ts'
import type { BannersResponse, GamesResponse, HotResponse, StatusResponse, VendorsResponse } from './responses.ts'
import { pickGame, pickSite, pickVendors } from './picks.ts'

export interface HomeResponses {
  status: StatusResponse
  vendors: VendorsResponse
  banners: BannersResponse
  hot: HotResponse
  /** In the order of RAILS. */
  rails: readonly GamesResponse[]
}

/** A visitor's home screen in the gateway's schema. */
export function getHome({ status, vendors, banners, hot, rails }: HomeResponses) {
  const lobbies = rails.map(({ value: { games, totalCount } }, index) => [
    RAILS[index],
    {
      id: RAILS[index],
      games: { totalCount, nodes: games.map((game) => pickGame(game, status)), __typename: 'GamePage' },
      __typename: 'Lobby',
    },
  ])
  return {
    site: pickSite(status, vendors, banners),
    viewer: null,
    __typename: 'Query',
    hotGames: hot.value.list.map((game) => pickGame(game, status)),
    catalogue: { id: null, vendors: pickVendors(vendors, status), __typename: 'Lobby' },
    ...Object.fromEntries(lobbies),
  }
}
