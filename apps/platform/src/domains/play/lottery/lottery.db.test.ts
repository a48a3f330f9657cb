import { drawDay } from '@playhouse/engines/lottery/calendar.ts'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { getCommitment, drawFromSeed, getDrawId } from '@playhouse/engines/lottery/draw.ts'
import { winPlainly } from '@playhouse/engines/lottery/evaluate-plainly.fixture.ts'
import { LOTTERIES, findLottery } from '@playhouse/engines/lottery/games.ts'
import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import { cancelTicket, placeTicket, ticketDetail, tickets } from '@playhouse/platform-api/lottery-tickets.ts'
import {
  drawByCode,
  drawCount,
  drawResults,
  lotteryGames,
  lotteryRemaining,
  lotteryStatistics,
  numerosNear,
  openedNumero,
  recentLotteries,
} from '@playhouse/platform-api/lottery.ts'
import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import pg from 'pg'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { openTransaction, waitForWaiting } from '../../../../test/other-transaction.ts'
import type { CallOptions } from '../../../app.fixture.ts'
import {
  lotteryBucket,
  lotteryCorrection,
  lotteryDraw,
  lotteryDrawStep,
  lotteryHit,
  lotteryProgram,
  lotteryResult,
  lotteryTicket,
  lotteryWin,
} from '../../../db/tables/lottery.ts'
import { liveEvent } from '../../../db/tables/live.ts'
import { member } from '../../../db/tables/members.ts'
import { round } from '../../../db/tables/play.ts'
import { postReward } from '../../../ledger/postings.ts'
import { deleteOldDraws } from './forget-draws.ts'
import { getJointCodes, wakeJoints } from './joint-draws.ts'
import { PlatformError } from '../../../request/platform-error.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { correctResult, dueDraws, lockDraw, voidDraw } from './draw-machine.ts'
import type { LotteryDraw } from './draw-states.ts'
import { type Lines, type LotteryHarness, openLottery } from './lottery.fixture.ts'
import { listPopularLotteries } from './lottery-menus.ts'
import { listLotteries, listNear, listOpened, listResults } from './draws.ts'
import { buyDueTickets } from './lottery-programs.ts'
import { cancelOwnTicket } from './place-ticket.ts'
import { dueBuckets, dueRecordings } from './settle.ts'
import { getPayouts, readSelection } from './terms.ts'
import { listTickets, readTicket } from './tickets.ts'

const SOUTH = 'VN_SOUTH_1M'

let lot: LotteryHarness
beforeAll(async () => void (lot = await openLottery()))
afterAll(() => lot.close())

const one = async (gameCode = SOUTH) => {
  const [draw] = await lot.draws(gameCode)
  if (!draw) throw new Error('The draw was not made.')
  return draw
}
const readNumbers = async ({ id }: Pick<LotteryDraw, 'id'>, version = 1) => {
  const rows = await lot.harness.database.select().from(lotteryResult).where(eq(lotteryResult.drawId, id))
  return rows.find((row) => row.version === version)?.numbers ?? []
}
const getCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof PlatformError ? error.code : String(error)),
  )
async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) {
  const { body, queries } = await lot.harness.call(endpoint, input, options)
  return { value: endpoint.value.parse(body) as ValueOf<E>, queries }
}
const DE = (pick: number, units = 1_000): Lines => [{ betType: 'DE', picks: [pick], units }]
/** Every ending, so that exactly one of them wins `de`. */
const ALL_ENDINGS = Array.from({ length: 100 }, (_, pick) => pick)
const readStates = async (id: bigint) =>
  (
    await lot.harness.database
      .select({ state: lotteryDrawStep.state })
      .from(lotteryDrawStep)
      .where(eq(lotteryDrawStep.drawId, id))
      .orderBy(lotteryDrawStep.version)
  ).map(({ state }) => state)

