import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../../../../test/database.ts'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { newServerSeed, seedHash } from '@playhouse/engines/server-random.ts'
import type { WalletCall } from '@playhouse/vendor-api/seamless-wallet.ts'
import { postAgentPays, postCredits, POSTED_AT_ONCE } from '../../../../ledger/postings.ts'
import { DETAILS, newId, openGame, signedCall } from './seamless.fixture.ts'
import { seamlessRoutes } from './routes.ts'

/** Tables that grow with every round, or have a row per account. */
const LARGE = ['ledger_account', 'ledger_transaction', 'ledger_entry', 'round', 'member', 'member_day', 'session']

/** Calls of each statement: PostgreSQL plans it five times for its values before it may use a generic plan. */
const TIMES = 8

let url: string
let drop: () => Promise<void>
beforeAll(async () => ({ url, drop } = await scratchDatabase({ template: 'world' })))
afterAll(() => drop())

test('never scans a large table', async () => {
  // One connection, so that all calls share the prepared statements.
  const database = openDatabase(url, { max: 1 })
  const app = fastify()
  await app.register(seamlessRoutes, { database, seamlessSecret: 'secret' })
  const { rows } = await database.execute<{ member: number; node: number; vendor: string }>(sql`
    select member_id as member, node_id as node, vendor_code as vendor from game,
      (select member_id from ledger_account join member on member.id = member_id where kind = 0 order by balance desc nulls last limit 1)
    where not maintenance and node_id not in (select node_id from jackpot_game) limit 1`)
  const { member, node, vendor } = rows[0] ?? { member: 0, node: 0, vendor: '' }
  const { session } = await openGame(database, member, { nodeId: node })
  // A jackpot that every stake wins.
  await database.execute(sql`update jackpot set one_in = 1 where id = 'nine-kites'`)
  const feeding = await database.execute<{ node: number; vendor: string }>(sql`
    select node_id as node, vendor_code as vendor from jackpot_game join game using (node_id) where jackpot_id = 'nine-kites' limit 1`)
  const [fed = { node: 0, vendor: '' }] = feeding.rows
  const { session: feedingSession } = await openGame(database, member, { nodeId: fed.node })
  await database.execute(sql`update game_session set last_seen_at = now() - interval '2 minutes' where id = ${session}`)
  const statuses: number[] = []
  const call = async (name: WalletCall, requested: object, by = vendor) => {
    const response = await app.inject(signedCall('secret', name, { session, ...requested }, { vendor: by }))
    statuses.push(response.statusCode)
  }
  const stake = () => ({ transactionId: newId(), roundId: newId(), amount: '10' })
  const { rows: others } = await database.execute<{ member: number }>(sql`
    select member_id as member from ledger_account join member on member.id = member_id
    where kind = 0 and not play_guarded order by balance desc nulls last offset 1 limit 4`)
  const together: string[] = []
  for (const other of others) together.push((await openGame(database, other.member, { nodeId: node })).session)
  const read = await sequentialScans(database)
  for (let turn = 0; turn < TIMES; turn += 1) {
    const [played, paid, lost, cancelled] = [{ ...stake(), amount: undefined }, stake(), stake(), stake()]
    await call('balance', {})
    await call('play', { ...played, stake: '10', payout: '5', details: DETAILS })
    await call('play', { ...played, stake: '10', payout: '5', details: DETAILS })
    for (const requested of [paid, lost, cancelled]) await call('debit', requested)
    await call('credit', { ...paid, transactionId: newId(), closes: true })
    await call('credit', { ...lost, transactionId: newId(), amount: '0', closes: true })
    await call('credit', { ...lost, transactionId: newId(), closes: true })
    await call('rollback', { transactionId: newId(), debitId: cancelled.transactionId })
    await call('rollback', { transactionId: newId(), debitId: newId() })
    expect(statuses.splice(0)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 409, 200, 200])
    const serverSeed = newServerSeed()
    const fairness = { serverSeedHash: seedHash(serverSeed), serverSeed, clientSeed: 'mine', nonce: 0 }
    const won = { ...stake(), amount: undefined, stake: '1000', payout: '0', details: { ...DETAILS, fairness } }
    const here = { session: feedingSession }
    await call('play', { ...here, ...won, jackpot: { id: 'nine-kites' } }, fed.vendor)
    await call('play', { ...here, ...won, jackpot: { id: 'nine-kites' } }, fed.vendor)
    await call('debit', { ...here, ...stake(), amount: '1000' }, fed.vendor)
    await call('meter', here, fed.vendor)
    expect(statuses.splice(0)).toEqual([200, 200, 200, 200])
    // Concurrent calls are posted as a set.
    const rounds = together.map((held) => ({ session: held, ...stake() }))
    await Promise.all(
      rounds.map((bet) =>
        call('play', {
          ...bet,
          transactionId: newId(),
          roundId: newId(),
          amount: undefined,
          stake: '10',
          payout: '3',
          details: DETAILS,
        }),
      ),
    )
    await Promise.all(rounds.map((bet) => call('debit', bet)))
    await Promise.all(
      rounds.map((bet) => call('credit', { ...bet, transactionId: newId(), closes: true, details: DETAILS })),
    )
    expect(statuses.splice(0)).toEqual(Array(12).fill(200))
  }
  expect(await sequentialScans(database)).toEqual(read)
  await app.close()
  await database.$client.end()
})

