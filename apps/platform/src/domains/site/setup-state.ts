import { unlistedHolidays } from '@playhouse/engines/lottery/calendar.ts'
import { eq, isNull } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { brandModule } from '../../db/tables/brand.ts'
import { withdrawalBank } from '../../db/tables/cashier-withdrawals.ts'
import { depositMethod } from '../../db/tables/deposits.ts'
import { game } from '../../db/tables/games.ts'
import { lotteryHoliday } from '../../db/tables/lottery.ts'
import { operatorAccount } from '../../db/tables/office.ts'
import { missingFor, type Parties } from './module-needs.ts'
import { treeReader } from './brand-settings.ts'

/** A part of the platform that needs a third party or a setting. */
interface SetupItem {
  what: string
  /** Why it is off, and what switches it on; undefined if it is on. */
  off: string | undefined
}

/** Configured parts besides the third parties; undefined for absent ones. */
interface Configured {
  push: object | undefined
  liveSecret: string | undefined
  analytics: object | undefined
  lotteryDraws: boolean
  office: object | undefined
}

/** Parts that are switched on and off, for the log at the start and for operators. */
export async function setupState(database: Database, config: Configured, parties: Parties): Promise<SetupItem[]> {
  const [modules, methods, banks, games, holidays, operators] = await Promise.all([
    database.select().from(brandModule).orderBy(brandModule.modId),
    database.$count(depositMethod, eq(depositMethod.enabled, true)),
    database.$count(withdrawalBank, eq(withdrawalBank.enabled, true)),
    database.$count(game),
    database.select().from(lotteryHoliday).orderBy(lotteryHoliday.day),
    database.$count(operatorAccount, isNull(operatorAccount.disabledAt)),
  ])
  const item = (what: string, isOn: boolean, off: string): SetupItem => ({ what, off: isOn ? undefined : off })
  const unlisted = unlistedHolidays(holidays, Date.now()).map(({ region, year }) => `${region} ${year}`)
  const noProvider = 'there is no payment provider: set PAYMENTS_URL'
  return [
    item(
      'SMS and e-mails: codes, password resets, notices',
      parties.sender,
      'codes and letters cannot be sent: set SENDER_URL and SENDER_SECRET',
    ),
    item(
      'Deposits',
      parties.payments && methods > 0,
      parties.payments ? 'no deposit method is on: configure one in the back office, section Payments' : noProvider,
    ),
    item(
      'Withdrawals',
      parties.payments && banks > 0,
      parties.payments ? 'no bank or network is on: add one in the back office, section Payments' : noProvider,
    ),
    item('Games', games > 0, 'none is imported: run the command import-games'),
    item(
      'Live updates',
      config.liveSecret !== undefined,
      'pages poll: set LIVE_SECRET for the platform and the gateways',
    ),
    item(
      'Push messages',
      config.push !== undefined,
      'there is no key pair: set PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT',
    ),
    item('Analytics', config.analytics !== undefined, 'nothing counts visits: set ANALYTICS_TAG_ID, ANALYTICS_ORIGIN'),
    item('Lottery draws', config.lotteryDraws, 'LOTTERY_DRAWS is not true'),
    ...(config.lotteryDraws
      ? [
          item(
            'Holidays of the lotteries',
            unlisted.length === 0,
            `none are listed for ${unlisted.join(', ')}, so that stations would draw on them: add them in the back office, Lotteries, Holidays`,
          ),
        ]
      : []),
    ...(config.office
      ? [
          item(
            'Decisions that take two operators',
            operators > 1,
            'one operator cannot confirm what takes two: invite another one in the back office, section Operators',
          ),
        ]
      : []),
    ...modulesWithout(modules, parties),
  ]
}

/** Modules that the brand has switched on and that cannot work. */
function modulesWithout(modules: (typeof brandModule.$inferSelect)[], parties: Parties): SetupItem[] {
  const isOn = treeReader(modules)
  return modules.flatMap(({ modId, enabled }) => {
    const off = enabled ? missingFor(modId, parties, isOn) : undefined
    return off === undefined ? [] : [{ what: `Module ${modId}`, off }]
  })
}
