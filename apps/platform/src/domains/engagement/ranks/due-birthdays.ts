import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { type DueWork, eachDue, takeMembers } from '../../../jobs/due-rows.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postCredits, POSTED_AT_ONCE } from '../../../ledger/postings.ts'
import { lockMembers } from '../../../lib/member-locks.ts'
import { addDays } from '../../../lib/record-range.ts'
import { writeMessages } from '../../people/messages/write-message.ts'

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

/** Members whose rank has a gift and who may receive it. Every state that refuses it guards the member's play. */
const RECEIVERS = sql`member join rank_level level on level.rank = member.rank and level.birthday_gift > 0
  and (not play_guarded or (select outcome from receivable(member.id, 'PROMOTION', 'birthday', level.birthday_gift)) = 'credited')`

function giveOn(database: Database, day: string, closing: AbortSignal): Promise<number> {
  const year = day.slice(0, 4)
  const key = ledgerKeys.birthdayGift(year)
  const read = async (tx: Transaction, after: number) => {
    const { rows } = await tx.execute<{ memberId: number }>(sql`
      select member.id as "memberId" from ${RECEIVERS} join member_profile profile on profile.member_id = member.id
      where is_real_account(member.kind) and profile.identity_tier > 0
        and to_char(profile.birthday, 'MM-DD') = any(${sql.param(birthdaysOn(day))}::text[])
        and not exists (select from ledger_transaction given
          where given.member_id = member.id and given.idempotency_key = ${key})
        and member.id > ${after}
      order by 1 limit ${PAGE}`)
    return rows
  }
  return eachDue(database, closing, {
    getName: ({ memberId }) => `the birthday gift of member ${memberId}`,
    take: takeMembers(read, POSTED_AT_ONCE),
    work: (tx, members) =>
      give(
        tx,
        members.map(({ memberId }) => memberId),
        { key, year },
      ),
    // The next run finds it again.
    postpone: async () => {},
  })
}

async function give(tx: Transaction, members: readonly number[], { key, year }: { key: string; year: string }) {
  await lockMembers(tx, members)
  const { rows } = await tx.execute<{ memberId: number; amount: bigint }>(sql`
    select member.id as "memberId", birthday_gift as amount from ${RECEIVERS}
    where member.id = any(${sql.param(members)}::integer[]) order by 1`)
  const posted = await postCredits(
    tx,
    rows.map(({ memberId, amount }) => {
      return { memberId, type: 'PROMOTION' as const, amount, key, request: { memberId, year }, reference: 'birthday' }
    }),
  )
  await writeMessages(
    tx,
    posted.flatMap(({ memberId, amount, replayed }) => {
      const params = { amount: formatAmount(amount) }
      return replayed
        ? []
        : [{ memberId, kind: 'PROMOTION' as const, template: 'rank.BIRTHDAY' as const, params, about: 'rank' }]
    }),
  )
}

/** Months and days of births that are celebrated on a day: without a leap day, those of 29 February are on the 28th. */
function birthdaysOn(day: string): string[] {
  const isLeapYear = new Date(`${day.slice(0, 4)}-02-29T00:00:00Z`).getUTCMonth() === 1
  const monthAndDay = day.slice(5)
  return monthAndDay === '02-28' && !isLeapYear ? [monthAndDay, '02-29'] : [monthAndDay]
}
