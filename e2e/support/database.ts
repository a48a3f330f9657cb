import { randomUUID } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { confirmDeposit } from '../../apps/platform/src/ledger/cashier.ts'
import { claimOffer } from '../../apps/platform/src/domains/engagement/promotions/offers.ts'
import { postReward } from '../../apps/platform/src/ledger/postings.ts'

let opened: Database | undefined

/** The site's database, one pool per worker; an idle pool does not keep a worker from ending. */
function database(): Database {
  const url = process.env.E2E_DATABASE_URL
  if (!url) throw new Error('E2E_DATABASE_URL is not set: run the tests with e2e/playwright.config.ts.')
  opened ??= openDatabase(url, { max: 3 })
  return opened
}

/**
 * Queries the database directly.
 * @returns the rows; eight-byte integers are bigint, days are `yyyy-mm-dd`.
 */
export async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database().$client.query<Row>(text, values)
  return rows
}

/** The row of a query that must find one. */
export async function queryOne<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
  const [row] = await query<Row>(text, values)
  if (!row) throw new Error(`No row for ${text}`)
  return row
}

/** Credits a member with a bank transfer in the ledger. `amount` in minor units. */
export async function payIn(memberId: number, amount: bigint): Promise<void> {
  await withTransaction(database(), (tx) =>
    confirmDeposit(tx, {
      memberId,
      amount,
      channel: 'BANK_TRANSFER',
      paymentReference: `E2E-${randomUUID()}`,
      createdAt: new Date(),
    }),
  )
}

/** Claims a bonus for a member, as its button does. */
export const claimBonus = async (memberId: number, promotionId: string): Promise<void> =>
  void (await claimOffer(database(), memberId, promotionId))

/** Credits a member with money that can be withdrawn without turnover. `amount` in minor units. */
export async function reward(memberId: number, amount: bigint): Promise<void> {
  const key = `E2E-${randomUUID()}`
  await withTransaction(database(), (tx) =>
    postReward(tx, { memberId, type: 'PROMOTION', amount, key, request: { key }, at: new Date() }),
  )
}

/** A member's cash balance, which must equal the sum of its entries. */
export async function ledgerBalance(memberId: number): Promise<bigint> {
  const { balance, replayed } = await queryOne<{ balance: bigint; replayed: bigint }>(
    `select account.balance, coalesce(sum(entry.amount), 0)::bigint as replayed
     from ledger_account account left join ledger_entry entry on entry.member_id = account.member_id and entry.account_id = account.id
     where account.member_id = $1 and account.code = $2 group by account.member_id, account.id`,
    [memberId, `member:${memberId}:cash`],
  )
  if (balance !== replayed)
    throw new Error(`Balance ${balance} of member ${memberId} is not the sum of its entries, ${replayed}.`)
  return balance
}
