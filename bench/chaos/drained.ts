import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const UNDER_WAY = `
  SELECT ((SELECT count(*) FROM wallet_transfer WHERE state IN ('sent', 'unknown'))
    + (SELECT count(*) FROM withdrawal WHERE state IN ('REQUESTED', 'APPROVED', 'PROCESSING'))
    + (SELECT count(*) FROM deposit WHERE state IN ('PREPARING', 'WAITING', 'CHECKING') AND request_key IS NOT NULL)
    + (SELECT count(*) FROM payment_event WHERE state = 'RECEIVED')
    + (SELECT count(*) FROM lottery_entry entry JOIN lottery_draw draw ON draw.id = entry.draw_id
        WHERE entry.cancelled_at IS NULL AND draw.state NOT IN ('SETTLED', 'VOID'))
    + (SELECT count(*) FROM lottery_recording)
    -- On a busy machine, balance events follow the ledger by seconds.
    + (SELECT count(*) FROM live_relay WHERE ledger_through < (SELECT max(id) FROM ledger_transaction)))::text AS many`

/** Waits until the platform has nothing under way, at most so long. @returns whether that is so */
export async function waitUntilDrained(databaseUrl: string, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const until = Date.now() + timeoutMs; ; await sleep(500)) {
      const { rows } = await client.query<{ many: string }>(UNDER_WAY)
      if (rows[0]?.many === '0') return true
      if (Date.now() > until) return false
    }
  } finally {
    await client.end()
  }
}
