import type { SettledRound } from '@playhouse/vendor-api/transfer-wallet.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@playhouse/postgres/database.ts'
import { openTransaction, type OtherTransaction, waitForWaiting } from '../../../../../test/other-transaction.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { createIdleMember, findLedgerFaults, openTestLedger } from '../../../../ledger/ledger.fixture.ts'
import { transferAllowance } from '../../limits/play-allowance.ts'
import { findWorldFaults, openGame } from '../seamless/seamless.fixture.ts'
import { moveChosen } from './chosen-transfers.ts'
import { importRounds } from './import-rounds.ts'
import { ScriptedVendor } from './scripted-vendor.fixture.ts'
import { openTransfers, type Transfers } from './transfers.ts'

const UNIT = 10_000n
const NODE = 2

let database: Database
let close: () => Promise<void>
let transfers: Transfers
beforeAll(async () => {
  ;({ database, close } = await openTestLedger())
  await database
    .insert(vendor)
    .values({ code: 'T', name: 'T', hue: 0, pattern: 'waves', isHot: false, walletMode: 'transfer' })
  const [first] = await database.select().from(game)
  if (!first) throw new Error('The seed has no game.')
  await database.insert(game).values({ ...first, nodeId: NODE, gameCode: 'T1', vendorCode: 'T' })
  transfers = openTransfers({
    database,
    vendors: new ScriptedVendor(),
    secret: 'a secret of tests',
    transferAllowance,
    log: { warn: () => {}, error: () => {} },
  })
})
afterAll(() => close())

async function player() {
  const memberId = await createIdleMember(database, 100n * UNIT)
  await moveChosen(database, transfers, { memberId, from: undefined, to: 'T', amount: 100n * UNIT })
  return { memberId, ...(await openGame(database, memberId, { nodeId: NODE })) }
}
type Player = Awaited<ReturnType<typeof player>>

let position = 0
const round = ({ session }: Player, stake = '10'): SettledRound => ({
  position: (position += 1),
  roundId: randomUUID(),
  session,
  stake,
  payout: '0',
  details: { engine: 'dice', modelId: 'dice-97' },
})

/** Imports rounds as the vendor's next page. */
const importPage = (rounds: SettledRound[]) =>
  importRounds(database, { ask: (async () => ({ rounds })) as unknown as ScriptedVendor['ask'] }, 'T')

const countRounds = ({ memberId }: Player) =>
  database.$count(sql`member_day`, sql`member_id = ${memberId} and rounds > 0`)

test.each([
  [
    'days',
    (on: OtherTransaction, { memberId }: Player) =>
      on.query(
        `insert into member_day as kept (member_id, day) values ($1, brand_day(now()))
          on conflict (member_id, day) do update set rounds = kept.rounds where false`,
        [memberId],
      ),
  ],
  [
    'accounts',
    (on: OtherTransaction, { memberId }: Player) =>
      on.query('select from ledger_account where member_id = $1 and code = $2 for no key update', [
        memberId,
        `member:${memberId}:vendor:T`,
      ]),
  ],
])('takes %s in the order of members, whatever the order of their rounds', async (_, take) => {
  const [first, second] = [await player(), await player()]
  const other = await openTransaction(database)
  const imported = (async () => {
    await take(other, first)
    return importPage([round(second), round(first)])
  })()
  try {
    await waitForWaiting(database)
    await take(other, second)
  } finally {
    await other.rollBack()
  }
  await imported
  expect(await Promise.all([first, second].map(countRounds))).toEqual([1, 1])
  expect(await findLedgerFaults(database)).toEqual([])
  expect(await findWorldFaults(database)).toEqual([])
})

test('begins no day for a round that it cannot write', async () => {
  const [good, poor] = [await player(), await player()]
  await expect(importPage([round(good), round(poor, '101')])).rejects.toThrow('the stake is not covered')
  expect(await countRounds(good)).toBe(1)
  expect(await database.$count(sql`member_day`, sql`member_id = ${poor.memberId} and day = brand_day(now())`)).toBe(0)
})

test('marks log-ins as used without waiting for one that another transaction has', async () => {
  const [first, second] = [await player(), await player()]
  await database.execute(sql`update session set last_seen_at = now() - interval '2 minutes'`)
  const logOut = await openTransaction(database)
  try {
    await logOut.query('select from session where token_hash = $1 for no key update', [first.logIn])
    const imported = importPage([round(second), round(first)]).then(() => 'imported')
    expect(await Promise.race([imported, waitForWaiting(database).then(() => 'waits')])).toBe('imported')
  } finally {
    await logOut.rollBack()
  }
  const { rows } = await database.execute<{ seen: boolean }>(sql`
    select last_seen_at > now() - interval '1 minute' as seen from session
    where token_hash in (${first.logIn}, ${second.logIn}) order by member_id`)
  expect(rows.map(({ seen }) => seen)).toEqual([false, true])
})