/** A process of its own that moves draws on. */
const startWorker = (environment: Record<string, string> = {}) =>
  spawn(process.execPath, [fileURLToPath(new URL('due-lottery.fixture.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: lot.harness.config.databaseUrl,
      SECRET_KEYS: `trial:${Buffer.alloc(32, 7).toString('base64url')}`,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

describe('a draw', () => {
  test('sells, closes, is sealed, drawn and settled, each step once', async () => {
    const draw = await one()
    const player = await lot.player(1_000_000)
    await lot.buy(player, draw, DE(7))
    const settled = await lot.finish(draw.id)
    expect(settled).toMatchObject({
      state: 'SETTLED',
      ticketCount: 1,
      lineCount: 1,
      stakeSum: 10_000_000n,
      nextActionAt: null,
    })
    expect(await readStates(draw.id)).toEqual(['SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED'])
    const events = await lot.harness.database
      .select({ event: liveEvent.event })
      .from(liveEvent)
      .where(sql`type = 'LOTTERY_DRAW' and event->>'issue' = ${draw.issue}`)
      .orderBy(liveEvent.id)
    expect(events.map(({ event }) => (event as { state: string }).state)).toEqual(await readStates(draw.id))
  })

  test('follows from its published commitment, beacon chain and sealed sales', async () => {
    const draw = await one()
    const player = await lot.player(1_000_000)
    const { ticketId } = await lot.buy(player, draw, DE(7))
    const before = await ask(drawByCode, { gameCode: SOUTH, numero: draw.issue })
    expect(before.value).toMatchObject({ seed: null, beacon: null, numbers: [], sales: null })
    await lot.finish(draw.id)
    const { value: proof } = await ask(drawByCode, { gameCode: SOUTH, numero: draw.issue })
    expect(proof.seedHash).toBe(before.value.seedHash)
    expect(getCommitment(proof.seed ?? '')).toBe(proof.seedHash)
    let beacon = Buffer.from(proof.beacon ?? '', 'hex')
    for (let step = 0; step < draw.sequence; step += 1) beacon = createHash('sha256').update(beacon).digest()
    expect(beacon.toString('hex')).toBe(before.value.anchor)
    const seeds = { serverSeed: proof.seed ?? '', beacon: proof.beacon ?? '', drawId: getDrawId(SOUTH, draw.issue) }
    expect(drawFromSeed(findLottery(SOUTH) as NonNullable<ReturnType<typeof findLottery>>, seeds)).toEqual(
      proof.numbers,
    )
    const digest = createHash('sha256').update('DE:7 10000000\n').digest('hex')
    const sealed = createHash('sha256').update(`${ticketId} 10000000 ${digest}\n`).digest('hex')
    expect(proof.sales).toMatchObject({ tickets: 1, stake: '1000.00', hash: sealed })
  })

  test('is made late up to an hour after its time, and void with refunds after that', async () => {
    const [late, missed] = await lot.draws(SOUTH, 2)
    if (!late || !missed) throw new Error('The draws were not made.')
    const player = await lot.player(10_000)
    await lot.buy(player, late, DE(7), { draws: 2 })
    expect(await lot.cash(player)).toBe(8_000)
    await lot.pass(late.id, 3_600_000 + 59 * 60_000)
    await lot.pass(missed.id, 2 * 3_600_000 + 62 * 60_000)
    await lot.run()
    expect((await lot.getDraw(late.id)).state).toBe('SETTLED')
    expect(await lot.getDraw(missed.id)).toMatchObject({ state: 'VOID', voidReason: 'MISSED', resultVersion: 0 })
    const won = (await readNumbers(late)).at(-1)?.endsWith('07') ? 99_500 : 0
    expect(await lot.cash(player)).toBe(9_000 + won)
    expect(await lot.faults()).toEqual([])
  })

  test('of a station shows its prizes one by one and pays after the last', async () => {
    const draw = await one('HA_NOI')
    const player = await lot.player(1_000_000)
    await lot.buy(player, draw, [{ betType: 'DE', picks: ALL_ENDINGS, units: 1_000 }])
    await lot.pass(draw.id)
    await lot.run()
    const drawn = await lot.getDraw(draw.id)
    expect(drawn).toMatchObject({ state: 'DRAWN', revealed: 0, prizes: 27 })
    const shown = async () => (await ask(drawByCode, { gameCode: 'HA_NOI', numero: draw.issue })).value
    expect(await shown()).toMatchObject({ numbers: [], seed: null, versions: [] })
    await lot.pass(draw.id, 10 * 60_000)
    await lot.run()
    const half = await shown()
    expect(half.numbers.length).toBeGreaterThan(10)
    expect(half.numbers.length).toBeLessThan(27)
    expect(half).toMatchObject({ isComplete: false, seed: null })
    expect(await lot.cash(player)).toBe(900_000)
    await lot.pass(draw.id, 11 * 60_000)
    await lot.run()
    expect(await shown()).toMatchObject({ state: 'SETTLED', isComplete: true })
    expect(await lot.cash(player)).toBe(999_500)
  })

  test('is moved on once by several processes at the same time', async () => {
    const draw = await one()
    const player = await lot.player(10_000_000)
    await lot.buy(player, draw, [{ betType: 'DE', picks: ALL_ENDINGS, units: 1_000 }])
    await lot.pass(draw.id)
    await Promise.all([lot.run(), lot.run(), lot.run()])
    expect(await readStates(draw.id)).toEqual(['SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED'])
    expect(await lot.cash(player)).toBe(10_000_000 - 100_000 + 99_500)
    expect(await lot.faults()).toEqual([])
  })
})

describe('with a failing row, the others go on', () => {
  test('while a draw whose seed cannot be opened is tried again later', async () => {
    const { database } = lot.harness
    const [failing, other] = (await lot.draws(SOUTH, 2)) as [LotteryDraw, LotteryDraw]
    await database
      .update(lotteryDraw)
      .set({ sealedSeed: await lot.secrets.seal('00', 'another owner') })
      .where(eq(lotteryDraw.id, failing.id))
    for (const { id } of [failing, other]) await lot.pass(id)
    await expect(lot.run()).rejects.toThrow(`draw ${failing.id} failed`)
    await lot.run()
    expect((await lot.getDraw(other.id)).state).toBe('SETTLED')
    expect((await lot.getDraw(failing.id)).state).toBe('SEALED')
    await database
      .update(lotteryDraw)
      .set({ sealedSeed: failing.sealedSeed, nextActionAt: new Date() })
      .where(eq(lotteryDraw.id, failing.id))
    await lot.run()
    expect((await lot.getDraw(failing.id)).state).toBe('SETTLED')
  })

  test('while a payout into a full account is tried again later', async () => {
    const { database } = lot.harness
    const [failing, other] = (await lot.draws(SOUTH, 2)) as [LotteryDraw, LotteryDraw]
    const lines = [{ betType: 'DE', picks: ALL_ENDINGS, units: 1_000 }]
    const [full, player] = [await lot.player(1_000_000), await lot.player(1_000_000)]
    await lot.buy(full, failing, lines)
    await lot.buy(player, other, lines)
    // All that 64 bits hold but 10,000.
    await postReward(database, {
      memberId: full,
      amount: (922_337_203_685_477n - 900_000n - 10_000n) * 10_000n,
      type: 'COMMISSION',
      key: 'fills the account',
      request: {},
    })
    for (const { id } of [failing, other]) await lot.pass(id)
    await expect(lot.run()).rejects.toThrow(`bucket 0 of draw ${failing.id} failed`)
    // The failing draw waits for its bucket for ever.
    await database.update(lotteryDraw).set({ nextActionAt: null }).where(eq(lotteryDraw.id, failing.id))
    await lot.run()
    expect(await lot.cash(player)).toBe(1_000_000 - 500)
    expect((await lot.getDraw(other.id)).state).toBe('SETTLED')
    const { rows } = await database.execute<{ units: bigint }>(
      sql`select balance / 10000 as units from ledger_account where code = ${`member:${full}:cash`}`,
    )
    expect(rows[0]?.units).toBe(922_337_203_685_477n - 10_000n)
    // The stake of another ticket makes room.
    await lot.buy(full, await one(), lines)
    await database.update(lotteryBucket).set({ nextActionAt: new Date() }).where(eq(lotteryBucket.drawId, failing.id))
    await database.update(lotteryDraw).set({ nextActionAt: new Date() }).where(eq(lotteryDraw.id, failing.id))
    await lot.run()
    expect((await lot.getDraw(failing.id)).state).toBe('SETTLED')
  })
})

test('many draws of two platforms are each drawn and paid once, though one platform is killed among them', async () => {
  const draws = await lot.draws(SOUTH, 12)
  const player = await lot.player(10_000_000)
  for (const draw of draws) await lot.buy(player, draw, [{ betType: 'DE', picks: ALL_ENDINGS, units: 1_000 }])
  for (const draw of draws) await lot.pass(draw.id)
  const workers = [startWorker(), startWorker()]
  const ended = workers.map((worker) => once(worker, 'exit'))
  const ids = draws.map(({ id }) => id)
  const left = () =>
    lot.harness.database.$count(lotteryDraw, and(inArray(lotteryDraw.id, ids), isNotNull(lotteryDraw.nextActionAt)))
  while ((await left()) > 6) await sleep(20)
  workers[0]?.kill('SIGKILL')
  while ((await left()) > 0) await sleep(50)
  workers[1]?.kill('SIGKILL')
  await Promise.all(ended)
  for (const { id } of draws) expect(await readStates(id)).toEqual(['SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED'])
  expect(await lot.cash(player)).toBe(10_000_000 - 12 * 500)
  expect(await lot.faults()).toEqual([])
})

describe('a ticket', () => {
  test('takes its stake once for one key, and refuses another request under it', async () => {
    const draw = await one()
    const player = await lot.player(10_000)
    const key = randomUUID()
    const bought = await Promise.all([1, 2, 3, 4].map(() => lot.buy(player, draw, DE(7), { key })))
    expect(new Set(bought.map(({ ticketId }) => ticketId)).size).toBe(1)
    expect(await lot.cash(player)).toBe(9_000)
    expect(await getCode(lot.buy(player, draw, DE(8), { key }))).toBe('request_key_reused')
    await lot.finish(draw.id)
    expect((await lot.buy(player, draw, DE(7), { key })).replayed).toBe(true)
  })

  test('is read without looking for prizes until its draw is settled', async () => {
    const draw = await one()
    const player = await lot.player(10_000)
    const { ticketId } = await lot.buy(player, draw, [...DE(7), ...DE(8)])
    const shown = { currency: 'VND', language: 'EN' } as const
    const readings = () =>
      withTransaction(lot.harness.database, async (tx) => {
        const count = async () => {
          const { rows } = await tx.execute<{ reads: bigint }>(sql`
            select seq_scan + idx_scan as reads from pg_stat_xact_user_tables where relname = 'lottery_win'`)
          return Number(rows[0]?.reads)
        }
        // Planning looks into the table too, the first time.
        await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
        await readTicket(tx, player, ticketId, shown)
        const before = await count()
        await readTicket(tx, player, ticketId, shown)
        return (await count()) - before
      })
    expect(await readings()).toBe(0)
    await lot.finish(draw.id)
    expect(await readings()).toBeGreaterThan(0)
  })

  test('is shown in every language by the connections that other languages have used', async () => {
    const draw = await one()
    const player = await lot.player(10_000)
    const { ticketId } = await lot.buy(player, draw, DE(7))
    const languages = Object.values(LANGUAGES).map(({ code }) => code)
    for (const language of [...languages, ...languages])
      await expect(
        readTicket(lot.harness.database, player, ticketId, { currency: 'VND', language }),
      ).resolves.toMatchObject({
        state: 'OPEN',
      })
  })

  test.each([
    ['an unknown bet type', { betType: 'NOPE', picks: [1], units: 1_000 }, { 'lines.0': 'BET_TYPE' }],
    ['a pick out of range', { betType: 'LO2', picks: [100], units: 1_000 }, { 'lines.0': 'PICK' }],
    ['a repeated pick', { betType: 'XIEN2', picks: [5, 5], units: 1_000 }, { 'lines.0': 'REPEATED_PICK' }],
    ['less than the minimum', { betType: 'DE', picks: [5], units: 999 }, { lines: 'minimum' }],
    ['more than a line may win', { betType: 'LO4', picks: [5], units: 5_000_000 }, { lines: 'maximum' }],
  ])('is refused with the line at fault for %s', async (_, line, fields) => {
    const draw = await one()
    const player = await lot.player(10_000)
    await expect(lot.buy(player, draw, [line])).rejects.toMatchObject({
      code: 'request_param_err',
      details: { fields },
    })
    expect(await lot.cash(player)).toBe(10_000)
  })

  test('is refused at other odds or another price than shown, without enough money, and for too many draws', async () => {
    const draw = await one()
    const player = await lot.player(1_000)
    expect(await getCode(lot.buy(player, draw, DE(7), { oddsVersion: '2020-01' }))).toBe('lottery.odds.changed')
    expect(await getCode(lot.buy(player, draw, DE(7), { stake: formatAmount(9_000_000n) }))).toBe(
      'lottery.odds.changed',
    )
    expect(await getCode(lot.buy(player, draw, DE(7, 2_000)))).toBe('insufficient_balance')
    expect(await getCode(lot.buy(player, draw, DE(7), { draws: 30 }))).toBe('request_param_err')
    expect(await getCode(lot.buy(player, draw, DE(7), { numero: '20990101' }))).toBe('lottery.draw.not.found')
    expect(await lot.cash(player)).toBe(1_000)
  })

  test('is refused after closing by the database’s clock, whatever state the row still has', async () => {
    const draw = await one()
    const player = await lot.player(10_000)
    await lot.harness.database.execute(sql`update lottery_draw set close_at = clock_timestamp() where id = ${draw.id}`)
    expect((await lot.getDraw(draw.id)).state).toBe('SCHEDULED')
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe('lottery.draw.closed')
    expect(await lot.cash(player)).toBe(10_000)
  })

  test('that races with closing is either sealed or refused, and never both', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => lot.player(10_000_000)))
    const [draw] = await lot.draws(SOUTH, 1, 750)
    if (!draw) throw new Error('The draw was not made.')
    const outcomes: string[] = []
    const place = async (player: number) => {
      for (;;) {
        const code = await getCode(lot.buy(player, draw, DE(7)))
        outcomes.push(code)
        if (code !== 'taken') return
      }
    }
    await Promise.all([...players.map(place), lot.run()])
    const settled = await lot.finish(draw.id)
    const taken = outcomes.filter((code) => code === 'taken').length
    expect(taken).toBeGreaterThan(0)
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'lottery.draw.closed']))
    expect(settled).toMatchObject({ state: 'SETTLED', ticketCount: taken, stakeSum: BigInt(taken) * 10_000_000n })
    const { rows } = await lot.harness.database.execute<{ late: number }>(sql`
      select count(*)::integer as late from lottery_ticket ticket
      join lottery_entry entry on entry.member_id = ticket.member_id and entry.ticket_id = ticket.id
      where entry.draw_id = ${draw.id} and ticket.placed_at >= ${draw.closeAt.toISOString()}::timestamptz`)
    expect(rows[0]?.late).toBe(0)
    expect(await lot.faults()).toEqual([])
  })

  test('never takes a selection above its ceiling, however many players race for it', async () => {
    const draw = await one()
    const players = await Promise.all(Array.from({ length: 20 }, () => lot.player(1_000_000)))
    const errors: PlatformError[] = []
    const taken = await Promise.all(
      players.map((player, index) =>
        lot
          .buy(player, draw, [{ betType: 'DE', picks: index % 2 === 0 ? [7, 8] : [8, 7], units: 450_000 }])
          .then(() => 1)
          .catch((error: unknown) => {
            errors.push(error as PlatformError)
            return 0
          }),
      ),
    )
    expect(taken.reduce<number>((sum, count) => sum + count, 0)).toBe(11)
    expect(errors.every(({ code }) => code === 'lottery.ceiling')).toBe(true)
    expect(errors.at(-1)?.details).toMatchObject({ remaining: '50000.00' })
    const { value } = await ask(lotteryRemaining, { gameCode: SOUTH, numero: draw.issue })
    expect(value).toEqual([
      { betType: 'DE', picks: [7], remaining: '50000.00' },
      { betType: 'DE', picks: [8], remaining: '50000.00' },
    ])
    expect(await lot.faults()).toEqual([])
  })

  test('is cancelled before closing with its stake, and its number is free again', async () => {
    const draw = await one()
    const player = await lot.player(5_000_000)
    const { ticketId } = await lot.buy(player, draw, DE(7, 5_000_000))
    expect(await getCode(lot.buy(await lot.player(10_000), draw, DE(7)))).toBe('lottery.ceiling')
    const cancel = () => cancelOwnTicket(lot.harness.database, player, ticketId)
    const cancels = await Promise.all([cancel(), cancel(), cancel()])
    expect(cancels.filter(({ replayed }) => !replayed)).toHaveLength(1)
    const balance = 5_000_000n * 10_000n
    for (const outcome of cancels) expect(outcome).toMatchObject({ ticketId, balance })
    expect(await lot.cash(player)).toBe(5_000_000)
    expect(await getCode(lot.buy(await lot.player(10_000), draw, DE(7)))).toBe('taken')
    expect(await getCode(cancelOwnTicket(lot.harness.database, player + 1, ticketId))).toBe('lottery.ticket.not.found')
    const settled = await lot.finish(draw.id)
    expect(settled.ticketCount).toBe(1)
    expect(await cancel()).toEqual({ ticketId, balance, replayed: true, refusal: null })
    expect(await lot.cash(player)).toBe(5_000_000)
    expect(await lot.harness.database.$count(round, eq(round.memberId, player))).toBe(0)
    expect(await lot.faults()).toEqual([])
  })

  test('for several draws stops after the first that wins and returns the stakes of the others', async () => {
    const draws = await lot.draws(SOUTH, 4)
    const [first, second] = draws as [LotteryDraw, LotteryDraw]
    const stopping = await lot.player(1_000_000)
    const going = await lot.player(1_000_000)
    const lines = [{ betType: 'DE', picks: ALL_ENDINGS, units: 1_000 }]
    await lot.buy(stopping, first, lines, { draws: 4, stopWhenWon: true })
    await lot.buy(going, first, lines, { draws: 4 })
    expect(await lot.cash(stopping)).toBe(600_000)
    await lot.finish(first.id)
    expect(await lot.cash(stopping)).toBe(600_000 + 99_500 + 300_000)
    expect(await lot.cash(going)).toBe(600_000 + 99_500)
    const settled = await lot.finish(second.id)
    expect(settled.ticketCount).toBe(1)
    expect(await lot.faults()).toEqual([])
  })

  test('of 10,000 lines is sold and settled as a whole', async () => {
    const draw = await one()
    const player = await lot.player(200_000_000)
    const picks = Array.from({ length: 10_000 }, (_, pick) => pick)
    const parts = Array.from({ length: 10 }, (_, index) => ({
      betType: 'LO4',
      picks: picks.slice(index * 1_000, (index + 1) * 1_000),
      units: 100,
    }))
    await lot.buy(player, draw, parts)
    expect(await lot.cash(player)).toBe(200_000_000 - 16_000_000)
    await lot.finish(draw.id)
    // Each of the 16 numbers with four digits or more pays once.
    expect(await lot.cash(player)).toBe(200_000_000 - 16_000_000 + 16 * 960_000)
    const more = Array.from({ length: 11 }, (_, index) => ({ ...(parts[index % 10] as (typeof parts)[0]) }))
    await expect(lot.buy(player, await one(), more)).rejects.toMatchObject({
      details: { fields: { lines: 'tooMany' } },
    })
  })

  test.each([
    [
      'the deadline of the identity check is over',
      'identity.overdue',
      'member_profile (member_id, identity_days)',
      '0',
    ],
    [
      'a required register gives no answer',
      'register.unknown',
      'exclusion_check (member_id, is_required, state)',
      `true, 'UNKNOWN'`,
    ],
    [
      'a required register cannot be asked',
      'register.details',
      'exclusion_check (member_id, is_required, state)',
      `true, 'INCOMPLETE'`,
    ],
  ])('sells nothing once %s', async (_when, code, table, values) => {
    const { database } = lot.harness
    const draw = await one()
    const player = await lot.player(100_000)
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe('taken')
    await database.execute(sql.raw(`insert into ${table} values (${player}, ${values})`))
    await database.execute(sql`select set_play_guard(${player})`)
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe(code)
    expect(await lot.cash(player)).toBe(99_000)
  })

  test('counts against limits of stakes and losses from the moment it is placed', async () => {
    const { database } = lot.harness
    const draw = await one()
    const player = await lot.player(100_000)
    await database.execute(sql`
      insert into member_limit (member_id, kind, period, value) values (${player}, 'LOSS', 'DAY', 25000000)`)
    await database.execute(sql`update member set play_guarded = true where id = ${player}`)
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe('taken')
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe('taken')
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe('limit.loss')
    await database.execute(sql`
      insert into member_limit (member_id, kind, period, value) values (${player}, 'STAKE', 'ONCE', 5000000)`)
    await database.execute(sql`delete from member_limit where member_id = ${player} and kind = 'LOSS'`)
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe('limit.stake.reached')
    await database.execute(sql`
      insert into play_exclusion (member_id, kind, state, ends_at) values (${player}, 'TIME_OUT', 'ACTIVE', now() + interval '1 day')`)
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe('play.excluded')
    expect(await lot.cash(player)).toBe(98_000)
    await lot.finish(draw.id)
    await database.execute(sql`delete from play_exclusion where member_id = ${player}`)
    const { rows } = await database.execute<{ lost: bigint; paid: bigint }>(sql`
      select lost_since(${player}, now() - interval '24 hours') as lost,
        (select sum(payout) from round where member_id = ${player})::bigint as paid`)
    expect(rows[0]?.lost).toBe(20_000_000n - (rows[0]?.paid ?? 0n))
  })

  test('counts each draw of a ticket as a stake of its own, all of them as a possible loss, and names the limit', async () => {
    const { database } = lot.harness
    const [draw] = await lot.draws('VN_SOUTH_1M', 3)
    if (!draw) throw new Error('The draw was not made.')
    const player = await lot.player(100_000)
    const limit = (kind: string, period: string, units: number) =>
      database.execute(
        sql`insert into member_limit (member_id, kind, period, value) values (${player}, ${kind}, ${period}, ${units * 10_000})`,
      )
    const getRefusal = (promise: Promise<unknown>) =>
      promise.then(
        () => 'taken',
        (error: unknown) => (error instanceof PlatformError ? { code: error.code, ...error.details } : error),
      )
    await limit('STAKE', 'ONCE', 5_000)
    await database.execute(sql`update member set play_guarded = true where id = ${player}`)
    expect(await getRefusal(lot.buy(player, draw, DE(7, 4_000), { draws: 2 }))).toBe('taken')
    expect(await getRefusal(lot.buy(player, draw, DE(7, 6_000)))).toEqual({
      code: 'limit.stake.reached',
      limit: '5000.00',
      remaining: '5000.00',
    })
    await limit('LOSS', 'DAY', 30_000)
    await limit('LOSS', 'WEEK', 15_000)
    expect(await getRefusal(lot.buy(player, draw, DE(7, 4_000), { draws: 2 }))).toEqual({
      code: 'limit.loss',
      limit: '15000.00',
      remaining: '7000.00',
    })
    await database.execute(sql`delete from member_limit where member_id = ${player}`)

    // A bonus without the promotion and claim that it comes from.
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        insert into member_bonus (member_id, claim_id, promotion_id, state, granted, required, counted_at, max_stake, contribution, terms,
          granted_at, expires_at)
        values (${player}, 1, 'none', 'ACTIVE', 1, 1, now(), 30000000, '{}', '{}', now(), now() + interval '1 day')`)
    })
    expect(await getRefusal(lot.buy(player, draw, DE(7, 2_000), { draws: 2 }))).toBe('taken')
    expect(await getRefusal(lot.buy(player, draw, DE(7, 3_001)))).toEqual({
      code: 'bonus.stake.reached',
      limit: '3000.00',
      remaining: '3000.00',
    })
    await database.execute(sql`delete from member_bonus where member_id = ${player}`)
  })

  test('waits for a limit that is being set, and obeys it', async () => {
    const { database } = lot.harness
    const draw = await one()
    const player = await lot.player(10_000)
    let bought: Promise<string> | undefined
    await database.transaction(async (tx) => {
      await tx.execute(sql`select from ledger_account where member_id = ${player} for no key update`)
      await tx.execute(sql`
        insert into member_limit (member_id, kind, period, value) values (${player}, 'STAKE', 'ONCE', 5000000)`)
      await tx.execute(sql`update member set play_guarded = true where id = ${player}`)
      bought = getCode(lot.buy(player, draw, DE(7)))
      await expect
        .poll(async () => (await tx.execute(sql`select from pg_locks where not granted`)).rows)
        .not.toEqual([])
    })
    expect(await bought).toBe('limit.stake.reached')
  })
})

describe('settlement', () => {
  test('pays what a plain count of the result says, for every kind of line, and makes a round of each ticket', async () => {
    const { database } = lot.harness
    const draw = await one()
    const players = await Promise.all(Array.from({ length: 30 }, () => lot.player(10_000_000)))
    const expected = new Map<number, (endings: string[], special: string) => number>()
    const pair = (player: number) => [player % 100, (player * 7 + 1) % 100] as const
    for (const player of players) {
      const [a, b] = pair(player)
      const text = (pick: number) => String(pick).padStart(2, '0')
      await lot.buy(player, draw, [
        { betType: 'LO2', picks: [a, b], units: 100 },
        { betType: 'DE', picks: ALL_ENDINGS.filter((pick) => pick % 10 === player % 10), units: 1_000 },
        { betType: 'XIEN2', picks: [a, b], units: 1_000 },
      ])
      await lot.buy(player, draw, [{ betType: 'PARITY', picks: [player % 2], units: 1_000 }])
      expected.set(player, (endings, special) => {
        const count = (pick: number) => endings.filter((ending) => ending === text(pick)).length
        const lo = (count(a) + count(b)) * 100 * 99.5
        const de = Number(special) % 10 === player % 10 ? 99_500 : 0
        const xien = count(a) > 0 && count(b) > 0 ? 1_000 * 35 : 0
        return lo + de + xien + (Number(special) % 2 === player % 2 ? 1_980 : 0)
      })
    }
    const before = new Map(await Promise.all(players.map(async (player) => [player, await lot.cash(player)] as const)))
    await lot.finish(draw.id)
    const numbers = await readNumbers(draw)
    const endings = numbers.map((number) => number.slice(-2))
    let total = 0
    for (const player of players) {
      const won = expected.get(player)?.(endings, numbers.at(-1) ?? '') ?? -1
      total += won
      expect((await lot.cash(player)) - (before.get(player) ?? 0)).toBeCloseTo(won, 4)
    }
    expect(total).toBeGreaterThan(0)
    const { rows } = await database.execute<{ rounds: number; payout: bigint }>(sql`
      select count(*)::integer as rounds, sum(payout)::bigint as payout from round where vendor_round_id like ${`%.${draw.id}`}`)
    expect(rows[0]).toEqual({ rounds: 60, payout: BigInt(Math.round(total * 10_000)) })
    expect(await lot.faults()).toEqual([])
  })

  test('stores of each selection what its definition pays, and the checks find another payout that was paid', async () => {
    const { database } = lot.harness
    const draw = await one()
    const player = await lot.player(10_000_000)
    await lot.buy(player, draw, [
      { betType: 'DE', picks: ALL_ENDINGS, units: 1_000 },
      { betType: 'LO2', picks: ALL_ENDINGS, units: 100 },
    ])
    await lot.finish(draw.id)
    const game = findLottery(SOUTH)
    if (!game) throw new Error('No lottery')
    const numbers = await readNumbers(draw)
    const stored = await database.select().from(lotteryHit).where(eq(lotteryHit.drawId, draw.id))
    const factors = new Map(stored.map(({ selection, factor }) => [selection, factor]))
    const [terms = ''] = stored.map((hit) => hit.terms)
    for (const betType of ['DE', 'LO2']) {
      for (const pick of ALL_ENDINGS) {
        const { type, picks } = readSelection(game, `${betType}:${pick}`)
        const line = { picks, stakeMinor: 20_000n, payouts: getPayouts(game, terms, type, picks) }
        expect(factors.get(`${betType}:${pick}`) ?? 0n).toBe(winPlainly(game, betType, line, numbers))
      }
    }
    const double = (by: SQL) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`update lottery_hit set factor = factor ${by} where draw_id = ${draw.id}`)
        await tx.execute(sql`update lottery_win set amount = amount ${by} where draw_id = ${draw.id}`)
      })
    await double(sql`* 2`)
    expect(await lot.faults()).toContainEqual(expect.stringContaining('Every lottery line won what its result says'))
    await double(sql`/ 2`)
    expect(await lot.faults()).toEqual([])
  })

  test('writes losing lines nowhere', async () => {
    const draw = await one()
    const player = await lot.player(1_000_000)
    await lot.buy(player, draw, [{ betType: 'DE', picks: ALL_ENDINGS, units: 1_000 }])
    await lot.finish(draw.id)
    expect(await lot.harness.database.$count(lotteryWin, eq(lotteryWin.drawId, draw.id))).toBe(1)
  })

  test('of a corrected result posts differences, keeps both versions, and leaves the house what a balance does not cover', async () => {
    const { database } = lot.harness
    const draw = await one()
    const loser = await lot.player(100_000)
    await lot.buy(loser, draw, [{ betType: 'DE', picks: ALL_ENDINGS.slice(0, 50), units: 1_000 }])
    const other = await lot.player(100_000)
    await lot.buy(other, draw, [{ betType: 'DE', picks: ALL_ENDINGS.slice(50), units: 1_000 }])
    await lot.finish(draw.id)
    const numbers = await readNumbers(draw)
    const special = numbers.at(-1) ?? ''
    const wasLow = Number(special.slice(-2)) < 50
    const [down, up] = wasLow ? [loser, other] : [other, loser]
    const paid = (await lot.cash(down)) - 50_000
    expect(paid).toBeGreaterThan(90_000)
    // Most of the prize was spent meanwhile.
    const spending = await one()
    await lot.buy(down, spending, DE(7, 100_000))
    const left = await lot.cash(down)
    const changed = [...numbers.slice(0, -1), special.slice(0, -2) + (wasLow ? '77' : '11')]
    await withTransaction(database, (tx) =>
      correctResult(tx, draw.id, { numbers: changed, actor: 'OPERATOR lan', reason: 'A digit was misread' }),
    )
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED', resultVersion: 2 })
    expect(await lot.cash(down)).toBe(0)
    expect(await lot.cash(up)).toBe(50_000 + paid)
    const rows = await database.select().from(lotteryCorrection).where(eq(lotteryCorrection.drawId, draw.id))
    expect(rows.find(({ memberId }) => memberId === down)).toMatchObject({
      difference: BigInt(-paid * 10_000),
      posted: BigInt(-left * 10_000),
    })
    const { value } = await ask(drawByCode, { gameCode: SOUTH, numero: draw.issue })
    expect(value.versions.map((version) => [version.version, version.reason])).toEqual([
      [1, null],
      [2, 'A digit was misread'],
    ])
    expect(value.numbers).toEqual(changed)
    expect(await lot.faults()).toEqual([])
  })

  test('gives back what a ticket leaves of the prize series, once', async () => {
    const draw = await one('SSC_1M')
    const player = await lot.player(100_000)
    const line = [{ betType: 'SUM_SIZE', picks: [1], units: 10_000 }]
    expect(await getCode(lot.buy(player, draw, line, { series: 1_962 }))).toBe('lottery.odds.changed')
    expect(await getCode(lot.buy(player, draw, line, { series: 1_981 }))).toBe('request_param_err')
    const { value: board } = await ask(lotteryBoard, { gameCode: 'SSC_1M', series: 1_800 })
    expect(board).toMatchObject({ prizeMode: 'LOTT', series: 1_800, seriesMax: 1_960, rebate: '0.08' })
    await lot.buy(player, draw, line, { series: 1_800 })
    await lot.finish(draw.id)
    await lot.run()
    const sum = (await readNumbers(draw)).reduce((total, digit) => total + Number(digit), 0)
    expect(await lot.cash(player)).toBe(90_000 + 800 + (sum >= 23 ? 18_000 : 0))
    expect(await lot.faults()).toEqual([])
  })

  test('locks the accounts of losers and winners in one order, so that a transfer between them only waits', async () => {
    const { database, config } = lot.harness
    const draw = await one('SSC_1M')
    const rebated = await lot.player(100_000)
    const winner = await lot.player(100_000)
    await lot.buy(rebated, draw, [{ betType: 'FIVE_DIRECT', picks: [12_345], units: 1_000 }], { series: 1_800 })
    const always = [0, 1].map((pick) => ({ betType: 'SUM_SIZE', picks: [pick], units: 10_000 }))
    await lot.buy(winner, draw, always)
    const transfer = new pg.Client({ connectionString: config.databaseUrl })
    await transfer.connect()
    try {
      const lock = (memberId: number) =>
        transfer.query('select from ledger_account where member_id = $1 for no key update', [memberId])
      await transfer.query('begin')
      await lock(rebated)
      const finished = lot.finish(draw.id)
      await expect
        .poll(async () => {
          const { rows } = await database.execute(sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ '(settle|record)_lottery_bucket'`)
          return rows.length
        })
        .toBe(1)
      // A deadlock would only be found, and the settlement repeated, after a second.
      await transfer.query("set local lock_timeout = '300ms'")
      await lock(winner)
      await transfer.query('commit')
      expect((await finished).state).toBe('SETTLED')
    } finally {
      await transfer.end()
    }
    expect(await lot.cash(rebated)).toBe(99_080)
    expect(await lot.cash(winner)).toBeGreaterThan(90_000)
    expect(await lot.faults()).toEqual([])
  })

  test('takes turns with tickets that the same members buy meanwhile', async () => {
    const [first, second, next] = await Promise.all([one(), one('VN_SOUTH_5M'), one('VN_NORTH_1M')])
    const players = await Promise.all(Array.from({ length: 16 }, () => lot.player(1_000_000)))
    for (const draw of [first, second]) await Promise.all(players.map((player) => lot.buy(player, draw, DE(7))))
    await Promise.all([first, second].map(({ id }) => lot.pass(id)))
    const bought = Promise.all(players.toReversed().flatMap((player) => [1, 2].map(() => lot.buy(player, next, DE(8)))))
    await Promise.all([lot.run(), lot.run(), bought])
    for (const { id } of [first, second]) expect((await lot.getDraw(id)).state).toBe('SETTLED')
    expect(await lot.faults()).toEqual([])
  })

  test('pays the winners of all draws before it writes rounds and sums', async () => {
    const { database } = lot.harness
    const draws = await lot.draws(SOUTH, 2)
    const player = await lot.player(1_000_000)
    for (const draw of draws) await lot.buy(player, draw, [{ betType: 'DE', picks: ALL_ENDINGS, units: 1_000 }])
    for (const draw of draws) await lot.passShow(draw.id)
    const { signal } = new AbortController()
    await dueDraws(lot.secrets).run(database, signal)
    await database
      .update(lotteryBucket)
      .set({ nextActionAt: sql`now() + interval '1 hour'` })
      .where(eq(lotteryBucket.drawId, draws[1]?.id ?? 0n))
    await dueBuckets().run(database, signal)
    const paid = 1_000_000 - 2 * 100_000 + 99_500
    expect(await lot.cash(player)).toBe(paid)
    expect(await database.$count(round, eq(round.memberId, player))).toBe(0)
    // Winners of the other draw come first.
    await database
      .update(lotteryBucket)
      .set({ nextActionAt: sql`now()` })
      .where(eq(lotteryBucket.drawId, draws[1]?.id ?? 0n))
    expect(await dueRecordings().run(database, signal)).toBe(0)
    await dueBuckets().run(database, signal)
    expect(await dueRecordings().run(database, signal)).toBe(2)
    expect(await database.$count(round, eq(round.memberId, player))).toBe(2)
    expect(await lot.cash(player)).toBe(paid + 99_500)
    await lot.run()
    expect(await lot.faults()).toEqual([])
  })

  test('of a void draw returns every stake and counts as no turnover', async () => {
    const { database } = lot.harness
    const draw = await one()
    const player = await lot.player(100_000)
    await lot.buy(player, draw, DE(7))
    await lot.buy(player, draw, DE(8))
    await withTransaction(database, async (tx) =>
      voidDraw(tx, await lockDraw(tx, draw.id), { actor: 'OPERATOR lan', reason: 'The machine jammed' }),
    )
    await Promise.all([lot.run(), lot.run()])
    expect(await lot.cash(player)).toBe(100_000)
    expect(await database.$count(round, eq(round.memberId, player))).toBe(0)
    expect(await getCode(lot.buy(player, draw, DE(7)))).toBe('lottery.draw.closed')
    expect(await lot.faults()).toEqual([])
  })

  test.each(allEveryNight(['SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'paid', 'recorded'], (step) => step === 'paid'))(
    'is right after a process is killed at %s',
    async (step) => {
      const { database } = lot.harness
      const [draw, later] = (await lot.draws(SOUTH, 2)) as [LotteryDraw, LotteryDraw]
      const player = await lot.player(1_000_000)
      await lot.buy(player, draw, [{ betType: 'DE', picks: ALL_ENDINGS, units: 1_000 }], {
        draws: 2,
        stopWhenWon: true,
      })
      await lot.pass(draw.id)
      const file = path.join(await mkdtemp(path.join(tmpdir(), 'lottery-')), 'fault')
      await writeFile(file, `lottery:${step}`)
      const worker = startWorker({ FAULT_POINT_FILE: file })
      const [, signal] = (await once(worker, 'exit')) as [number | null, string | null]
      expect(signal).toBe('SIGKILL')
      await lot.run()
      expect((await lot.getDraw(draw.id)).state).toBe('SETTLED')
      expect(await readStates(draw.id)).toEqual(['SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED'])
      expect(await lot.cash(player)).toBe(1_000_000 - 100_000 + 99_500)
      expect(await database.$count(lotteryBucket, sql`draw_id = ${draw.id} and state <> 'DONE'`)).toBe(0)
      await lot.finish(later.id)
      expect(await lot.faults()).toEqual([])
    },
  )
})

