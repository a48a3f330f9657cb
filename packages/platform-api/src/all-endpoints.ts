import * as agent from './agent.ts'
import type { Endpoint } from './endpoint.ts'
import * as lotteryMenus from './games-lottery-menus.ts'
import * as gamesPlayed from './games-played.ts'
import * as games from './games.ts'
import * as member from './member.ts'
import * as registration from './registration.ts'
import * as session from './session.ts'
import * as siteSettings from './site-settings.ts'
import * as site from './site.ts'
import * as wallet from './wallet.ts'

/** Every endpoint of the contract. A new domain joins by adding its file here. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [
  site,
  siteSettings,
  session,
  registration,
  member,
  wallet,
  games,
  gamesPlayed,
  lotteryMenus,
  agent,
]
  .flatMap((domain) => Object.values(domain) as unknown[])
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