test('plans no statement again for a lone call', async () => {
  const database = openDatabase(url, { max: 1 })
  const app = fastify()
  await app.register(seamlessRoutes, { database, seamlessSecret: 'secret' })
  const { rows } = await database.execute<{ member: number; node: number; vendor: string }>(sql`
    select member_id as member, node_id as node, vendor_code as vendor from game,
      (select member_id from ledger_account join member on member.id = member_id where kind = 0 and not play_guarded order by balance desc nulls last limit 1)
    where not maintenance and node_id not in (select node_id from jackpot_game) limit 1`)
  const { member, node, vendor } = rows[0] ?? { member: 0, node: 0, vendor: '' }
  const { session } = await openGame(database, member, { nodeId: node })
  const client = await database.$client.connect()
  let plans = 0
  client.on('notice', ({ message }) => (plans += message === 'PLANNER STATISTICS' ? 1 : 0))
  client.release()
  const planned: Record<string, number> = {}
  const call = async (name: WalletCall, requested: object) => {
    plans = 0
    const { statusCode } = await app.inject(signedCall('secret', name, { session, ...requested }, { vendor }))
    expect(statusCode).toBe(200)
    planned[name] = plans
  }
  for (let turn = 0; turn < TIMES; turn += 1) {
    // A message for each planning.
    if (turn === TIMES - 1) await database.$client.query('set client_min_messages = log; set log_planner_stats = on')
    const [won, cancelled] = [1, 2].map(() => ({ transactionId: newId(), roundId: newId(), amount: '10' }))
    await call('play', { transactionId: newId(), roundId: newId(), stake: '10', payout: '5', details: DETAILS })
    await call('debit', won ?? {})
    await call('credit', { ...won, transactionId: newId(), closes: true })
    await call('debit', cancelled ?? {})
    await call('rollback', { transactionId: newId(), debitId: cancelled?.transactionId })
  }
  expect(planned).toEqual({ play: 0, debit: 0, credit: 0, rollback: 0 })
  await app.close()
  await database.$client.end()
})

test('scans none for sets of pay, prizes and points', async () => {
  const database = openDatabase(url, { max: 1 })
  const { rows } = await database.execute<{ memberId: number; payerId: number }>(sql`
    select id as "memberId", payer as "payerId" from member, (
      select member_id as payer from ledger_account join member on member.id = member_id where kind = 0 order by balance desc nulls last limit 1
    ) richest where kind = 0 and id <> payer order by id limit ${POSTED_AT_ONCE}`)
  expect(rows).toHaveLength(POSTED_AT_ONCE)
  const read = await sequentialScans(database)
  const posting = { amount: 1n, key: 'plans:set', request: {} }
  await withTransaction(database, (tx) =>
    postAgentPays(
      tx,
      rows.map((row) => ({ ...posting, ...row, key: `plans:${row.memberId}`, type: 'SALARY' as const })),
    ),
  )
  for (const type of ['PROMOTION', 'POINTS_RETURN'] as const)
    await withTransaction(database, (tx) =>
      postCredits(
        tx,
        rows.map(({ memberId }) => ({ ...posting, memberId, key: `plans:${type}`, type })),
      ),
    )
  expect(await sequentialScans(database)).toEqual(read)
  await database.$client.end()
})

async function sequentialScans(database: Database) {
  await database.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await database.execute<{ table: string; scans: bigint }>(sql`
    select relname as table, seq_scan as scans from pg_stat_user_tables where relname = any(${sql.param(LARGE)}) order by 1`)
  expect(rows).toHaveLength(LARGE.length)
  return rows
}
