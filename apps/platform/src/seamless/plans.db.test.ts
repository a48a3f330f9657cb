import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { openDatabase } from '../db/database.ts'
import { DETAILS, newId, openGame, signedCall } from './seamless.fixture.ts'
import { seamlessRoutes } from './routes.ts'

/** Tables that grow with every round, or hold a row of every account. */
const LARGE = /Seq Scan on (ledger_\w+|round|member|member_day|session)\b/

let url: string
let drop: () => Promise<void>
beforeAll(async () => ({ url, drop } = await scratchDatabase({ template: 'world' })), 180_000)
afterAll(() => drop())

test('no statement of the wallet reads a table from end to end, however much the book holds', async () => {
  // One connection, so that every statement is prepared where it is asked for afterwards.
  const database = openDatabase(url, { max: 1 })
  const app = fastify()
  await app.register(seamlessRoutes, { database, seamlessSecret: 'secret' })
  const { rows } = await database.execute<{ member: number; node: number; vendor: string }>(sql`
    select member_id as member, node_id as node, vendor_code as vendor from game,
      (select member_id from ledger_account join member on member.id = member_id where kind = 0 order by balance desc nulls last limit 1)
    where not maintenance limit 1`)
  const { member, node, vendor } = rows[0] ?? { member: 0, node: 0, vendor: '' }
  const { session } = await openGame(database, member, { nodeId: node })
  await database.execute(sql`update game_session set last_seen_at = now() - interval '2 minutes' where id = ${session}`)
  const statuses: number[] = []
  const call = async (name: 'balance' | 'play' | 'debit' | 'credit' | 'rollback', asked: object) => {
    const answer = await app.inject(signedCall('secret', name, { session, ...asked }, { vendor }))
    statuses.push(answer.statusCode)
  }
  const stake = () => ({ transactionId: newId(), roundId: newId(), amount: '10' })
  const [played, paid, lost, cancelled] = [{ ...stake(), amount: undefined }, stake(), stake(), stake()]
  await call('balance', {})
  await call('play', { ...played, stake: '10', payout: '5', details: DETAILS })
  await call('play', { ...played, stake: '10', payout: '5', details: DETAILS })
  for (const asked of [paid, lost, cancelled]) await call('debit', asked)
  await call('credit', { ...paid, transactionId: newId(), closes: true })
  await call('credit', { ...lost, transactionId: newId(), amount: '0', closes: true })
  await call('credit', { ...lost, transactionId: newId(), closes: true })
  await call('rollback', { transactionId: newId(), debitId: cancelled.transactionId })
  await call('rollback', { transactionId: newId(), debitId: newId() })
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 409, 200, 200])

  const prepared = await database.execute<{ name: string; statement: string }>(
    sql`select name, statement from pg_prepared_statements where name like 'seamless-%'`,
  )
  expect(prepared.rows.length).toBeGreaterThanOrEqual(12)
  const reads: string[] = []
  for (const { name, statement } of prepared.rows) {
    const plan = await database.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain (generic_plan) ${statement}`))
    for (const line of plan.rows)
      if (LARGE.test(line['QUERY PLAN'])) reads.push(`${name}: ${line['QUERY PLAN'].trim()}`)
  }
  expect(reads).toEqual([])
  await app.close()
  await database.$client.end()
})