describe('with a month of draws', () => {
  const DRAWS = 20_000
  const OLD = sql`lottery_code = 'SSC_30S' and issue like 'old%'`
  beforeAll(async () => {
    await lot.harness.database.execute(sql`
      insert into lottery_draw (lottery_code, issue, day, sequence, sales_open_at, close_at, draw_at, state, version, next_action_at,
        seed_hash, sealed_seed, revealed, prizes, result_version)
      select 'SSC_30S', 'old' || n, (at at time zone 'Asia/Ho_Chi_Minh')::date, 1, at - interval '30 s', at - interval '5 s', at, 'SETTLED',
        5, null, '', '', 5, 5, 1
      from generate_series(1, ${DRAWS}::integer) n, lateral (select now() - n * interval '2 minutes' as at) moment`)
    await lot.harness.database.execute(sql`analyze lottery_draw`)
  })
  afterAll(() => lot.harness.database.execute(sql`delete from lottery_draw where ${OLD}`))

  /** Draws that a query reads. */
  const readBy = (query: (database: Database) => Promise<unknown>) =>
    withTransaction(lot.harness.database, async (tx) => {
      const count = async () => {
        const { rows } = await tx.execute<{ read: number }>(sql`
          select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'lottery_draw'`)
        return rows[0]?.read ?? 0
      }
      const before = await count()
      await query(tx as unknown as Database)
      return (await count()) - before
    })

  test.each<[string, number, (database: Database) => Promise<unknown>]>([
    ['the draws on sale', 500, (database) => listOpened(database, 'EN')],
    ['draws on sale for a menu', 500, (database) => listPopularLotteries(database, 20, 'EN')],
    ['draws near', 50, (database) => listNear(database, 'EN', { gameCode: 'SSC_30S', count: 10 })],
    ['all lotteries', 2_000, (database) => listLotteries(database, 'EN', [])],
    [
      'results of a day',
      1_600,
      (database) =>
        listResults(database, 'EN', { date: drawDay(Date.now() - 5 * 86_400_000), count: 100, stationsOnly: true }),
    ],
  ])('reads %s without the history', async (_what, maximum, query) => {
    expect(await readBy(query)).toBeLessThan(maximum)
  })

  test('lists the results of a day with its first and last draw', async () => {
    const day = drawDay(Date.now() - 5 * 86_400_000)
    const { value } = await ask(drawResults, { gameCode: 'SSC_30S', date: day, count: 100 })
    expect(value).toHaveLength(100)
    expect(new Set(value.map((draw) => draw.day))).toEqual(new Set([day]))
    // A draw every two minutes.
    expect((await ask(drawCount, { gameCode: 'SSC_30S', date: day })).value).toEqual({ total: 720 })
  })
})

