import { jackpots } from '@playhouse/platform-api/games-played.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { listJackpots } from './jackpot-list.ts'

export function jackpotRoutes(bind: BindEndpoint): void {
  bind(jackpots, (_, { database, language }) => listJackpots(database, language))
}
