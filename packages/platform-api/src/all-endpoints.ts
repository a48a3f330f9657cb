import * as agent from './agent.ts'
import type { Endpoint } from './endpoint.ts'
import * as games from './games.ts'
import * as member from './member.ts'
import * as registration from './registration.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as wallet from './wallet.ts'

/** Every endpoint of the contract. A new domain joins by adding its file here. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [site, session, registration, member, wallet, games, agent]
  .flatMap((domain) => Object.values(domain) as unknown[])
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
