import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { PaymentControls } from '@playhouse/vendor-api/payments/lantern/contract.ts'
import { controlsTable } from './tables.ts'

export type Behaviour = Required<PaymentControls>

const NORMAL: Omit<Behaviour, 'payInAfterMs' | 'payoutAfterMs'> = {
  payoutOutcome: 'PAID',
  answers: 'NORMAL',
  webhookDelayMs: 0,
  webhookCopies: 1,
  webhooksLost: false,
  webhooksReversed: false,
  webhooksForged: false,
}

const ROW_ID = 1

/** The controls set, with defaults for the rest. */
export async function readBehaviour(database: Database | Transaction, finishAfterMs: number): Promise<Behaviour> {
  const [row] = await database.select().from(controlsTable)
  return { ...NORMAL, payInAfterMs: finishAfterMs, payoutAfterMs: finishAfterMs, ...row?.controls }
}

export async function changeControls(database: Database, controls: PaymentControls): Promise<void> {
  await database
    .insert(controlsTable)
    .values({ id: ROW_ID, controls })
    .onConflictDoUpdate({
      target: controlsTable.id,
      set: { controls: sql`${controlsTable.controls} || excluded.controls` },
    })
}

export async function resetControls(database: Database): Promise<void> {
  await database.delete(controlsTable)
}
