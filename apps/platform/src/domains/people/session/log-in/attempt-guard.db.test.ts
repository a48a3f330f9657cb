import { withTransaction, type Database } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTransaction, waitForWaiting } from '../../../../../test/other-transaction.ts'
import { logInGuard } from '../../../../db/tables/members.ts'
import { createMemberWith, openTestLedger } from '../../../../ledger/ledger.fixture.ts'
import { clearAllAttempts, clearAttemptsFrom } from './attempt-guard.ts'

let database: Database
let close: () => Promise<void>
beforeAll(async () => ({ database, close } = await openTestLedger()))
afterAll(() => close())

test.each([
  [
    'a log-in',
    (tx: Parameters<typeof clearAllAttempts>[0], id: number) =>
      clearAttemptsFrom(tx, id, { network: '192.0.2.0/24', isKnown: false } as Parameters<typeof clearAttemptsFrom>[2]),
  ],
  ['a new password', clearAllAttempts],
])('attempts are cleared in the order of their names after %s', async (_, clear) => {
  for (const mobile of ['+84900000001', 'zz']) {
    const id = await createMemberWith(database, 0n)
    await database.execute(sql`update member set mobile = ${mobile}, mobile_verified_at = now() where id = ${id}`)
    const { rows } = await database.execute<{ username: string }>(sql`select username from member where id = ${id}`)
    const names = [rows[0]?.username ?? '', mobile]
    // Wherever they lie in the table.
    for (const username of names.toReversed())
      await database.insert(logInGuard).values({ username, failures: 1, firstFailureAt: new Date() })
    const other = await openTransaction(database)
    const take = (name: string | undefined) =>
      other.query('select from log_in_guard where username = $1 for update', [name])
    const [first, second] = names.toSorted()
    let cleared: Promise<void>
    try {
      await take(first)
      cleared = withTransaction(database, (tx) => clear(tx, id))
      await waitForWaiting(database)
      await take(second)
    } finally {
      await other.rollBack()
    }
    await cleared
    expect(await database.$count(logInGuard)).toBe(0)
    await database.execute(sql`update member set mobile = null, mobile_verified_at = null where id = ${id}`)
  }
})
