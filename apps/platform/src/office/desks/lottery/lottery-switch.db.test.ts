import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveEvent } from '../../../db/tables/live.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { lotteryDraw, lotteryExposure } from '../../../db/tables/lottery.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { listLotteries, listOpened } from '../../../domains/play/lottery/draws.ts'
import { closeLotteries, registerLotteries } from '../../../domains/play/lottery/lotteries.ts'
import { listLotteryMenu } from '../../../domains/play/lottery/lottery-menus.ts'
import { type LotteryHarness, openLottery } from '../../../domains/play/lottery/lottery.fixture.ts'
import { dueSchedules } from '../../../domains/play/lottery/schedule.ts'
import { lotteriesIn, switchLotteries } from '../../../domains/play/lottery/switch-lotteries.ts'
import { listTickets } from '../../../domains/play/lottery/tickets.ts'
import { PlatformError } from '../../../request/platform-error.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let lot: LotteryHarness
let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  lot = await openLottery()
  office = await openTestOffice({ database: { url: lot.harness.config.databaseUrl } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(async () => {
  await office.close()
  await lot.close()
})

const LO = [{ betType: 'LO2', picks: [7], units: 1_000 }]
const reason = 'The station has not confirmed its calendar'
const getCode = async (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'sold',
    (error: unknown) => (error instanceof PlatformError ? error.code : String(error)),
  )
const entries = () => office.database.$count(auditEntry)

async function gameOfLottery(code: string) {
  const { rows } = await office.database.execute<{ nodeId: number; vendor: string; closed: boolean }>(sql`
    select node_id as "nodeId", vendor_code as vendor, closed from lottery join game using (node_id) where code = ${code}`)
  if (!rows[0]) throw new Error(`There is no lottery ${code}.`)
  return rows[0]
}

/** State of the lottery on the board, the list, the menus and the catalogue. */
async function shown(code: string) {
  const { database } = office
  const { closed } = await gameOfLottery(code)
  const listed = (await listLotteries(database, 'EN', [])).find(({ gameCode }) => gameCode === code)
  const menus = Object.values(await listLotteryMenu(database, 'station', 'EN')).flatMap(({ games }) => games)
  const entry = menus.find(({ gameCode }) => gameCode === code)
  return {
    closed,
    isListedAsClosed: listed?.maintenance,
    sells: listed?.current != null,
    opened: (await listOpened(database, 'EN', code)).length > 0,
    menu: entry && { closed: entry.maintenance, sells: entry.isSale },
  }
}
const OPEN = { closed: false, isListedAsClosed: false, sells: true, opened: true, menu: { closed: false, sells: true } }
const CLOSED = {
  closed: true,
  isListedAsClosed: true,
  sells: false,
  opened: false,
  menu: { closed: true, sells: false },
}

const switchGame = async (code: string, off: boolean) => {
  const { nodeId } = await gameOfLottery(code)
  const fields = { maintenance: off ? 'yes' : 'no', isHot: 'no', isNew: 'no', popularity: '5', reason }
  return anna.post(`/games/${nodeId}`, fields)
}
const switchVendor = async (code: string, off: boolean) => {
  const { vendor } = await gameOfLottery(code)
  const fields = { enabled: off ? 'no' : 'yes', offersTrial: 'no', isHot: 'no', position: '100', reason }
  return anna.post(`/vendors/${vendor}`, fields)
}
const switchBy = (scope: string, to: 'on' | 'kept' | 'returned') =>
  anna.post('/lotteries/switch', { scope, to, reason })
/** Confirms what another operator has proposed for these lotteries. */
async function confirm(scope: string) {
  const { html } = await binh.get(`/lotteries/switch?scope=${scope}`)
  const [, path = ''] = /action="(\/decisions\/\d+)\/decline"/.exec(html) ?? []
  return binh.post(`${path}/confirm`)
}
const lettersTo = async (memberId: number) =>
  (await office.database.select().from(memberMessage).where(eq(memberMessage.memberId, memberId))).map(
    ({ template, params }) => ({ template, params }),
  )

describe.each([
  ['its game', (code: string, off: boolean) => switchGame(code, off)],
  ['its vendor', (code: string, off: boolean) => switchVendor(code, off)],
  ['the lottery', (code: string, off: boolean) => switchBy(`lottery:${code}`, off ? 'kept' : 'on')],
  ['its region', (_: string, off: boolean) => switchBy('region:CENTRAL', off ? 'kept' : 'on')],
  ['its vendor’s lotteries', (_: string, off: boolean) => switchBy('vendor:XSB', off ? 'kept' : 'on')],
])('a lottery that is switched off by %s', (_name, turn) => {
  test('refuses tickets in its own words, is closed everywhere, and stays so after a restart', async () => {
    const code = 'HUE'
    const [draw] = await lot.draws(code)
    if (!draw) throw new Error('The draw was not made.')
    const player = await lot.player(100_000)
    expect(await shown(code)).toEqual(OPEN)
    expect((await turn(code, true)).location).toContain('done=')
    expect(await getCode(lot.buy(player, draw, LO))).toBe('game.maintenance')
    expect(await shown(code)).toEqual(CLOSED)
    const before = await entries()
    await registerLotteries(office.database)
    expect(await shown(code)).toEqual(CLOSED)
    expect(await entries()).toBe(before)
    expect(await lot.cash(player)).toBe(100_000)
    expect((await turn(code, false)).location).toContain('done=')
    expect(await shown(code)).toEqual(OPEN)
    expect(await getCode(lot.buy(player, draw, LO))).toBe('sold')
  })
})

test('tells open pages of each game that a switch has closed or opened', async () => {
  const { nodeId } = await gameOfLottery('COLOUR_5M')
  const told = async () =>
    (await office.database.select().from(liveEvent).where(eq(liveEvent.type, 'GAMES_SWITCHED')))
      .map(({ event }) => event as { nodeIds: number[]; closed: boolean })
      .filter(({ nodeIds }) => nodeIds.includes(nodeId))
      .map(({ closed }) => closed)
  await switchBy('lottery:COLOUR_5M', 'kept')
  await switchBy('lottery:COLOUR_5M', 'kept')
  await switchVendor('COLOUR_5M', true)
  await switchBy('lottery:COLOUR_5M', 'on')
  await switchVendor('COLOUR_5M', false)
  // The vendor is still off when the lottery is switched on.
  expect(await told()).toEqual([true, true, true, false])
})

test('is closed where nothing draws it, whatever the operator has switched, and opens with the draws', async () => {
  await switchBy('lottery:COLOUR_3M', 'kept')
  await closeLotteries(office.database)
  expect((await gameOfLottery('COLOUR_5M')).closed).toBe(true)
  await registerLotteries(office.database)
  expect((await gameOfLottery('COLOUR_5M')).closed).toBe(false)
  expect((await gameOfLottery('COLOUR_3M')).closed).toBe(true)
  await switchBy('lottery:COLOUR_3M', 'on')
  expect((await gameOfLottery('COLOUR_3M')).closed).toBe(false)
})

test('takes the joint lotteries of a station with it', async () => {
  const [first] = await lot.draws('HO_CHI_MINH')
  await lot.draws('DONG_THAP', 1, 1_800_000)
  if (!first) throw new Error('The draw was not made.')
  const joint = { ...first, lotteryCode: 'HO_CHI_MINH-DONG_THAP' }
  const player = await lot.player(1_000_000)
  const pair = [{ betType: 'DA_XIEN', picks: [1, 2], units: 1_000 }]
  await switchBy('lottery:DONG_THAP', 'kept')
  expect(await getCode(lot.buy(player, joint, pair))).toBe('game.maintenance')
  await switchBy('lottery:DONG_THAP', 'on')
  expect(await getCode(lot.buy(player, joint, pair))).toBe('sold')
})

describe('what is sold of a lottery that is switched off', () => {
  const RED = [{ betType: 'COLOUR', picks: [0], units: 10_000 }]

  test('is confirmed after a preview, and keeps the tickets: their draws take place', async () => {
    const draws = await lot.draws('COLOUR_1M', 3)
    const [first, second] = draws
    if (!first || !second) throw new Error('The draws were not made.')
    const player = await lot.player(100_000)
    await lot.buy(player, first, RED, { draws: 2 })
    const page = (await anna.get('/lotteries/switch?scope=lottery:COLOUR_1M&choice=kept')).html
    expect(page).toContain('1 ticket in 1 draw, stakes 10,000.00')
    expect(page).toContain('1 ticket in 2 draws, stakes 10,000.00')
    expect(page).toContain('These tickets are kept')
    await switchBy('lottery:COLOUR_1M', 'kept')
    expect(await office.lastAudit()).toMatchObject({
      action: 'lottery.switched',
      subject: 'lotteries:lottery:COLOUR_1M',
      oldValue: { COLOUR_1M: 'on' },
      newValue: { COLOUR_1M: 'off' },
      reason,
    })
    expect(await getCode(lot.buy(player, first, RED, { draws: 3 }))).toBe('game.maintenance')
    expect(await lot.cash(player)).toBe(80_000)
    expect((await lot.finish(first.id)).state).toBe('SETTLED')
    expect((await lot.finish(second.id)).state).toBe('SETTLED')
    await switchBy('lottery:COLOUR_1M', 'on')
    expect(await lot.faults()).toEqual([])
  })

  test('is returned once two operators have decided, each stake once', async () => {
    const [first, second] = await lot.draws('K3_3M', 3)
    if (!first || !second) throw new Error('The draws were not made.')
    const players = [await lot.player(100_000), await lot.player(100_000)]
    const size = [{ betType: 'SUM_SIZE', picks: [0], units: 10_000 }]
    for (const player of players) {
      await lot.buy(player, first, size, { draws: 2 })
      await lot.buy(player, second, size)
    }
    const scope = 'lottery:K3_3M'
    expect((await switchBy(scope, 'returned')).location).toContain('done=waits')
    expect((await gameOfLottery('K3_3M')).closed).toBe(false)
    expect((await confirm(scope)).location).toContain('done=confirmed')
    for (const player of players) expect(await lot.cash(player)).toBe(100_000)
    expect(await office.lastAudit()).toMatchObject({
      action: 'lottery.switched',
      newValue: { K3_3M: 'off', returnedTickets: 4, returnedStakes: '60,000.00' },
    })
    const exposed = await office.database
      .select()
      .from(lotteryExposure)
      .where(sql`draw_id in (${first.id}, ${second.id})`)
    expect(exposed.every(({ amount }) => amount === 0n)).toBe(true)
    await switchBy(scope, 'on')
    const [player = 0] = players
    const { list } = await listTickets(
      office.database,
      player,
      { gameCode: 'K3_3M', lines: 1, count: 5 },
      { currency: 'VND', language: 'EN' },
    )
    expect(list.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED'])
    expect((await lot.finish(first.id)).state).toBe('SETTLED')
    expect(await lot.cash(player)).toBe(100_000)
    expect(await lot.faults()).toEqual([])
  })

  test('sends each member one message per switch, with the sum and the lotteries', async () => {
    const [north] = await lot.draws('VN_NORTH_1M')
    const [other] = await lot.draws('VN_NORTH_5M')
    if (!north || !other) throw new Error('The draws were not made.')
    const [both, one, none] = [await lot.player(100_000), await lot.player(100_000), await lot.player(100_000)]
    await lot.buy(both, north, LO)
    await lot.buy(both, north, LO)
    await lot.buy(both, other, LO)
    await lot.buy(one, other, LO)
    const spent = 100_000 - (await lot.cash(one))
    await switchBy('region:NORTH', 'returned')
    expect((await confirm('region:NORTH')).location).toContain('done=confirmed')
    const letter = (lottery: string, stakes: number) => ({
      template: 'lottery.RETURNED',
      params: { lottery, amount: `${stakes}.00` },
    })
    const told = async () => [await lettersTo(both), await lettersTo(one), await lettersTo(none)]
    const expected = [[letter('VN_NORTH_1M VN_NORTH_5M', 3 * spent)], [letter('VN_NORTH_5M', spent)], []]
    expect(await told()).toEqual(expected)
    // Returned again, there is nothing to tell.
    await switchBy('region:NORTH', 'on')
    await switchBy('region:NORTH', 'returned')
    await confirm('region:NORTH')
    expect(await told()).toEqual(expected)
    await switchBy('region:NORTH', 'on')
  })

  test('is stopped at once by one operator while a return waits for another, who can still confirm it', async () => {
    const [draw] = await lot.draws('K3_1M')
    if (!draw) throw new Error('The draw was not made.')
    const player = await lot.player(100_000)
    const size = [{ betType: 'SUM_SIZE', picks: [0], units: 10_000 }]
    await lot.buy(player, draw, size)
    const scope = 'lottery:K3_1M'
    expect((await switchBy(scope, 'returned')).location).toContain('done=waits')
    expect(await getCode(lot.buy(player, draw, size))).toBe('sold')
    expect((await switchBy(scope, 'kept')).location).toContain('done=done')
    expect(await getCode(lot.buy(player, draw, size))).toBe('game.maintenance')
    expect((await confirm(scope)).location).toContain('done=confirmed')
    expect(await lot.cash(player)).toBe(100_000)
    await switchBy(scope, 'on')
  })

  test('sells no ticket of a draw that is added while stakes are returned', async () => {
    const { database } = office
    await lot.draws('SOC_TRANG', 1, 1_800_000)
    const [station] = await lot.draws('CAN_THO')
    if (!station) throw new Error('The draw was not made.')
    const player = await lot.player(1_000_000)
    const joint = { ...station, lotteryCode: 'CAN_THO-SOC_TRANG' }
    const pair = [{ betType: 'DA_XIEN', picks: [1, 2], units: 1_000 }]
    await database.execute(sql`
      update lottery set next_action_at = case code when 'COLOUR_30S' then now() else now() + interval '1 day' end`)
    const drawsOfColour = () => database.$count(lotteryDraw, eq(lotteryDraw.lotteryCode, 'COLOUR_30S'))
    const lotteries = [
      ...(await lotteriesIn(database, { by: 'lottery', code: 'SOC_TRANG' })),
      ...(await lotteriesIn(database, { by: 'lottery', code: 'COLOUR_30S' })),
    ]
    const waiting = async () => {
      const { rows } = await database.execute(sql`select from pg_locks where not granted and locktype <> 'advisory'`)
      return rows.length
    }
    let isOver = false
    let outcome: ReturnType<typeof getCode> | undefined
    await withTransaction(database, async (tx) => {
      await switchLotteries(tx, lotteries, { off: true, returnsTickets: true })
      await dueSchedules(lot.secrets).run(lot.harness.database, new AbortController().signal)
      expect(await drawsOfColour()).toBe(0)
      outcome = getCode(lot.buy(player, joint, pair)).finally(() => (isOver = true))
      await expect.poll(async () => isOver || (await waiting()) > 0).toBe(true)
    })
    expect(await outcome).toBe('game.maintenance')
    expect(await lot.cash(player)).toBe(1_000_000)
  })

  test('misses no ticket that is bought meanwhile', async () => {
    const [draw] = await lot.draws('K3_5M')
    if (!draw) throw new Error('The draw was not made.')
    const size = [{ betType: 'SUM_SIZE', picks: [0], units: 10_000 }]
    const players = await Promise.all(Array.from({ length: 12 }, () => lot.player(100_000)))
    await switchBy('lottery:K3_5M', 'returned')
    const outcomes = await Promise.all([
      ...players.slice(0, 6).map((player) => getCode(lot.buy(player, draw, size))),
      confirm('lottery:K3_5M').then(({ location }) => location),
      ...players.slice(6).map((player) => getCode(lot.buy(player, draw, size))),
    ])
    expect(outcomes).toContain('/decisions?done=confirmed')
    expect(new Set(outcomes)).toSatisfy((seen: Set<string>) =>
      [...seen].every((each) => ['sold', 'game.maintenance', '/decisions?done=confirmed'].includes(each)),
    )
    for (const player of players) expect(await lot.cash(player)).toBe(100_000)
    expect(await lot.faults()).toEqual([])
  })
})
