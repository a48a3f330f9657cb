import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { dueDraws } from '../../apps/platform/src/domains/play/lottery/draw-machine.ts'
import { dueBuckets, dueRecordings } from '../../apps/platform/src/domains/play/lottery/settle.ts'
import { secretBox } from '../../apps/platform/src/request/secret-box.ts'
import { OWN } from './grow.ts'

export interface SettledAlone {
  drawId: string
  /** Processor seconds of PostgreSQL until the winners are credited, and for rounds, sums and events. */
  paySeconds: number
  recordSeconds: number
  /** Changes of balances that wrote no index, of all. */
  hotUpdates: number
  updates: number
  /** Write-ahead log until the winners are credited. */
  logBytes: number
}

/** Settles the draw with nobody else there. @param processorSeconds what PostgreSQL has used so far */
export async function settleAlone(databaseUrl: string, processorSeconds: () => number): Promise<SettledAlone> {
  const database = openDatabase(databaseUrl, { max: 4, statementTimeout: 0 })
  const ask = async <Row extends object>(text: string) => (await database.$client.query<Row>(text)).rows as [Row]
  try {
    const closing = new AbortController().signal
    const draws = dueDraws(secretBox(parseSecretKeys(DEMO_SECRETS.key)))
    const untilTrue = async (condition: string) => {
      for (;;) {
        const { rowCount } = await database.$client.query(`select from lottery_draw where ${OWN} and ${condition}`)
        if (rowCount === 1) return
        await ask(`update lottery_draw set next_action_at = now() where ${OWN}`)
        await draws.run(database, closing)
      }
    }
    await ask(`update lottery_draw set next_action_at = null where not (${OWN})`)
    await ask(`update lottery_draw set close_at = now(), draw_at = now() + interval '1 hour' where ${OWN}`)
    await untilTrue(`state = 'SEALED'`)
    await ask(`update lottery_draw set draw_at = now() - interval '10 seconds' where ${OWN}`)
    await untilTrue(`exists (select from lottery_bucket where draw_id = lottery_draw.id)`)
    await ask('checkpoint')
    const balances = `select n_tup_upd::integer as updates, n_tup_hot_upd::integer as hot from pg_stat_user_tables where relname = 'ledger_account'`
    const [before] = await ask<{ updates: number; hot: number }>(balances)
    const [{ position }] = await ask<{ position: string }>('select pg_current_wal_insert_lsn() as position')
    const began = processorSeconds()
    await dueBuckets().run(database, closing)
    const paid = processorSeconds()
    const [{ bytes }] = await ask<{ bytes: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '${position}')::float8 as bytes`,
    )
    await dueRecordings().run(database, closing)
    const recorded = processorSeconds()
    // Sessions report what they did when they end.
    await database.$client.query('select pg_stat_force_next_flush()')
    const [after] = await ask<{ updates: number; hot: number }>(balances)
    await untilTrue(`state = 'SETTLED'`)
    const [{ id }] = await ask<{ id: bigint }>(`select id from lottery_draw where ${OWN}`)
    return {
      drawId: String(id),
      paySeconds: paid - began,
      recordSeconds: recorded - paid,
      hotUpdates: after.hot - before.hot,
      updates: after.updates - before.updates,
      logBytes: bytes,
    }
  } finally {
    await database.$client.end()
  }
}
