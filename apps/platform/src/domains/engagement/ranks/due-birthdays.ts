import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { rankLevel } from '../../../db/tables/ranks.ts'
import { type DueWork, eachDue, takeMembers } from '../../../jobs/due-rows.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postReward } from '../../../ledger/postings.ts'
import { addDays } from '../../../lib/record-range.ts'
import { mayReceive } from '../../money/limits/receiving.ts'
import { writeMessage } from '../../people/messages/write-message.ts'

/** How long after a birthday its gift is still paid, in days: the platform may be stopped on the day, or the member on a break. */
const DAYS_LATE = 2
const PAGE = 1_000

/** Pays the gift of the rank on birthdays that an identity check has confirmed, once a year. */
export const dueBirthdays: DueWork = {
  name: 'birthday gifts',
  everyMs: 60_000,
  isBackground: true,
  run: (database, closing) => giveBirthdayGifts(database, new Date(), closing),
}

/** @returns how many members it gave to */
export async function giveBirthdayGifts(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  let count = 0
  for (let late = DAYS_LATE; late >= 0; late--) count += await giveOn(database, addDays(brandDay(now), -late), closing)
  return count
}

function giveOn(database: Database, day: string, closing: AbortSignal): Promise<number> {
  const year = day.slice(0, 4)
  const key = ledgerKeys.birthdayGift(year)
  const read = async (tx: Transaction, after: number) => {
    const { rows } = await tx.execute<{ memberId: number }>(sql`
      select profile.member_id as "memberId" from member_profile profile
      join member on member.id = profile.member_id and is_real_account(member.kind)
      join rank_level level on level.rank = member.rank and level.birthday_gift > 0
      where profile.identity_tier > 0 and to_char(profile.birthday, 'MM-DD') = any(${sql.param(birthdaysOn(day))}::text[])
        and (select outcome from receivable(profile.member_id, 'PROMOTION', 'birthday', level.birthday_gift)) = 'credited'
        and not exists (select from ledger_transaction given
          where given.member_id = profile.member_id and given.idempotency_key = ${key})
        and profile.member_id > ${after}
      order by 1 limit ${PAGE}`)
    return rows
  }
  return eachDue(database, closing, {
    getName: ({ memberId }) => `the birthday gift of member ${memberId}`,
    take: takeMembers(read),
    work: (tx, [{ memberId }]) => give(tx, memberId, { key, year }),
    // The next run finds it again.
    postpone: async () => {},
  })
}

async function give(tx: Transaction, memberId: number, { key, year }: { key: string; year: string }): Promise<void> {
  const [own] = await tx
    .select({ amount: rankLevel.birthdayGift })
    .from(member)
    .innerJoin(rankLevel, eq(rankLevel.rank, member.rank))
    .where(eq(member.id, memberId))
    .for('update', { of: member })
  if (!own || own.amount === 0n) return
  if (!(await mayReceive(tx, { memberId, type: 'PROMOTION', purpose: 'birthday' }))) return
  const { amount } = own
  const { replayed } = await postReward(tx, {
    memberId,
    type: 'PROMOTION',
    amount,
    key,
    request: { memberId, year },
    reference: 'birthday',
  })
  if (replayed) return
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template: 'rank.BIRTHDAY',
    params: { amount: formatAmount(amount) },
    about: 'rank',
  })
}

/** Months and days of births that are celebrated on a day: without a leap day, those of 29 February are on the 28th. */
function birthdaysOn(day: string): string[] {
  const isLeapYear = new Date(`${day.slice(0, 4)}-02-29T00:00:00Z`).getUTCMonth() === 1
  const monthAndDay = day.slice(5)
  return monthAndDay === '02-28' && !isLeapYear ? [monthAndDay, '02-29'] : [monthAndDay]
}
