import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTransaction, type OtherTransaction } from '../../../../../test/other-transaction.ts'
import { openJackpot } from '../../../play/jackpots/jackpot.fixture.ts'
import { createIdleMember, createMemberWith, findLedgerFaults } from '../../../../ledger/ledger.fixture.ts'
import { DETAILS, findWorldFaults, newId, openGame, openSeamless, type Seamless } from './seamless.fixture.ts'
import { WALLET_CALLS } from './wallet-calls.ts'

const UNIT = 10_000n
const MEMBERS = 12
const POT = { id: 'pot', name: 'Pot', vendorCode: 'W', seedAmount: UNIT, contributionPpm: 10_000, oneIn: 1_000_000 }

let seamless: Seamless
beforeAll(async () => {
  seamless = await openSeamless()
  // Every other member plays a game with a jackpot.
  await openJackpot(seamless.database, POT, [2])
})
afterAll(() => seamless.close())

/** The same seeded numbers for both groups (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Call {
  seat: number
  call: string
  transactionId: string
  roundId: string
  stake: bigint | null
  payout: bigint | null
  closes: boolean | null
  debitId: string | null
  risk: string | null
}

/** A batch that mixes calls of all kinds: new, repeated, refused, and several of one account. */
function getBatch(turn: number, random: () => number, made: Call[]): Call[] {
  // Two calls that took each other's place would be a batch as well.
  const size = turn % 5 === 4 ? 2 : MEMBERS
  return Array.from({ length: size }, (_, place) => {
    const seat = random() < 0.8 ? place : Math.floor(random() * MEMBERS)
    const again = made[Math.floor(random() * made.length)]
    if (random() < 0.1 && again) return again
    const name = `${turn}-${place}`
    const open = made.findLast((one) => one.seat === seat && one.call === 'debit')
    const chance = random()
    const base = { seat, transactionId: `t${name}`, roundId: `r${name}`, closes: null, debitId: null }
    const amounts = { stake: BigInt(1 + Math.floor(random() * 30)) * UNIT, payout: null }
    const risk = [null, '{"uncounted":"20000","reason":"LOW"}', '{"turnover":"5000"}'][Math.floor(random() * 3)] ?? null
    const paid = random() < 0.5 ? 0n : BigInt(Math.floor(random() * 30)) * UNIT
    let call: Call
    if (chance < 0.5 || !open)
      call = { ...base, ...amounts, call: chance < 0.35 ? 'play' : 'debit', payout: chance < 0.35 ? paid : null, risk }
    else if (chance < 0.6) call = { ...base, ...amounts, call: 'debit', roundId: open.roundId, risk: null }
    else if (chance < 0.9)
      call = {
        ...base,
        call: 'credit',
        roundId: open.roundId,
        stake: null,
        payout: paid,
        closes: paid === 0n || random() < 0.6,
        risk,
      }
    else call = { ...base, call: 'rollback', stake: null, payout: null, debitId: open.transactionId, risk: null }
    made.push(call)
    return call
  })
}

interface Seat {
  memberId: number
  session: string
  vendor: string
}

/** What a batch gave each call. `claims` are places of calls that win the jackpot. */
async function runBatch(
  on: Pick<pg.ClientBase, 'query'>,
  calls: readonly Call[],
  seats: readonly Seat[],
  claims: readonly number[] = [],
) {
  const of = calls.map((call) => ({ ...call, ...(seats[call.seat] ?? { memberId: 0, session: '', vendor: '' }) }))
  const values = [
    of.map(({ call }) => call),
    of.map(({ vendor }) => vendor),
    of.map(({ session }) => session),
    of.map(({ transactionId }) => transactionId),
    of.map(({ roundId }) => roundId),
    of.map(({ seat: _, memberId: __, session: ___, ...call }) =>
      createHash('sha256')
        .update(JSON.stringify({ ...call, stake: String(call.stake), payout: String(call.payout) }))
        .digest(),
    ),
    of.map(({ stake }) => stake),
    of.map(({ payout }) => payout),
    of.map(({ closes }) => closes),
    of.map(() => JSON.stringify(DETAILS)),
    of.map((_, place) => (claims.includes(place) ? POT.id : null)),
    of.map((_, place) => (claims.includes(place) ? POT.oneIn : null)),
    of.map(({ debitId }) => debitId),
    of.map(({ risk }) => risk),
  ]
  const { rows } = await on.query<{
    refusal: string | null
    balance: bigint
    replayed: boolean
    transactionId: bigint
  }>(WALLET_CALLS.text, values)
  return rows.map(({ refusal, balance, replayed, transactionId }) => ({
    refusal,
    balance,
    replayed,
    moved: transactionId !== null,
  }))
}

