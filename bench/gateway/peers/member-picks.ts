import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { favouriteIds, gameList } from '@playhouse/platform-api/games.ts'
import type { recentGames } from '@playhouse/platform-api/games-played.ts'
import type { memberInfo } from '@playhouse/platform-api/member.ts'
import type { betHistory } from '@playhouse/platform-api/records.ts'

import { pickGame, pickSite, pickVendors } from './picks.ts'
import type { BannersResponse, StatusResponse, VendorsResponse } from './responses.ts'

/** Values of a screen's calls, by endpoint. */
export interface Values {
  systemStatus: StatusResponse['value']
  gameVendors: VendorsResponse['value']
  announcements: BannersResponse['value']
  gameList: ValueOf<typeof gameList>
  favouriteIds: ValueOf<typeof favouriteIds>
  recentGames: ValueOf<typeof recentGames>
  memberInfo: ValueOf<typeof memberInfo>
  betHistory: ValueOf<typeof betHistory>
  /** Sent as they come. */
  [endpoint: string]: unknown
}

/** What each screen shows of its calls, as the gateway's document of the same screen selects it. */
export const MEMBER_PICKS: Readonly<Record<string, (values: Values) => object>> = {
  m1: ({ systemStatus, gameVendors, announcements, gameList, favouriteIds, recentGames, memberInfo, ...own }) => {
    const status = { value: systemStatus }
    const vendors = { value: gameVendors }
    const favourites = new Set(favouriteIds.nodeIds)
    return {
      site: pickSite(status, vendors, { value: announcements }),
      viewer: {
        ...pickMember(memberInfo),
        ...own,
        recentGames: recentGames.list.map((game) => pickGame(game, status)),
      },
      lobby: {
        vendors: pickVendors(vendors, status),
        totalCount: gameList.totalCount,
        totalPages: gameList.totalPages,
        games: gameList.games.map((game) => ({
          ...pickGame(game, status),
          isFavourite: favourites.has(game.nodeId),
          family: game.family,
          familySize: game.familySize,
          jackpotId: game.jackpotId,
          model: game.gameModel,
          volatility: game.volatility,
        })),
      },
    }
  },
  m2: ({ systemStatus: _, memberInfo, ...own }) => ({ viewer: { ...pickMember(memberInfo), ...own } }),
  m3: ({ systemStatus, gameVendors, memberInfo, betHistory }) => ({
    vendors: pickVendors({ value: gameVendors }, { value: systemStatus }).map(({ vendor: { id, name } }) => ({
      id,
      name,
    })),
    viewer: pickMember(memberInfo),
    ...betHistory,
    list: betHistory.list.map(({ gameType, vassalage: _vassalage, ...bet }) => ({ ...bet, category: gameType })),
  }),
  m4: ({ systemStatus: _, memberInfo, ...own }) => ({ viewer: { ...pickMember(memberInfo), ...own } }),
  m5: ({ systemStatus: _status, consolidatedSettings: _settings, memberInfo, ...own }) => ({
    viewer: pickMember(memberInfo),
    ...own,
  }),
}

function pickMember({ id, account, nickname }: Values['memberInfo']) {
  return { id, account, nickname }
}
