import { sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { jackpot, jackpotGame, jackpotPot } from '../../../db/tables/jackpots.ts'
import { ledgerAccount } from '../../../db/tables/ledger.ts'
import { jackpotAccount } from '../../../ledger/accounts.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postJackpotSeed } from '../../../ledger/postings.ts'
import { METER } from '../../../ledger/jackpot-meter.ts'
import { drawPot, potRow } from './pots.ts'

type Rules = Omit<typeof jackpot.$inferInsert, 'accountId' | 'amount'>

/** Opens a jackpot for the games: account, seed amount, and the first pot of a must-drop one. */
export async function openJackpot(database: Database, rules: Rules, nodeIds: readonly number[]): Promise<void> {
  const { id, seedAmount, mustDropBy } = rules
  await withTransaction(database, async (tx) => {
    const code = jackpotAccount(id)
    const [account] = await tx
      .insert(ledgerAccount)
      .values({ code, currency: 'VND' })
      .returning({ id: ledgerAccount.id })
    if (!account) throw new Error('An inserted account was not returned')
    await tx.insert(jackpot).values({ ...rules, accountId: account.id, amount: seedAmount })
    await tx.insert(jackpotGame).values(nodeIds.map((nodeId) => ({ nodeId, jackpotId: id })))
    if (mustDropBy != null) {
      const pot = drawPot({ jackpotId: id, seedAmount, mustDropBy }, 1)
      await tx.insert(jackpotPot).values(potRow(id, pot))
    }
    await postJackpotSeed(tx, {
      jackpotAccount: account.id,
      amount: seedAmount,
      key: ledgerKeys.jackpotOpening(id),
      request: { jackpotId: id, amount: seedAmount },
    })
  })
}

/** The meter and the sum of the account's entries, in one snapshot. */
export async function meterAndLedger(
  database: Database,
  jackpotId: string,
): Promise<{ meter: bigint; ledger: bigint }> {
  const { rows } = await database.execute<{ meter: bigint; ledger: bigint }>(sql`
    select ${sql.raw(METER)} as meter,
      (select sum(amount)::bigint from ledger_entry where account_id = jackpot.account_id) as ledger
    from jackpot where id = ${jackpotId}`)
  const [row] = rows
  if (!row) throw new Error(`There is no jackpot ${jackpotId}`)
  return row
}
