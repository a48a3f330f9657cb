import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { scratchDatabase } from '../test/database.ts'
import { drawFromSeed, getDrawId } from '@playhouse/engines/lottery/draw.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { seededDraw } from '@playhouse/engines/server-random.ts'
import { modelById } from '@playhouse/engines/slot/models.ts'
import { playRound } from '@playhouse/engines/slot/slot.ts'
import { openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { audit } from '../src/checks/audit.ts'
import { listFreeRoundGames } from '../src/domains/engagement/promotions/operator.ts'
import { rankRebate } from '../src/db/tables/ranks.ts'
import { referralRule } from '../src/db/tables/referrals.ts'
import { payRule } from '../src/domains/engagement/agent/pay-rule.ts'
import { AgentPay } from './agent-pay.ts'
import { AgentRebates } from './agent-rebates.ts'
import { applyEvent } from './apply-event.fixture.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { makeGames } from './games.ts'
import { Invitations } from './invitations.ts'
import { LeaderboardPast } from './leaderboards.ts'
import { makeWorld } from './make-world.ts'
import { MissionPast } from './mission-claims.ts'
import { makeMembers } from './members.ts'
import { OwnRewards } from './own-rewards.ts'
import { unmatchedPayments } from './waiting-work.ts'
import { withdrawalHistory } from './withdrawal-history.ts'
import { writeRaffles } from './raffles.ts'
import { simulate } from './simulate.ts'

/** A world whose must-drop jackpot has dropped three times. */
const SMALL = {
  seed: 8,
  games: 200,
  members: 300,
  rounds: 1_200,
  end: new Date('2026-06-15T09:30:00Z'),
  lotteryDays: 0,
}

/** Contents of the ledger and play tables without generated ids. */
const LEDGER = sql`
  select json_build_object(
    'heads', (select json_agg(json_build_array(id, type, idempotency_key, request_hash, member_id, reference, occurred_at)
      order by id) from ledger_transaction),
    'entries', (select json_agg(json_build_array(transaction_id, line, code, amount, balance_after) order by transaction_id, line)
      from ledger_entry join ledger_account on id = account_id),
    'balances', (select json_agg(json_build_array(code, member_id, currency, balance) order by code) from ledger_account),
    'wins', (select json_agg(jackpot_win order by transaction_id) from jackpot_win),
    'pots', (select json_agg(jackpot_pot order by jackpot_id, number) from jackpot_pot),
    'rounds', (select json_agg(round order by id) from round),
    'days', (select json_agg(member_day order by member_id, day) from member_day),
    'deposits', (select json_agg(deposit order by id) from deposit),
    'withdrawals', (select json_agg(withdrawal order by id) from withdrawal)) as ledger`

interface Scratch {
  url: string
  database: Database
  close: () => Promise<void>
}

async function openScratchDatabase(): Promise<Scratch> {
  const { url, drop } = await scratchDatabase({ at: SMALL.end })
  const database = openDatabase(url)
  const close = async () => {
    await database.$client.end()
    await drop()
  }
  return { url, database, close }
}

async function readLedger(database: Database): Promise<Record<string, unknown[]>> {
  const { rows } = await database.execute<{ ledger: Record<string, unknown[]> }>(LEDGER)
  return rows[0]?.ledger ?? {}
}

describe('demo data', () => {
  let seeded: Scratch
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: SMALL.end })
    seeded = await openScratchDatabase()
    await makeWorld(seeded.url, SMALL)
  })
  afterAll(async () => {
    vi.useRealTimers()
    await seeded.close()
  })

  it('passes all consistency checks', async () => {
    const lines: string[] = []
    const sound = await audit(seeded.url, (line) => lines.push(line))
    expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([])
    expect(sound).toBe(true)
    expect(lines.find((line) => line.includes('Games'))).toContain('267')
  })

  it('has a game with free rounds where Copperleaf is asked for, and is consistent with it', async () => {
    const demo = await openScratchDatabase()
    try {
      await makeWorld(demo.url, { ...SMALL, rounds: 0, copperleaf: true })
      expect(await listFreeRoundGames(seeded.database)).toEqual([])
      expect(await listFreeRoundGames(demo.database)).toMatchObject([{ vendorCode: 'CPL', name: 'Three Leaves' }])
      const lines: string[] = []
      await audit(demo.url, (line) => lines.push(line))
      expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([])
    } finally {
      await demo.close()
    }
  })

  it('gives each member transactions at strictly increasing times', async () => {
    const { rows } = await seeded.database.execute(sql`
      select from (
        select occurred_at, lag(occurred_at) over (partition by member_id order by id) as before from ledger_transaction
      ) as sequence
      where occurred_at <= before`)
    expect(rows).toEqual([])
  })

  it('is unchanged by a second seed', async () => {
    expect(await makeWorld(seeded.url, { ...SMALL, seed: 9 })).toBe(false)
    const { rows } = await seeded.database.execute(sql`select seed from brand`)
    expect(rows).toEqual([{ seed: 8 }])
  })

  it.runIf(IS_NIGHTLY)('equals the rows written by the posting functions', async () => {
    const live = await openScratchDatabase()
    try {
      // The world has its members and games, and an empty journal.
      await makeWorld(live.url, { ...SMALL, rounds: 0 })
      await live.database.execute(sql.raw(EMPTY_LEDGER))
      const end = SMALL.end.getTime()
      const members = await makeMembers({ seed: SMALL.seed, end, count: 300 })
      const games = makeGames({ seed: SMALL.seed, end, count: 200 })
      const withdrawalIds = new Map<string, number>()
      const [rule] = await live.database.select().from(referralRule)
      const boards = new LeaderboardPast(members, games, end)
      const missions = new MissionPast(members, games, end)
      const own = new OwnRewards({ members, games, rates: await live.database.select().from(rankRebate), end })
      const claimed = own.withClaims(simulate({ ...SMALL, end, members, games }))
      const played = boards.withPrizes(missions.withClaims(claimed))
      const getProduct = new Map(games.map(({ nodeId, category }) => [nodeId, category]))
      const counted = { ...(await payRule(live.database)), getProduct }
      const paid = new AgentPay(members, end, counted).withPay(played)
      const events = new AgentRebates(members, end, counted).withBills(paid)
      for (const event of new Invitations(members, end, rule).withRewards(events)) {
        await withTransaction(live.database, (tx) => applyEvent(tx, event, withdrawalIds))
      }
      for (const statement of [...withdrawalHistory(SMALL.end), ...unmatchedPayments(SMALL.end)])
        await live.database.execute(sql.raw(statement))
      await live.database.execute(sql`truncate raffle cascade`)
      await live.database.$client.connect().then(async (client) => {
        await writeRaffles(client, SMALL.end)
        client.release()
      })
      const [bulk, called] = [await readLedger(seeded.database), await readLedger(live.database)]
      expect(called.entries?.length).toBeGreaterThan(2_500)
      expect(called.wins).toHaveLength(3)
      for (const [part, rows] of Object.entries(bulk)) expect({ [part]: called[part] }).toEqual({ [part]: rows })
    } finally {
      await live.close()
    }
  })

  it('has verifiable rounds', async () => {
    const { rows } = await seeded.database.execute<{
      model: string
      seed: Buffer
      client: string
      nonce: number
      stake: bigint
      payout: bigint
      stops: number[]
    }>(sql`
      select model_id as model, server_seed as seed, client_seed as client, nonce, stake, payout, stops
      from round join game using (node_id) order by id limit 200`)
    expect(rows).toHaveLength(200)
    for (const { model, seed, client, nonce, stake, payout, stops } of rows) {
      const serverSeed = seed.toString('hex')
      const played = modelById(model)
      assert(played)
      const again = playRound(played, stake, seededDraw({ serverSeed, clientSeed: client, nonce }))
      expect(again).toMatchObject({ stops, payoutMinor: payout })
    }
  })

  it('has weekly dividends by every term, and a collected one that its payer cannot cover', async () => {
    const { rows: bills } = await seeded.database.execute<{ whats: string[] }>(sql`
      select array(select line ->> 'what' from jsonb_array_elements(lines) as line) as whats from agent_bill
      join contract_version contract on contract.member_id = agent_bill.member_id and contract.id = contract_id
      where terms ?& array['deductsRebates', 'deductsPromotions', 'lossCarryOver', 'activeMemberBet', 'tiers']`)
    expect(bills.length).toBeGreaterThan(3)
    for (const { whats } of bills)
      expect(whats).toEqual(
        expect.arrayContaining(['REBATES', 'PROMOTIONS', 'CARRIED_OVER', 'PROFIT', 'TIER', 'CARRIED_FORWARD']),
      )
    const { rows: waiting } = await seeded.database.execute<{ short: boolean }>(sql`
      select amount > balance as short from agent_bill
      join ledger_account cash on cash.member_id = payer_id and code = 'member:' || payer_id || ':cash' where state = 'INSUFFICIENT'`)
    expect(waiting).toEqual([{ short: true }])
  })

  it('has a disputed bill that a recount raised by its difference', async () => {
    const { rows } = await seeded.database.execute<{
      revision: number
      state: string
      disputed: boolean
      paid: boolean
    }>(sql`
      select revision, state, dispute is not null as disputed, transaction_id is not null as paid from agent_bill
      where (member_id, kind, contract_id, period_from) in (
        select member_id, kind, contract_id, period_from from agent_bill where revision = 2
      ) order by revision`)
    expect(rows).toEqual([
      { revision: 1, state: 'PAID', disputed: true, paid: true },
      { revision: 2, state: 'PAID', disputed: false, paid: true },
    ])
  })

  it('has paid rebate bills for agents at their rates', async () => {
    const { rows } = await seeded.database.execute<{ bills: number; agents: number; faults: number }>(sql`
      select count(*)::integer as bills, count(distinct member_id)::integer as agents, (count(*) filter (where state <> 'PAID' or payer_id is not null
        or (select (line ->> 'value')::integer from jsonb_array_elements(lines) line where line ->> 'what' = 'RATE') <> basis_points))::integer as faults
      from agent_bill join rebate_rate using (member_id) where kind = 'REBATE'`)
    expect(rows[0]?.bills).toBeGreaterThan(10)
    expect(rows[0]?.agents).toBeGreaterThan(2)
    expect(rows[0]?.faults).toBe(0)
  })

  it('has the announced demo accounts', async () => {
    const names = DEMO_ACCOUNTS.map(({ username }) => username)
    const { rows } = await seeded.database.execute(sql`
      select username, kind, balance from member join ledger_account on member_id = member.id and code like '%:cash'
      where username = any(${sql.param(names)}::text[])`)
    expect(rows).toHaveLength(5)
    expect(rows).toContainEqual({ username: 'ngoclan5', kind: 0, balance: 100_000_000n })
    expect(rows).toContainEqual({ username: 'vuonggia88', kind: 0, balance: 987_654_321_090_000n })
    expect(rows).toContainEqual(expect.objectContaining({ username: 'minhkhoi1', kind: 2 }))
    expect(rows).toContainEqual(expect.objectContaining({ username: 'ducanh07', kind: 41 }))
  })

  it('has pending decisions for members and operators', async () => {
    const { rows } = await seeded.database.execute(sql`select
      (select count(*)::integer from withdrawal where state = 'REVIEW') >= 3 as "inReview",
      (select count(*)::integer from withdrawal where state = 'DISBURSED' and next_action_at > ${SMALL.end.toISOString()}) >= 5 as unconfirmed,
      (select array_agg(distinct state) from withdrawal join member on member.id = member_id where username = 'haiyen21'
        and state <> 'RECEIVED') as "ownWithdrawals",
      (select count(*)::integer from payment_arrival where state = 'UNMATCHED') as unmatched,
      (select count(*)::integer from deposit where state = 'UNMATCHED') as "unmatchedDeposits",
      (select count(*)::integer from identity_document join identity_request request on request.id = request_id
        join upload on upload.id = upload_id where request.state = 'REVIEW') >= 4 as documents,
      (select array_agg(member_limit.kind || ' ' || period order by member_limit.kind) from member_limit join member on member.id = member_id
        where username = 'haiyen21') as limits,
      (select count(*)::integer from limit_change where state = 'WAITING' and ready_at > ${SMALL.end.toISOString()}) as reflected,
      (select count(*)::integer from limit_change where state = 'WAITING' and ready_at < ${SMALL.end.toISOString()}) as confirmable,
      (select array_agg(member_bonus.state order by member_bonus.id) from member_bonus join member on member.id = member_id
        where username = 'haiyen21') as bonuses,
      (select array_agg(state order by state) from agent_application) as applications,
      (select count(*)::integer from service_case where kind = 'FEEDBACK' and state = 'OPEN') as feedback`)
    expect(rows).toEqual([
      {
        inReview: true,
        unconfirmed: true,
        ownWithdrawals: ['DISBURSED'],
        unmatched: 3,
        unmatchedDeposits: 2,
        documents: true,
        limits: ['DEPOSIT WEEK', 'LOSS MONTH'],
        reflected: 2,
        confirmable: 4,
        bonuses: ['CONVERTED', 'FORFEITED', 'CONVERTED'],
        applications: ['APPLIED', 'APPLIED', 'APPLIED', 'NEEDS_INFO', 'REJECTED', 'REJECTED'],
        feedback: 4,
      },
    ])
  })

  // Last, because each plants a fault.
  it.each([
    [
      "select set_config('ledger.posting', 'on', true); update ledger_account set balance = balance + 1 where id = (select max(id) from ledger_account where balance is not null)",
      'cached balance',
    ],
    ['update member_day set turnover = turnover + 1 where ctid = (select min(ctid) from member_day)', 'member’s day'],
    [`delete from agent_bill where ctid = (select min(ctid) from agent_bill where kind = 'REBATE')`, 'that is owed'],
    [
      `update withdrawal set amount = 500000000 where ctid = (select min(ctid) from withdrawal)`,
      'within its bank’s limits',
    ],
    ['update jackpot set amount = amount + 1 where id = (select min(id) from jackpot)', 'meter'],
    ['update jackpot_pot set drop_point = drop_point + 1', 'must-drop'],
    [
      'delete from rebate_claim where ctid = (select min(ctid) from rebate_claim)',
      'weekly rebate in the record is a claim',
    ],
    ["update member_bonus set wagered = wagered + 1 where state = 'CONVERTED'", 'progress of every bonus'],
    [
      `insert into promotion_claim (member_id, promotion_id, period, state) select 300, id, date_trunc('week', brand_day(starts_at))::date::text,
        'PROCESS' from promotion where id = 'loss-relief'`,
      'before its promotion began',
    ],
    ['update member_profile set birthday = null where identity_tier > 0', 'passed identity check'],
    ["update member set path = '9' where id = 300", 'path'],
  ])('fails its check after: %s', async (fault, named) => {
    await seeded.database.execute(sql.raw(fault))
    const lines: string[] = []
    expect(await audit(seeded.url, (line) => lines.push(line))).toBe(false)
    expect(lines.filter((line) => line.startsWith('FAILED')).join('\n')).toContain(named)
  })
})

