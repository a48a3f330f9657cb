import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { jackpots } from '@playhouse/platform-api/games-played.ts'
import type { Context } from '../../graphql/context.ts'
import { dateTime } from '../../graphql/scalars.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'

type ToldJackpot = ValueOf<typeof jackpots>['list'][number]

/** Jackpots in the platform's order. @throws PlatformUnavailable */
export async function runningJackpots({ platform }: Context) {
  const [{ list }, currency] = await Promise.all([platform.ask(jackpots, {}), brandCurrency(platform)])
  return list.map((jackpot) => jackpotOf(jackpot, currency))
}

/** A jackpot of the graph. */
export function jackpotOf(told: ToldJackpot, currency: string) {
  const { jackpotId, name, vassalage, amount, seedAmount, contributionPpm, oneIn } = told
  const wins = told.wins.map((win) => ({
    __typename: 'JackpotWin' as const,
    gameId: String(win.nodeId),
    gameName: win.gameName,
    account: win.customerName,
    amount: money(win.winAmount, currency),
    wonAt: dateTime(win.wonAt),
  }))
  return {
    __typename: 'Jackpot' as const,
    id: jackpotId,
    name,
    vendorId: vassalage,
    amount: money(amount, currency),
    seed: seedAmount == null ? null : money(seedAmount, currency),
    contribution: contributionPpm == null ? null : percentOfMillionths(contributionPpm),
    certainStake: oneIn == null ? null : money(`${oneIn}.00`, currency),
    lastWin: wins[0] ?? null,
    wins,
  }
}

/** Millionths as percent without zeros behind: 15000 is `1.5`. */
function percentOfMillionths(millionths: number): string {
  return `${Math.floor(millionths / 10_000)}.${String(millionths % 10_000).padStart(4, '0')}`.replace(/\.?0+$/, '')
}