test('deletes fast draws without tickets after 35 days, with their results, and waits for no other process that does', async () => {
  const { database } = lot.harness
  const [recent, unsold, sold] = await lot.draws('SSC_5M', 3)
  const station = await one('DA_NANG')
  if (!recent || !unsold || !sold) throw new Error('The draws were not made.')
  const player = await lot.player(100_000)
  await lot.buy(player, sold, [{ betType: 'SUM_SIZE', picks: [1], units: 1_000 }])
  for (const { id } of [recent, unsold, sold, station]) {
    await lot.finish(id)
    await lot.pass(id, (id === recent.id ? 34 : 36) * 86_400_000)
  }
  const process = await openTransaction(database)
  try {
    await process.query('select from lottery_draw where id = $1 for update', [unsold.id])
    const deleted = deleteOldDraws(database).then(() => 'deleted')
    expect(await Promise.race([deleted, waitForWaiting(database).then(() => 'waits')])).toBe('deleted')
  } finally {
    await process.rollBack()
  }
  await deleteOldDraws(database)
  const ids = [recent, unsold, sold, station].map(({ id }) => id)
  for (const [table, id] of [
    [lotteryDraw, lotteryDraw.id],
    [lotteryResult, lotteryResult.drawId],
    [lotteryDrawStep, lotteryDrawStep.drawId],
  ] as const) {
    const rows = await database.selectDistinct({ id }).from(table).where(inArray(id, ids)).orderBy(id)
    expect(rows.map((row) => row.id)).toEqual(ids.filter((each) => each !== unsold.id))
  }
  expect(await lot.faults()).toEqual([])
})