it.runIf(IS_NIGHTLY)(
  'passes all consistency checks in a busier world, with rebates and payouts of all sizes',
  async () => {
    const busy = await openScratchDatabase()
    try {
      await makeWorld(busy.url, { ...SMALL, members: 900, rounds: 15_000, lotteryDays: 8 })
      const lines: string[] = []
      await audit(busy.url, (line) => lines.push(line))
      expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([])
      const { rows } = await busy.database.execute(sql`
      select count(*) > 0 as some from agent_bill bill join member on member.id = member_id where bill.kind = 'REBATE' and member.kind = 0`)
      expect(rows).toEqual([{ some: true }])
    } finally {
      await busy.close()
    }
  },
)

const EMPTY_LEDGER = `
  alter table ledger_transaction disable trigger user;
  alter table ledger_entry disable trigger user;
  truncate ledger_transaction, ledger_entry, round, member_day, deposit, deposit_bonus, deposit_reference, held_payment, held_return, deposit_step, payment_arrival, withdrawal, withdrawal_step, payout_attempt, bank_card, jackpot_win, jackpot_pot, member_transfer restart identity;
  select set_config('ledger.posting', 'on', true);
  update ledger_account set balance = 0 where balance is not null;
  alter table ledger_transaction enable trigger user;
  alter table ledger_entry enable trigger user`