test('gives a batch the outcomes and rows of the same calls made one by one', async () => {
  const group = async () => {
    const seats = []
    for (let seat = 0; seat < MEMBERS; seat += 1) {
      const memberId = await createMemberWith(seamless.database, 100n * UNIT, seat === 5 ? 4 : 0)
      // Limits and bonuses are checked call by call.
      if (seat === 7) await seamless.database.execute(sql`update member set play_guarded = true where id = ${memberId}`)
      const { session } = await openGame(seamless.database, memberId, { nodeId: 1 + (seat % 2) })
      if (seat === 9)
        await seamless.database.execute(sql`update game_session set ended_at = now() where id = ${session}`)
      seats.push({ memberId, session, vendor: seat % 2 ? 'W' : 'V' })
    }
    return seats
  }
  const [batched, alone] = [await group(), await group()]
  type Seats = typeof batched
  const run = (calls: readonly Call[], seats: Seats) => runBatch(seamless.database.$client, calls, seats)
  const random = randomFrom(3)
  const made: Call[] = []
  const refusals = new Set<string | null>()
  for (let turn = 0; turn < 50; turn += 1) {
    const calls = getBatch(turn, random, made)
    const together = await run(calls, batched)
    // As makeCall() does.
    for (const [place, call] of calls.entries())
      if (together[place]?.refusal === 'account_busy') together.splice(place, 1, ...(await run([call], batched)))
    const single = []
    for (const call of calls) single.push(...(await run([call], alone)))
    expect(together).toEqual(single)
    for (const { refusal } of single) refusals.add(refusal)
  }
  expect(refusals.size).toBeGreaterThan(4)
  expect(await getRows(batched)).toEqual(await getRows(alone))
  expect(await findLedgerFaults(seamless.database)).toEqual([])
  expect(await findWorldFaults(seamless.database)).toEqual([])

  /** Rows that the calls left, without ids and times. */
  async function getRows(seats: Seats) {
    const ids = sql.param(seats.map(({ memberId }) => memberId))
    const seat = sql.raw(`array_position('{${seats.map(({ memberId }) => memberId).join(',')}}', member_id)`)
    const read = async (columns: string, from: string) =>
      (
        await seamless.database.execute(
          sql`select ${seat} as seat, ${sql.raw(columns)} from ${sql.raw(from)} where member_id = any(${ids}) order by 1, 2, 3, 4, 5`,
        )
      ).rows
    return [
      await read(
        'type, idempotency_key, reference, reverses is null as original',
        `(select * from ledger_transaction where type <> 'DEPOSIT') as head`,
      ),
      await read(
        `idempotency_key, line, amount, balance_after, (select code from ledger_account where id = account_id and ledger_account.member_id = 0)`,
        "(select ledger_entry.*, idempotency_key from ledger_entry join ledger_transaction head on (head.member_id, head.id) = (ledger_entry.member_id, transaction_id) where type <> 'DEPOSIT') as entry",
      ),
      await read(
        'vendor_round_id, stake, payout, uncounted, uncounted_reason, balance_after, details, node_id, turnover_rule',
        'round',
      ),
      await read('turnover, uncounted, payout, rounds', 'member_day'),
      await read('product, turnover, uncounted, payout, rounds, activity', 'team_change'),
      await read('round_id, stake, payout, node_id, demo', 'open_round'),
      await read('transaction_id, kind, balance, vendor_code', 'noted_call'),
      await read('amount, node_id, jackpot_id, 1', 'jackpot_feed'),
    ]
  }
})

describe('a batch, while a transaction that takes days of members in their order has one of them,', () => {
  const play = (seat: number): Call => ({
    seat,
    call: 'play',
    transactionId: newId(),
    roundId: newId(),
    stake: UNIT,
    payout: 0n,
    closes: null,
    debitId: null,
    risk: null,
  })

  /** Two members, the first of whom another transaction adds to. */
  async function openSeats(nodeId = 1, create = createMemberWith): Promise<[Seat, Seat]> {
    const seats = []
    for (let seat = 0; seat < 2; seat += 1) {
      const memberId = await create(seamless.database, 100n * UNIT)
      const { session } = await openGame(seamless.database, memberId, { nodeId })
      seats.push({ memberId, session, vendor: nodeId === 1 ? 'V' : 'W' })
    }
    return seats as [Seat, Seat]
  }

  const addToDay = (on: OtherTransaction, { memberId }: Seat) =>
    on.query(
      `insert into member_day as kept (member_id, day, payout) values ($1, brand_day(now()), 1)
        on conflict (member_id, day) do update set payout = kept.payout + 1`,
      [memberId],
    )

  test.each([true, false])('waits for none of its calls that are no set (the day has begun: %s)', async (hasBegun) => {
    const seats = await openSeats(1, hasBegun ? createMemberWith : createIdleMember)
    const draw = await openTransaction(seamless.database)
    const vendor = await openTransaction(seamless.database)
    try {
      await addToDay(draw, seats[0])
      // The first one is a set, two of an account are none.
      const outcomes = await runBatch(vendor, [play(1), play(0), play(0)], seats)
      expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, 'account_busy', 'account_busy'])
      await vendor.commit()
      await addToDay(draw, seats[1])
    } finally {
      await draw.rollBack()
      await vendor.rollBack()
    }
    expect(await findLedgerFaults(seamless.database)).toEqual([])
    expect(await findWorldFaults(seamless.database)).toEqual([])
  })

  test('adds to the days of calls that are no set where nobody has them', async () => {
    const seats = await openSeats()
    const outcomes = await runBatch(seamless.database.$client, [play(1), play(0), play(0)], seats)
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null, null])
  })

  test('waits for no jackpot that another win has', async () => {
    const seats = await openSeats(2)
    const win = await openTransaction(seamless.database)
    const vendor = await openTransaction(seamless.database)
    try {
      await win.query('select from jackpot where id = $1 for no key update', [POT.id])
      const outcomes = await runBatch(vendor, [play(1), play(0)], seats, [1])
      expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, 'account_busy'])
    } finally {
      await win.rollBack()
      await vendor.rollBack()
    }
  })
})