test('wakes joint draws in the order of draws, as other draws of their stations do', async () => {
  const { database } = lot.harness
  const station = await one('DA_NANG')
  const issue = 'joint'
  const [first = '', second = ''] = getJointCodes(station.lotteryCode)
  // The second one has the lower id, and lies behind the first in the table.
  for (const code of [second, first])
    await database.execute(sql`
      insert into lottery_draw overriding user value
      select (jsonb_populate_record(draw, jsonb_build_object('lottery_code', ${code}::text, 'issue', ${issue}::text))).*
      from lottery_draw draw where id = ${station.id}`)
  await database.execute(
    sql`update lottery_draw set sequence = sequence where lottery_code = ${second} and issue = ${issue}`,
  )
  const other = await openTransaction(database)
  const take = (code: string) =>
    other.query('select from lottery_draw where lottery_code = $1 and issue = $2 for no key update', [code, issue])
  let woken: Promise<void>
  try {
    expect((await take(second)).rowCount).toBe(1)
    woken = withTransaction(database, (tx) => wakeJoints(tx, [{ lotteryCode: station.lotteryCode, issue }]))
    await waitForWaiting(database)
    expect((await take(first)).rowCount).toBe(1)
  } finally {
    await other.rollBack()
  }
  await woken
  await database.execute(sql`delete from lottery_draw where issue = ${issue}`)
})

