import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { ENDED_WITHDRAWALS } from '../../../db/tables/cashier.ts'
import { accountClosing } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { endApiTokens, endSessions } from '../../people/session/sessions/live-session.ts'

export type Standing = 'OPEN' | 'CLOSING' | 'CLOSED'

/** What the owner reads once the account is closed. */
export type ClosingLetter = Pick<Parameters<typeof writeMessage>[1], 'template' | 'params'>

const CLOSED_LETTER: ClosingLetter = { template: 'closing.CLOSED' }

export async function readStanding(on: Database | Transaction, memberId: number): Promise<Standing> {
  const { rows } = await on.execute<{ standing: Standing }>(sql`select account_standing(${memberId}) as standing`)
  return rows[0]?.standing ?? 'CLOSED'
}

/** Locks what money is paid from and into, so that what is read and decided afterwards stays true until the end of the transaction. */
export async function lockMoney(tx: Transaction, memberId: number): Promise<void> {
  await lockMember(tx, memberId)
  await tx.execute(sql`
    select from ledger_account where member_id = ${memberId} and balance is not null order by id for no key update`)
}

/** Whether what the account had is withheld: nothing can be paid out before it is released. */
export async function isWithheld(on: Database | Transaction, memberId: number): Promise<boolean> {
  const isInForce = sql`${accountClosing.memberId} = ${memberId} and withheld > 0 and released_at is null`
  return (await on.$count(accountClosing, isInForce)) > 0
}

/**
 * Ends the closing of an account whose money has left; called in the transaction in which the last of it may have. Received payments that
 * are held do not count: operators send them back to their source. @returns whether the account is closed now
 */
export async function finishClosing(
  tx: Transaction,
  memberId: number,
  letter?: ClosingLetter | null,
): Promise<boolean> {
  if ((await readStanding(tx, memberId)) !== 'CLOSING') return false
  await lockMoney(tx, memberId)
  const { rows } = await tx.execute<{ cash: bigint; isUnderWay: boolean }>(sql`
    select (select balance from ledger_account where member_id = ${memberId} and code = ${cashAccount(memberId)}) as cash,
      exists (select from withdrawal where member_id = ${memberId}
        and state not in ${ENDED_WITHDRAWALS})
      or exists (select from ledger_account where member_id = ${memberId} and balance > 0
        and (code = ${`member:${memberId}:locked`} or starts_with(code, ${`member:${memberId}:vendor:`}))) as "isUnderWay"`)
  const { cash = 0n, isUnderWay = true } = rows[0] ?? {}
  if (isUnderWay || (await readStanding(tx, memberId)) !== 'CLOSING') return false
  if (cash > 0n) {
    await writeMessage(tx, {
      memberId,
      kind: 'SYSTEM',
      template: 'closing.MONEY_LEFT',
      params: { amount: formatAmount(cash) },
    })
    return false
  }
  await markClosed(tx, memberId, letter)
  return true
}

/** The balance is zero: ends the sessions and notifies the owner, unless that has been done. */
async function markClosed(tx: Transaction, memberId: number, given?: ClosingLetter | null): Promise<void> {
  // A letter about withheld money has gone out already.
  const letter = given === undefined && !(await isWithheld(tx, memberId)) ? CLOSED_LETTER : given
  await tx.update(member).set({ closedAt: new Date() }).where(eq(member.id, memberId))
  if (letter) await writeMessage(tx, { memberId, kind: 'SYSTEM', ...letter })
  await endSessions(tx, sql`member_id = ${memberId}`, 'CLOSED')
  await endApiTokens(tx, memberId)
}

/** Ends closings whose money has left by another way than a payout, such as an operator's correction. */
export const dueClosings: DueWork = {
  name: 'closings',
  everyMs: 60_000,
  isBackground: true,
  run: async (database) => {
    const { rows } = await database.execute<{ id: number }>(sql`
      select id from member where closing_at is not null and closed_at is null
        and not exists (select from ledger_account where member_id = member.id and balance > 0
          and (code in ('member:' || member.id || ':cash', 'member:' || member.id || ':locked')
            or starts_with(code, 'member:' || member.id || ':vendor:')))
        and not exists (select from withdrawal where member_id = member.id
          and state not in ${ENDED_WITHDRAWALS})
      order by closing_at limit 20`)
    for (const { id } of rows) await withTransaction(database, (tx) => finishClosing(tx, id))
    return rows.length
  },
}