describe('lotteries of the demo data', () => {
  let seeded: Scratch
  beforeAll(async () => {
    seeded = await openScratchDatabase()
    await makeWorld(seeded.url, { ...SMALL, lotteryDays: 31 })
  })
  afterAll(() => seeded.close())

  it('have 31 days of stations and a day of fast draws, and tickets that add up', async () => {
    const { rows } = await seeded.database.execute<{
      stations: number
      fast: number
      tickets: number
      won: number
    }>(sql`
      select count(distinct day) filter (where sequence = 1 and prizes in (18, 27))::integer as stations,
        count(distinct day) filter (where lottery_code = 'SSC_30S')::integer as fast,
        (select count(*)::integer from lottery_ticket) as tickets, (select count(distinct ticket_id)::integer from lottery_win) as won
      from lottery_draw`)
    expect(rows[0]?.stations).toBeGreaterThanOrEqual(31)
    expect(rows[0]).toMatchObject({ fast: 1 })
    expect(rows[0]?.tickets).toBeGreaterThan(15)
    expect(rows[0]?.won).toBeGreaterThan(3)
    const lines: string[] = []
    const sound = await audit(seeded.url, (line) => lines.push(line))
    expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([])
    expect(sound).toBe(true)
  })

  it('have draws that anyone can recompute', async () => {
    const { rows } = await seeded.database.execute<{
      code: string
      issue: string
      sequence: number
      seedHash: Buffer
      seed: Buffer
      beacon: Buffer
      anchor: Buffer
      numbers: string[]
    }>(sql`
      select draw.lottery_code as code, issue, sequence, seed_hash as "seedHash", seed, beacon, anchor, numbers
      from lottery_draw draw join lottery_result on draw_id = id join lottery_chain chain on chain.lottery_code = draw.lottery_code
        and chain.day = draw.day where id % 97 = 0`)
    expect(rows.length).toBeGreaterThan(200)
    for (const { code, issue, sequence, seedHash, seed, beacon, anchor, numbers } of rows) {
      const game = findLottery(code)
      assert(game)
      expect(createHash('sha256').update(seed).digest()).toEqual(seedHash)
      let value = beacon
      for (let step = 0; step < sequence; step += 1) value = createHash('sha256').update(value).digest()
      expect(value).toEqual(anchor)
      const seeds = { serverSeed: seed.toString('hex'), beacon: beacon.toString('hex'), drawId: getDrawId(code, issue) }
      expect(drawFromSeed(game, seeds)).toEqual(numbers)
    }
  })

  it('fail their check when a ticket was paid too much', async () => {
    await seeded.database.execute(sql`update lottery_hit set factor = factor * 2`)
    const lines: string[] = []
    expect(await audit(seeded.url, (line) => lines.push(line))).toBe(false)
    expect(lines.filter((line) => line.startsWith('FAILED')).join()).toContain(
      'Every lottery line won what its result says',
    )
  })
})

it('is deterministic for a seed and end, and only grows during the day', async () => {
  const end = new Date('2026-06-15T09:30:00+07:00').getTime()
  const events = async (seed: number, until: number) => {
    const members = await makeMembers({ seed, end: until, count: 300 })
    const games = makeGames({ seed, end: until, count: 200 })
    return [...simulate({ seed, end: until, rounds: 2_000, members, games })]
  }
  const first = await events(7, end)
  expect(await events(7, end)).toEqual(first)
  const later = await events(7, end + 14 * 3_600_000)
  expect(later.length).toBeGreaterThan(first.length)
  expect(later.slice(0, first.length)).toEqual(first)
  expect((await events(8, end)).slice(0, 50)).not.toEqual(first.slice(0, 50))
})