describe('the API', () => {
  test('sells at the odds that the brand chose, and refuses a client that names others, for one draw and several', async () => {
    const { database } = lot.harness
    const offer = (mode: string) => database.execute(sql`update lottery set prize_mode = ${mode} where code = ${SOUTH}`)
    const { value: session } = await lot.harness.call(login, { username: 'lan', password: PASSWORD })
    await postReward(database, {
      memberId: session.id,
      type: 'PROMOTION',
      amount: 1_000_000_000n,
      key: randomUUID(),
      request: {},
      reference: 'modes',
    })
    const refused = { status: 409, body: { errorCode: 'lottery.prize.mode' } }
    const [draw] = (await lot.draws(SOUTH, 3)) as [LotteryDraw]
    const getTerms = async (id: string) => {
      const { rows } = await database.execute<{ terms: string }>(
        sql`select distinct terms from lottery_entry where ticket_id = ${id}::bigint`,
      )
      return rows.map(({ terms }) => terms)
    }
    try {
      await offer('SEA')
      const { value: board } = await ask(lotteryBoard, { gameCode: SOUTH })
      expect(board).toMatchObject({ prizeMode: 'SEA' })
      expect(board.plays.find(({ betType }) => betType === 'DE')?.payouts).toEqual(['95.00'])
      expect((await listLotteries(database, 'EN', [])).find(({ gameCode }) => gameCode === SOUTH)?.prizeMode).toBe(
        'SEA',
      )
      const place = async (more: object, key = randomUUID()) => {
        const input = {
          gameCode: SOUTH,
          numero: draw.issue,
          oddsVersion: board.oddsVersion,
          lines: [{ betType: 'DE', picks: [5], amount: '1000' }],
          ...more,
        }
        const headers = { 'idempotency-key': key }
        return lot.harness.call(placeTicket, input, { token: session.token, headers }) as Promise<{
          status: number
          body: { errorCode?: string }
          value: { ticketId: string; prizeMode: string }
        }>
      }
      const cash = await lot.cash(session.id)
      for (const prizeMode of ['ZY', 'ELOTT', 'LOTT'] as const) {
        expect(await lot.harness.call(lotteryBoard, { gameCode: SOUTH, prizeMode })).toMatchObject(refused)
        for (const more of [{}, { draws: 3, stopWhenWon: true }])
          expect(await place({ prizeMode, ...more })).toMatchObject(refused)
      }
      expect(await lot.cash(session.id)).toBe(cash)

      const key = randomUUID()
      const named = await place({ prizeMode: 'SEA' }, key)
      const silent = await place({ draws: 3 })
      for (const { value } of [named, silent]) {
        expect(value).toMatchObject({ prizeMode: 'SEA' })
        expect(await getTerms(value.ticketId)).toEqual([expect.stringContaining('/SEA/')])
      }

      await offer('ZY')
      // A response that was lost: the ticket is the one that was sold.
      expect((await place({ prizeMode: 'SEA' }, key)).value.ticketId).toBe(named.value.ticketId)
      expect(await place({ prizeMode: 'SEA' })).toMatchObject(refused)
      expect((await place({})).value).toMatchObject({ prizeMode: 'ZY' })
      const { rows } = await database.execute(sql`
        select old_value as old, new_value as new from audit_entry where subject = ${`lottery:${SOUTH}`} order by seq desc limit 1`)
      expect(rows).toEqual([{ old: { prize_mode: 'SEA' }, new: { prize_mode: 'ZY' } }])
    } finally {
      await offer('ZY')
    }
  })

  test('sells, shows, lists and cancels a member’s tickets', async () => {
    const { database } = lot.harness
    const { value: session } = await lot.harness.call(login, { username: 'hoa', password: PASSWORD })
    const { token } = session
    const [draw, next] = (await lot.draws('K3_1M', 2)) as [LotteryDraw, LotteryDraw]
    const { value: board } = await ask(lotteryBoard, { gameCode: 'K3_1M' })
    const input = {
      gameCode: 'K3_1M',
      numero: draw.issue,
      draws: 2,
      oddsVersion: board.oddsVersion,
      stake: '10000',
      lines: [{ betType: 'SUM_SIZE', picks: [1], amount: '10000' }],
    }
    const headers = { 'idempotency-key': randomUUID() }
    const missing = await lot.harness.call(placeTicket, input, { token })
    expect(missing.status).toBe(400)
    const bought = await lot.harness.call(placeTicket, input, { token, headers })
    expect(bought.value).toMatchObject({
      state: 'OPEN',
      stake: '10000.00',
      staked: '20000.00',
      balance: '980000.00',
      canCancel: true,
      draws: [
        { numero: draw.issue, state: 'OPEN' },
        { numero: next.issue, state: 'OPEN' },
      ],
    })
    await lot.finish(draw.id)
    const [a = '', b = '', c = ''] = await readNumbers(draw)
    const won = new Set([a, b, c]).size > 1 && Number(a) + Number(b) + Number(c) >= 11
    const { ticketId } = bought.value
    const { value: detail } = await lot.harness.call(ticketDetail, { ticketId }, { token })
    expect(detail).toMatchObject({ state: 'OPEN', draws: [{ state: won ? 'WON' : 'LOST' }, { state: 'OPEN' }] })
    expect(detail.lines).toMatchObject([
      { betType: 'SUM_SIZE', labels: ['BIG'], wins: won ? [{ numero: draw.issue }] : [] },
    ])
    const { value: cancelled } = await lot.harness.call(cancelTicket, { ticketId }, { token })
    expect(cancelled).toMatchObject({ state: won ? 'WON' : 'LOST', staked: '10000.00', canCancel: false })
    const { value: listed } = await lot.harness.call(tickets, { count: 10 }, { token })
    expect(listed.list.map((ticket) => ticket.ticketId)).toEqual([ticketId])
    expect(listed.list[0]).toMatchObject({ lines: detail.lines, draws: [{ numbers: [a, b, c] }, { numbers: [] }] })
    const inDraw = async (filters: object) => (await lot.harness.call(tickets, filters, { token })).value.list
    expect(await inDraw({ gameCode: 'K3_1M', numero: draw.issue, lines: 0 })).toMatchObject([{ ticketId, lines: [] }])
    expect(await inDraw({ gameCode: 'K3_1M', numero: '20200101001' })).toEqual([])
    const getTotal = async (filters: object) => (await lot.harness.call(tickets, filters, { token })).value.total
    expect(await getTotal({})).toBeNull()
    expect(await getTotal({ counted: '1', before: ticketId })).toBe(1)
    expect(await getTotal({ counted: '1', open: '1' })).toBe(0)
    expect(await inDraw({ won: '1' })).toHaveLength(won ? 1 : 0)
    const { value: open } = await lot.harness.call(tickets, { open: '1' }, { token })
    expect(open.list).toEqual([])
    const { value: recent } = await ask(recentLotteries, {}, { token })
    expect(recent).toMatchObject([{ gameCode: 'K3_1M' }])
    const [owner] = await database.select({ id: member.id }).from(member).where(eq(member.username, 'hoa'))
    const [event] = await database
      .select({ event: liveEvent.event })
      .from(liveEvent)
      .where(sql`member_id = ${owner?.id} and type = 'LOTTERY_SETTLED'`)
    expect(event?.event).toMatchObject({ issue: draw.issue, tickets: 1, stake: '10000.0000' })
  })

  test('lists lotteries with countdown and last result, results, draws near and statistics', async () => {
    const draw = await one('SSC_1M')
    await lot.finish(draw.id)
    const running = await one('SSC_1M')
    const { value: games } = await ask(lotteryGames, {})
    // The holidays are read, too, where they have not been for some seconds.
    await expect.poll(async () => (await ask(lotteryGames, {})).queries).toHaveLength(2)
    expect(games).toHaveLength(LOTTERIES.length)
    const ssc = games.find(({ gameCode }) => gameCode === 'SSC_1M')
    expect(ssc).toMatchObject({ current: { numero: running.issue, state: 'SELLING' }, last: { numero: draw.issue } })
    expect(ssc?.last?.numbers).toEqual(await readNumbers(draw))
    const { value: opened } = await ask(openedNumero, { gameCode: 'SSC_1M' })
    expect(opened).toMatchObject([{ numero: running.issue }])
    const { value: results } = await ask(drawResults, { gameCode: 'SSC_1M' })
    // The latest first; other tests have drawn, too.
    expect(results[0]).toMatchObject({ numero: draw.issue, isComplete: true })
    const { value: near } = await ask(numerosNear, { gameCode: 'SSC_1M' })
    expect(near.map(({ numero }) => numero).slice(-2)).toEqual([draw.issue, running.issue])
    const { value: coming } = await ask(numerosNear, { gameCode: 'SSC_1M', past: 0 })
    expect(coming.map(({ numero }) => numero)).toEqual([running.issue])
    const { value: statistics } = await ask(lotteryStatistics, { gameCode: 'SSC_1M' })
    expect(statistics.values.reduce((sum, { count }) => sum + count, 0)).toBe(5 * results.length)
    const unknown = await lot.harness.call(lotteryBoard, { gameCode: 'NOWHERE' })
    expect(unknown.status).toBe(404)
  })
})

