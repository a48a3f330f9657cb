import { COVERED_ABOVE } from '@playhouse/engines/lottery/coverage.ts'
import { TURNOVER_RULE } from '@playhouse/engines/turnover.ts'
import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { BRAND_TIME_ZONE, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@playhouse/shared/limits.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '@playhouse/postgres/database.ts'
import { SESSION_IDLE_MINUTES } from '@playhouse/vendor-api/seamless-wallet.ts'
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts'
import { openTestLedger } from './ledger.fixture.ts'

let database: Database
let close: () => Promise<void>
beforeAll(async () => ({ database, close } = await openTestLedger()))
afterAll(() => close())

/** Source of the functions, without their comments. */
async function readSource(...names: string[]): Promise<string> {
  const { rows } = await database.execute<{ source: string }>(
    sql`select string_agg(prosrc, ' ') as source from pg_proc where proname = any(${sql.param(names)}::text[])`,
  )
  return rows[0]?.source ?? ''
}

const found = (source: string, pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, value]) => value))]

it('counts days in the brand’s time zone', async () => {
  expect(found(await readSource('brand_day'), /TIME ZONE '([^']+)'/g)).toEqual([BRAND_TIME_ZONE])
})

it('uses the platform’s session lifetimes', async () => {
  const source = await readSource('wallet_accounts', 'note_play')
  expect(SESSION_IDLE_MS).toBe(SESSION_IDLE_MINUTES * 60_000)
  expect(found(source, /interval '(\d+) minutes'/g)).toEqual([String(SESSION_IDLE_MINUTES)])
  expect(found(source, /interval '(\d+) hours'/g)).toEqual([String(SESSION_ABSOLUTE_MS / 3_600_000)])
})

it('decides turnover by the limit and the version of the engines’ rules', async () => {
  expect(found(await readSource('is_event_covered'), /> (0\.\d+)/g)).toEqual([String(COVERED_ABOVE)])
  expect(found(await readSource('settle_round'), /v_part\.reason, (\d+), v_coverage/g)).toEqual([String(TURNOVER_RULE)])
  expect(found(await readSource('wallet_set'), /uncounted, reason, (\d+) FROM ended/g)).toEqual([String(TURNOVER_RULE)])
  expect(found(await readSource('record_lottery_buckets'), /'COVERED' END, (\d+)/g)).toEqual([String(TURNOVER_RULE)])
})

it('uses the platform’s demo account kind', async () => {
  expect(found(await readSource('is_real_account'), /kind <> (\d+)/g)).toEqual([String(KIND_CODES.DEMO)])
})

it('locks by the keys of the register, each of which is one lock’s', async () => {
  const { rows } = await database.execute<{ source: string }>(
    sql`select string_agg(prosrc, ' ') as source from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const { auditChain, draw, teamSums, ...others } = ADVISORY_LOCKS
  expect(found(rows[0]?.source ?? '', /advisory_xact_lock(?:_shared)?\((\d+)/g).toSorted()).toEqual(
    [auditChain, draw].map(String).toSorted(),
  )
  expect(await readSource('team_sums_lock')).toContain(String(teamSums))
  const keys = [auditChain, draw, teamSums, ...Object.values(others)]
  expect(new Set(keys).size).toBe(keys.length)
})
