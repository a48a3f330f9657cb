import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'

/** Lobbies with a rail on the home screen, by alias in the document. */
export const RAILS = Object.keys(LOBBY_CATEGORIES) as (keyof typeof LOBBY_CATEGORIES)[]

/** Platform calls of a visitor's home screen, with paths as the gateway sends them. */
export const CALLS: Readonly<Record<string, string>> = {
  status: '/wps/system/status?url=localhost%3A4200',
  vendors: '/wps/relay/GCSGAME_newGameVendor',
  banners: '/wps/relay/MCSFE_getListAnnouncements?types=B',
  hot: '/wps/relay/GCSGAME_hotGamesV2?limit=14',
  ...Object.fromEntries(
    RAILS.map((rail) => [
      rail,
      `/wps/relay/GCSGAME_gameList?gameType=${LOBBY_CATEGORIES[rail].join('%2C')}&pageNo=1&pageSize=14&sort=popular`,
    ]),
  ),
}

export const HEADERS: Readonly<Record<string, string>> = {
  accept: 'application/json',
  merchant: 'playhouse',
  device: 'web',
  language: 'TY',
  moduleid: 'COMM3',
}

/** Normalizes a path so that order and encoding of its query do not matter. */
export function samePath(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://stub')
  return `${pathname}?${[...searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')}`
}