test('does not list a station as drawn today on a holiday of its region', async () => {
  const today = drawDay(Date.now())
  const listed = await listLotteries(lot.harness.database, 'EN', [{ region: 'NORTH', day: today }])
  const isDrawn = (code: string) => listed.find(({ gameCode }) => gameCode === code)?.drawsToday
  expect([isDrawn('NORTH_EVENING'), isDrawn('SOUTH_EVENING')]).toEqual([false, true])
})

test('schedules the next draws of each lottery once, with committed seeds', async () => {
  const { database } = lot.harness
  const { dueSchedules } = await import('./schedule.ts')
  await database.execute(
    sql`update game set maintenance = code not in ('HUE', 'COLOUR_30S') from lottery where lottery.node_id = game.node_id`,
  )
  const schedules = dueSchedules(lot.secrets)
  const signal = new AbortController().signal
  expect(await schedules.run(database, signal)).toBe(2)
  const count = async (code: string) => {
    const { rows } = await database.execute<{ draws: number; hashes: number }>(sql`
      select count(*)::integer as draws, count(distinct seed_hash)::integer as hashes from lottery_draw where lottery_code = ${code}`)
    return rows[0]
  }
  expect(await count('HUE')).toEqual({ draws: 9, hashes: 9 })
  expect(await count('COLOUR_30S')).toEqual({ draws: 31, hashes: 31 })
  await database.execute(sql`update lottery set next_action_at = now() where code in ('HUE', 'COLOUR_30S')`)
  await schedules.run(database, signal)
  const again = await count('COLOUR_30S')
  expect(again?.draws).toBeLessThanOrEqual(32)
})

test('schedules other lotteries when one fails, and tries that one again later', async () => {
  const { database } = lot.harness
  const { dueSchedules } = await import('./schedule.ts')
  const { rows } = await database.execute<{ code: string }>(sql`
    select code from lottery where code not in (select lottery_code from lottery_draw) order by code limit 2`)
  const [failing = '', other = ''] = rows.map(({ code }) => code)
  await database.execute(sql`
    update game set maintenance = code not in (${failing}, ${other}) from lottery where lottery.node_id = game.node_id`)
  await database.execute(sql`
    update lottery set next_action_at = now() - (case code when ${failing} then interval '1 second' else interval '0' end)`)
  await database.execute(
    sql.raw(`alter table lottery_draw add constraint refused check (lottery_code <> '${failing}') not valid`),
  )
  const schedules = dueSchedules(lot.secrets)
  const { signal } = new AbortController()
  await expect(schedules.run(database, signal)).rejects.toThrow(`lottery ${failing} failed`)
  expect(await database.$count(lotteryDraw, eq(lotteryDraw.lotteryCode, other))).toBeGreaterThan(0)
  expect(await schedules.run(database, signal)).toBe(0)
  await database.execute(sql`alter table lottery_draw drop constraint refused`)
  await database.execute(sql`update lottery set next_action_at = now() where code = ${failing}`)
  expect(await schedules.run(database, signal)).toBe(1)
})

test('lets each program buy a small ticket in turn, and postpones those without money', async () => {
  const { database } = lot.harness
  await database.execute(sql`update game set maintenance = false where node_id in (select node_id from lottery)`)
  for (const code of ['K3_1M', 'SSC_1M', 'SSC_3M']) await lot.draws(code)
  const [rich, poor] = [await lot.player(1_000_000), await lot.player(0)]
  const now = new Date()
  await database.insert(lotteryProgram).values([rich, poor].map((memberId) => ({ memberId, nextActionAt: now })))
  const open = new AbortController().signal
  const due = await Promise.all([buyDueTickets(database, open), buyDueTickets(database, open)])
  expect(due[0] + due[1]).toBe(2)
  const bought = await database
    .select()
    .from(lotteryTicket)
    .where(inArray(lotteryTicket.memberId, [rich, poor]))
  expect(bought.map(({ memberId }) => memberId)).toEqual([rich])
  expect(await lot.cash(rich)).toBeGreaterThanOrEqual(900_000)
  const waits = new Map(
    (await database.select().from(lotteryProgram)).map((row) => [
      row.memberId,
      row.nextActionAt.getTime() - Date.now(),
    ]),
  )
  expect(waits.get(rich)).toBeLessThanOrEqual(300_000)
  expect(waits.get(poor)).toBeGreaterThan(3_500_000)
  expect(await lot.faults()).toEqual([])
})

