import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { activityStatement as statement } from '@playhouse/platform-api/limits.ts'
import { badArgument } from '../base/errors.ts'
import { money } from '../wallet/money.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

type Figures = ValueOf<typeof statement>['total']

/** @throws GraphQLError BAD_USER_INPUT for an invalid year; PlatformRefusal | PlatformUnavailable */
export async function activityStatement(platform: SessionPlatform, year: number | null | undefined) {
  if (year != null && (year < 2000 || year > 9999)) throw badArgument('year must have four digits.')
  const { currency, months, total, openingBalance, closingBalance, lifetimeNetDeposits, ...rest } = await platform.read(
    statement,
    year == null ? {} : { year },
  )
  const figures = (of: Figures) => ({
    __typename: 'ActivityFigures' as const,
    deposits: money(of.deposits, currency),
    withdrawals: money(of.withdrawals, currency),
    adjustments: money(of.adjustments, currency),
    staked: money(of.staked, currency),
    won: money(of.won, currency),
    net: money(of.net, currency),
  })
  return {
    __typename: 'ActivityStatement' as const,
    year: rest.year,
    years: rest.years,
    openingBalance: money(openingBalance, currency),
    closingBalance: money(closingBalance, currency),
    months: months.map(({ month, ...of }) => ({
      __typename: 'ActivityMonth' as const,
      firstDay: `${month}-01`,
      figures: figures(of),
    })),
    total: figures(total),
    lifetimeNetDeposits: money(lifetimeNetDeposits, currency),
  }
}
