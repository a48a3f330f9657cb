import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { jackpots } from '@playhouse/platform-api/games-played.ts'
import type { Context } from '../../graphql/context.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'

/** Jackpots in the platform's order. @throws PlatformUnavailable */
export async function runningJackpots({ platform }: Context) {
  const [{ list }, currency] = await Promise.all([platform.ask(jackpots, {}), brandCurrency(platform)])
  return list.map((jackpot) => jackpotOf(jackpot, currency))
}

/** A jackpot of the graph. */
export function jackpotOf(
  { jackpotId, name, vassalage, amount }: ValueOf<typeof jackpots>['list'][number],
  currency: string,
) {
  return { __typename: 'Jackpot' as const, id: jackpotId, name, vendorId: vassalage, amount: money(amount, currency) }
}