describe('a joint draw of two stations', () => {
  const DA_XIEN = (picks: number[], units = 1_000): Lines => [{ betType: 'DA_XIEN', picks, units }]
  /** Pairs of stations that no other test draws. */
  const PAIRS = [
    ['HO_CHI_MINH', 'DONG_THAP'],
    ['BEN_TRE', 'VUNG_TAU'],
    ['DONG_NAI', 'CAN_THO'],
    ['TAY_NINH', 'AN_GIANG'],
    ['VINH_LONG', 'BINH_DUONG'],
    ['TIEN_GIANG', 'KIEN_GIANG'],
  ] as const
  let used = 0
  async function joint() {
    const codes = PAIRS[used] ?? PAIRS[0]
    used += 1
    const [first] = await lot.draws(codes[0])
    const [second] = await lot.draws(codes[1], 1, 1_800_000)
    if (!first || !second) throw new Error('The draws were not made.')
    const sold = { ...first, lotteryCode: codes.join('-') }
    const getRow = async () => {
      const [row] = await lot.harness.database
        .select()
        .from(lotteryDraw)
        .where(and(eq(lotteryDraw.lotteryCode, sold.lotteryCode), eq(lotteryDraw.issue, first.issue)))
      if (!row) throw new Error('There is no joint draw.')
      return row
    }
    return { first, second, sold, getRow }
  }
  /** Until all numbers of a station, which come one by one, are shown. */
  const passShow = async ({ id }: Pick<LotteryDraw, 'id'>) => {
    await lot.pass(id)
    await lot.pass(id, 21 * 60_000)
  }
  const finish = async (draw: LotteryDraw) => {
    await passShow(draw)
    await lot.run()
  }
  /** How often a pair is paid. */
  const paidFor = (numbers: readonly string[], [a, b]: readonly [number, number]) => {
    const times = (pick: number) => numbers.filter((number) => Number(number.slice(-2)) === pick).length
    return times(a) && times(b) ? (times(a) + times(b)) / 2 : 0
  }
  const withEnding = (numbers: readonly string[], at: number, ending: string) =>
    numbers.map((number, index) => (index === at ? number.slice(0, -2) + ending : number))

  test('closes with the first, is settled when both are, pays across both results, and counts as the checks find', async () => {
    const { first, second, sold, getRow } = await joint()
    const player = await lot.player(100_000_000)
    const picks = Array.from({ length: 20 }, (_, index) => index * 5)
    const { ticketId } = await lot.buy(player, sold, DA_XIEN(picks))
    const stake = 190 * 36 * 1_000
    expect(await lot.cash(player)).toBe(100_000_000 - stake)
    expect((await getRow()).closeAt).toEqual(second.closeAt)
    await lot.pass((await getRow()).id)
    await finish(first)
    expect((await getRow()).state).toBe('SEALED')
    expect(await lot.cash(player)).toBe(100_000_000 - stake)
    await finish(second)
    const row = await getRow()
    expect(row).toMatchObject({ state: 'SETTLED', nextActionAt: null, ticketCount: 1, prizes: 36 })
    const numbers = [...(await readNumbers(first)), ...(await readNumbers(second))]
    expect(await readNumbers(row)).toEqual(numbers)
    const pairs = picks.flatMap((a, index) => picks.slice(index + 1).map((b) => [a, b] as const))
    const won = pairs.reduce((sum, pair) => sum + paidFor(numbers, pair), 0) * 310 * 1_000
    expect(await lot.cash(player)).toBe(100_000_000 - stake + won)
    const rounds = await lot.harness.database.select().from(round).where(eq(round.memberId, player))
    expect(rounds).toMatchObject([{ vendorRoundId: `${ticketId}.${row.id}`, stake: BigInt(stake) * 10_000n }])
    expect(await lot.faults()).toEqual([])
    const countLess = (uncounted: bigint) =>
      lot.harness.database
        .update(round)
        .set({ uncounted, uncountedReason: uncounted > 0n ? 'COVERED' : null })
        .where(eq(round.memberId, player))
    await countLess(1n)
    expect((await lot.faults()).join()).toContain('No lottery ticket counts whose member covered a play of the draw')
    await countLess(0n)
  })

  test('is settled once by several workers at the moment both stations are', async () => {
    const { first, second, sold, getRow } = await joint()
    const players = await Promise.all([lot.player(10_000_000), lot.player(10_000_000)])
    for (const player of players) await lot.buy(player, sold, DA_XIEN([1, 2]))
    const row = await getRow()
    for (const draw of [first, second, row]) await passShow(draw)
    await Promise.all([lot.run(), lot.run(), lot.run(), lot.run()])
    expect(await getRow()).toMatchObject({ state: 'SETTLED', nextActionAt: null, resultVersion: 1 })
    expect(await readStates(row.id)).toEqual(['SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED'])
    for (const player of players) expect(await lot.harness.database.$count(round, eq(round.memberId, player))).toBe(1)
    expect(await lot.faults()).toEqual([])
  })

  test('gives the stakes back when either draw is void, and can be cancelled before it closes', async () => {
    const { first, second, sold, getRow } = await joint()
    const [keeps, cancels] = await Promise.all([lot.player(100_000), lot.player(100_000)])
    const saved = await lot.buy(keeps, sold, DA_XIEN([1, 2]))
    const { ticketId } = await lot.buy(cancels, sold, DA_XIEN([1, 2]))
    await cancelOwnTicket(lot.harness.database, cancels, ticketId)
    expect(await lot.cash(cancels)).toBe(100_000)
    await lot.pass((await getRow()).id)
    await finish(first)
    expect(await getCode(cancelOwnTicket(lot.harness.database, keeps, saved.ticketId))).toBe('lottery.ticket.closed')
    await withTransaction(lot.harness.database, async (tx) =>
      voidDraw(tx, await lockDraw(tx, second.id), { actor: 'OPERATOR lan', reason: 'The machine jammed' }),
    )
    await lot.run()
    expect(await getRow()).toMatchObject({ state: 'VOID', nextActionAt: null, voidReason: 'The machine jammed' })
    expect(await lot.cash(keeps)).toBe(100_000)
    expect(await lot.faults()).toEqual([])
  })

  test('that was settled gives back only what it did not pay when either draw becomes void', async () => {
    const { first, second, sold, getRow } = await joint()
    const player = await lot.player(100_000_000)
    await lot.buy(player, sold, DA_XIEN(Array.from({ length: 20 }, (_, index) => index * 5)))
    for (const draw of [first, second, await getRow()]) await passShow(draw)
    await lot.run()
    expect(await getRow()).toMatchObject({ state: 'SETTLED' })
    await withTransaction(lot.harness.database, async (tx) =>
      voidDraw(tx, await lockDraw(tx, second.id), { actor: 'OPERATOR lan', reason: 'The machine jammed' }),
    )
    await lot.run()
    expect(await getRow()).toMatchObject({ state: 'VOID', nextActionAt: null })
    expect(await lot.cash(player)).toBe(100_000_000)
    expect(await lot.faults()).toEqual([])
  })

  test('follows a corrected result of either station, and is not corrected itself', async () => {
    const { first, second, sold, getRow } = await joint()
    const player = await lot.player(100_000)
    await lot.buy(player, sold, DA_XIEN([11, 12], 1_000))
    for (const draw of [first, second, await getRow()]) await passShow(draw)
    await lot.run()
    const before = await getRow()
    const correct = (draw: LotteryDraw, numbers: string[]) =>
      withTransaction(lot.harness.database, (tx) =>
        correctResult(tx, draw.id, { numbers, actor: 'OPERATOR lan', reason: 'A digit was misread' }),
      )
    await correct(first, withEnding(await readNumbers(first), 3, '11'))
    await correct(second, withEnding(withEnding(await readNumbers(second), 3, '12'), 4, '12'))
    await lot.run()
    const after = await getRow()
    expect(after).toMatchObject({ state: 'SETTLED', nextActionAt: null })
    const numbers = [...(await readNumbers(first, 2)), ...(await readNumbers(second, 2))]
    expect(await readNumbers(after, after.resultVersion)).toEqual(numbers)
    expect(paidFor(numbers, [11, 12])).toBeGreaterThan(1)
    expect(await lot.cash(player)).toBe(100_000 - 36_000 + paidFor(numbers, [11, 12]) * 310_000)
    expect(await getCode(correct(after, numbers))).toBe('lottery.draw.state')
    expect(before.resultVersion).toBeLessThan(after.resultVersion)
    expect(await lot.faults()).toEqual([])
  })

  test('is listed with the tickets of both stations, and with no results', async () => {
    const { first, second, sold } = await joint()
    const player = await lot.player(1_000_000)
    await lot.buy(player, sold, DA_XIEN([1, 2, 3]))
    for (const gameCode of [first.lotteryCode, second.lotteryCode, sold.lotteryCode]) {
      const { list } = await listTickets(
        lot.harness.database,
        player,
        { gameCode, numero: first.issue, lines: 6, count: 20 },
        { currency: 'VND', language: 'EN' },
      )
      expect(list).toMatchObject([
        { gameCode: sold.lotteryCode, gameName: 'Tiền Giang + Kiên Giang', lines: [{ labels: ['01', '02', '03'] }] },
      ])
    }
    expect(await getCode(lot.buy(player, first, DA_XIEN([1, 2])))).toBe('request_param_err')
    expect(await getCode(lot.buy(player, sold, DE(7)))).toBe('request_param_err')
    const results = await listResults(lot.harness.database, 'EN', { count: 100 })
    expect(results.filter(({ gameCode }) => gameCode.includes('-'))).toEqual([])
  })
})

test('lists no draw as on sale that closes while the statement runs', async () => {
  await lot.draws('PK10_1M', 3, 90_000)
  await withTransaction(lot.harness.database, async (tx) => {
    // Each look at the clock is a minute later, as on a machine that has just stopped for a while.
    await tx.execute(sql`create schema ticking`)
    await tx.execute(sql`create sequence ticking.minutes`)
    await tx.execute(sql`create function ticking.clock_timestamp() returns timestamptz language sql volatile as
      $$ select pg_catalog.now() + make_interval(mins => nextval('ticking.minutes')::integer) $$`)
    await tx.execute(sql`set local search_path = ticking, pg_catalog, public`)
    const [draw, ...others] = await listOpened(tx, 'EN', 'PK10_1M')
    expect(others).toEqual([])
    expect(draw?.state).toBe('SELLING')
    expect(draw?.serverTime).toBeLessThan(draw?.closeAt ?? 0)
    await tx.execute(sql`drop schema ticking cascade`)
  })
})
