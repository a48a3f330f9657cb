import { drawDay, type Holiday, nextDraws } from '@playhouse/engines/lottery/calendar.ts'
import { openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotteryDraw, lotteryHoliday } from '../../../db/tables/lottery.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import type { LotteryDraw } from '../../../domains/play/lottery/draw-states.ts'
import { listNear, listOpened } from '../../../domains/play/lottery/draws.ts'
import { changeHolidays, type HolidayChange } from '../../../domains/play/lottery/change-holidays.ts'
import { lotteryHolidays } from '../../../domains/play/lottery/holidays.ts'
import { type LotteryHarness, openLottery } from '../../../domains/play/lottery/lottery.fixture.ts'
import { getGame } from '../../../domains/play/lottery/lotteries.ts'
import { cancelOwnTicket } from '../../../domains/play/lottery/place-ticket.ts'
import { dueSchedules, scheduleDraws } from '../../../domains/play/lottery/schedule.ts'
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
  await office.database.execute(sql`
    update lottery set next_action_at = now() + case when code in (
      'HA_NOI', 'HAI_PHONG', 'NAM_DINH', 'HUE', 'DA_NANG', 'CENTRAL_EVENING', 'CAN_THO', 'SOC_TRANG', 'SOUTH_EVENING'
    ) then interval '0' else interval '1 day' end`)
  await schedule()
})
afterAll(async () => {
  await office.close()
  await lot.close()
})

const LO = [{ betType: 'LO2', picks: [7], units: 1_000 }]
const DAY_MS = 86_400_000
const reason = 'Decree 12 of the Ministry of Finance'
const schedule = (database = lot.harness.database) =>
  dueSchedules(lot.secrets).run(database, new AbortController().signal)
const readDraws = (code: string): Promise<LotteryDraw[]> =>
  office.database
    .select()
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.lotteryCode, code), sql`close_at > now()`))
    .orderBy(asc(lotteryDraw.drawAt))
const readIssues = async (code: string) => (await readDraws(code)).map(({ issue }) => issue)
async function nth(code: string, place: number): Promise<LotteryDraw> {
  const found = (await readDraws(code))[place]
  if (!found) throw new Error(`${code} has fewer draws.`)
  return found
}
type Region = Holiday['region']
const change = (what: 'add' | 'remove', region: Region, day: string, more = {}) =>
  anna.post('/lotteries/holidays', { region, from: day, change: what, reason, ...more })
const preview = async (what: 'add' | 'remove', region: Region, day: string) =>
  (await anna.get(`/lotteries/holidays?region=${region}&change=${what}&from=${day}&to=`)).html
const isListed = async (region: Region, day: string) =>
  (await office.database.$count(
    lotteryHoliday,
    and(eq(lotteryHoliday.region, region), eq(lotteryHoliday.day, day)),
  )) === 1
const getCode = async (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'sold',
    (error: unknown) => (error instanceof PlatformError ? error.code : String(error)),
  )
const by = { actor: 'anna', reason }
const lockWaits = async () => {
  const { rows } = await office.database.execute(sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
  return rows.length
}

test('lists the holidays of the migration', async () => {
  const { html } = await anna.get('/lotteries/holidays')
  expect(html).toContain('2027-02-05 (Fri)')
  expect(html).toContain('the North pauses by custom')
  expect(html).toContain('href="/lotteries/holidays?region=NORTH&change=remove&from=2027-02-05"')
  expect(html).not.toContain('change=remove&from=2025-01-28')
})

describe('a holiday that is added', () => {
  test('withdraws draws without tickets, says so before, and is kept in the audit log', async () => {
    const [before, gone, after] = [await nth('HA_NOI', 0), await nth('HA_NOI', 1), await nth('HA_NOI', 2)]
    const page = await preview('add', 'NORTH', gone.day)
    expect(page).toMatch(new RegExp(`HA_NOI ${gone.issue}</a></td>\\s*<td>is withdrawn`))
    expect(await readIssues('HA_NOI')).toContain(gone.issue)

    expect((await change('add', 'NORTH', gone.day)).location).toBe('/lotteries/holidays?done=done')
    expect(await readIssues('HA_NOI')).not.toContain(gone.issue)
    const near = await listNear(office.database, 'EN', { gameCode: 'HA_NOI', count: 3, past: 0 })
    expect(near.slice(0, 2).map(({ numero }) => numero)).toEqual([before.issue, after.issue])
    expect(await office.lastAudit()).toMatchObject({
      actor: 'anna',
      action: 'lottery.holidays.changed',
      subject: 'lottery-holidays:NORTH',
      oldValue: { [gone.day]: 'draws' },
      newValue: { [gone.day]: 'pauses', withdrawn: expect.stringContaining(`HA_NOI ${gone.issue}`) },
      reason,
    })
    expect((await anna.get('/lotteries/holidays')).html).toContain(reason)

    await schedule()
    const issues = await readIssues('HA_NOI')
    expect(issues).not.toContain(gone.issue)
    expect(issues).toHaveLength(9)
    expect((await nth('HA_NOI', 1)).salesOpenAt).toEqual(before.drawAt)
  })

  test('is passed over by a ticket for several draws', async () => {
    const [first, gone, third, fourth] = await readDraws('HUE')
    if (!first || !gone || !third || !fourth) throw new Error('The draws were not made.')
    expect((await change('add', 'CENTRAL', gone.day)).location).toContain('done=done')
    const player = await lot.player(1_000_000)
    await lot.buy(player, first, LO, { draws: 3 })
    const { list } = await listTickets(
      office.database,
      player,
      { lines: 1, count: 5 },
      { currency: 'VND', language: 'EN' },
    )
    expect(list[0]?.draws.map(({ numero }) => numero)).toEqual([first.issue, third.issue, fourth.issue])
  })

  test('is refused where a draw has tickets, naming it, until that draw is void', async () => {
    const draw = await nth('HAI_PHONG', 1)
    const player = await lot.player(100_000)
    await lot.buy(player, draw, LO)
    await lot.buy(player, draw, LO)
    const named = `HAI_PHONG ${draw.issue} has 2 tickets`
    expect(await preview('add', 'NORTH', draw.day)).toContain(named)
    const refused = await change('add', 'NORTH', draw.day)
    expect(refused.status).toBe(409)
    expect(refused.html).toContain(named)
    expect(refused.html).toContain('Void each of these draws first')
    expect(await isListed('NORTH', draw.day)).toBe(false)
    expect(await readIssues('HAI_PHONG')).toContain(draw.issue)

    const { version } = await lot.getDraw(draw.id)
    await anna.post(`/lotteries/${draw.id}/void`, {
      reason: 'A day of mourning',
      version: String(version),
      memberReason_VI: 'Quốc tang',
      memberReason_EN: 'A day of mourning',
    })
    const [, path = ''] =
      /action="(\/decisions\/\d+)\/decline"/.exec((await binh.get(`/lotteries/${draw.id}`)).html) ?? []
    await binh.post(`${path}/confirm`)
    expect((await change('add', 'NORTH', draw.day)).location).toContain('done=done')
    await lot.run()
    expect(await lot.cash(player)).toBe(100_000)
    expect(await lot.faults()).toEqual([])
  })

  test('voids a draw whose tickets are all cancelled, so that they keep it', async () => {
    const draw = await nth('NAM_DINH', 2)
    const player = await lot.player(100_000)
    const { ticketId } = await lot.buy(player, draw, LO)
    await cancelOwnTicket(office.database, player, ticketId)
    expect(await preview('add', 'NORTH', draw.day)).toContain('becomes void; its tickets are all cancelled already')
    expect((await change('add', 'NORTH', draw.day)).location).toContain('done=done')
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'VOID', voidReason: reason })
    const shown = { currency: 'VND', language: 'EN' } as const
    const { list } = await listTickets(office.database, player, { lines: 1, count: 5 }, shown)
    expect(list[0]).toMatchObject({ state: 'CANCELLED', draws: [{ numero: draw.issue }] })
    expect(await preview('remove', 'NORTH', draw.day)).toContain('is void and stays so')
  })

  test('can be several days at once, of which none is added if one cannot be', async () => {
    const [free, sold] = [await nth('SOUTH_EVENING', 3), await nth('SOUTH_EVENING', 4)]
    await lot.buy(await lot.player(100_000), sold, LO)
    const refused = await change('add', 'SOUTH', free.day, { to: sold.day })
    expect(refused.html).toContain(`SOUTH_EVENING ${sold.issue} has 1 ticket.`)
    expect(await isListed('SOUTH', free.day)).toBe(false)
    const next = await nth('SOUTH_EVENING', 5)
    const last = await nth('SOUTH_EVENING', 6)
    expect((await change('add', 'SOUTH', next.day, { to: last.day })).location).toContain('done=done')
    expect([await isListed('SOUTH', next.day), await isListed('SOUTH', last.day)]).toEqual([true, true])
    expect((await change('add', 'SOUTH', next.day)).html).toContain('The South pauses on these days already.')
  })
})

test('creates the draws of a holiday that is removed', async () => {
  // The tests above sell tickets of other stations of the region.
  const isSold = async ({ day }: LotteryDraw) =>
    /keeps the day from being added/.test(await preview('add', 'CENTRAL', day))
  let place = 0
  while (await isSold(await nth('CENTRAL_EVENING', place))) place += 1
  const [gone, after] = [await nth('CENTRAL_EVENING', place), await nth('CENTRAL_EVENING', place + 1)]
  expect((await change('add', 'CENTRAL', gone.day)).location).toContain('done=done')
  await schedule()
  expect((await lot.getDraw(after.id)).salesOpenAt).not.toEqual(after.salesOpenAt)
  expect(await preview('remove', 'CENTRAL', gone.day)).toMatch(
    new RegExp(`CENTRAL_EVENING ${gone.issue}</td>\\s*<td>takes place`),
  )
  expect((await change('remove', 'CENTRAL', gone.day)).location).toContain('done=done')
  await schedule()
  expect(await nth('CENTRAL_EVENING', place)).toMatchObject({
    issue: gone.issue,
    state: 'SCHEDULED',
    drawAt: gone.drawAt,
  })
  expect((await lot.getDraw(after.id)).salesOpenAt).toEqual(after.salesOpenAt)
  expect(await office.lastAudit()).toMatchObject({
    action: 'lottery.holidays.changed',
    oldValue: { [gone.day]: 'pauses' },
    newValue: { [gone.day]: 'draws' },
  })
  expect(await getCode(lot.buy(await lot.player(100_000), await nth('CENTRAL_EVENING', 4), LO))).toBe('sold')
})

test.each(['add', 'remove'] as const)('refuses to %s a day that is past', async (what) => {
  let daysAgo = 1
  while (await isListed('NORTH', drawDay(Date.now() - daysAgo * DAY_MS))) daysAgo += 1
  const day = what === 'add' ? drawDay(Date.now() - daysAgo * DAY_MS) : '2025-01-28'
  const before = await office.database.$count(auditEntry)
  const refused = await change(what, 'NORTH', day)
  expect(refused.status).toBe(409)
  expect(refused.html).toContain(`${day} cannot be changed any more`)
  expect(await preview(what, 'NORTH', day)).toContain(`${day} cannot be changed any more`)
  expect(await isListed('NORTH', day)).toBe(what === 'remove')
  expect(await office.database.$count(auditEntry)).toBe(before)
})

test('refuses operators without the role', async () => {
  let place = 1
  while (await isListed('NORTH', drawDay(Date.now() + place * DAY_MS))) place += 1
  const day = drawDay(Date.now() + place * DAY_MS)
  await office.giveRoles('binh', ['view'])
  const refused = await binh.post('/lotteries/holidays', { region: 'NORTH', from: day, change: 'add', reason })
  expect(refused.status).toBe(403)
  expect(await isListed('NORTH', day)).toBe(false)
  await office.giveRoles('binh', ['lottery'])
})

test('is known to other processes without a restart', async () => {
  const other = openDatabase(office.url)
  const holidays = lotteryHolidays(other, 50)
  const gone = await nth('DA_NANG', 5)
  expect(await holidays()).not.toContainEqual({ region: 'CENTRAL', day: gone.day })
  expect((await change('add', 'CENTRAL', gone.day)).location).toContain('done=done')
  await expect.poll(holidays).toContainEqual({ region: 'CENTRAL', day: gone.day })
  await schedule(other)
  expect(await readIssues('DA_NANG')).not.toContain(gone.issue)
  expect((await listOpened(other, 'EN', 'DA_NANG')).map(({ numero }) => numero)).not.toContain(gone.issue)
  await other.$client.end()
})

test('warns of a region that pauses and has no holiday in the next year', async () => {
  const text = 'No holiday of the North is listed for'
  expect((await anna.get('/lotteries/holidays')).html).not.toContain(text)
  const next = Number(drawDay(Date.now()).slice(0, 4)) + 1
  const ofNextYear = sql`extract(year from day) = ${next} and region = 'NORTH'`
  const stored = await office.database.delete(lotteryHoliday).where(ofNextYear).returning()
  expect((await anna.get('/lotteries/holidays')).html).toContain(`${text} ${next}`)
  await office.database.insert(lotteryHoliday).values(stored)
})

describe('a holiday and a ticket at the same time', () => {
  test('refuse the holiday if the ticket is sold', async () => {
    const draw = await nth('CAN_THO', 1)
    const player = await lot.player(1_000_000)
    let ticket: ReturnType<typeof getCode> | undefined
    let holiday: ReturnType<typeof change> | undefined
    await withTransaction(office.database, async (tx) => {
      // The sale holds the draw's lock while it waits for the account.
      await tx.execute(sql`select from ledger_account where member_id = ${player} for update`)
      ticket = getCode(lot.buy(player, draw, LO))
      await expect.poll(lockWaits).toBe(1)
      holiday = change('add', 'SOUTH', draw.day)
      await expect.poll(lockWaits).toBe(2)
    })
    expect(await ticket).toBe('sold')
    expect((await holiday)?.html).toContain(`CAN_THO ${draw.issue} has 1 ticket.`)
    expect(await isListed('SOUTH', draw.day)).toBe(false)
  })

  test('refuse the ticket if the holiday is added', async () => {
    const draw = await nth('CAN_THO', 2)
    const player = await lot.player(1_000_000)
    const added: HolidayChange = { region: 'SOUTH', days: [draw.day], adds: true }
    let outcome: ReturnType<typeof getCode> | undefined
    await withTransaction(office.database, async (tx) => {
      await changeHolidays(tx, added, by)
      outcome = getCode(lot.buy(player, draw, LO))
      await expect.poll(lockWaits).toBeGreaterThan(0)
    })
    expect(await outcome).toBe('lottery.draw.closed')
    expect(await getCode(lot.buy(player, draw, LO))).toBe('lottery.draw.not.found')
    expect(await lot.cash(player)).toBe(1_000_000)
  })

  test('add no draw of two stations whose draws are being withdrawn', async () => {
    const draw = await nth('CAN_THO', 3)
    const player = await lot.player(1_000_000)
    const joint = { ...draw, lotteryCode: 'CAN_THO-SOC_TRANG' }
    const pair = [{ betType: 'DA_XIEN', picks: [1, 2], units: 1_000 }]
    let outcome: ReturnType<typeof getCode> | undefined
    await withTransaction(office.database, async (tx) => {
      await changeHolidays(tx, { region: 'SOUTH', days: [draw.day], adds: true }, by)
      outcome = getCode(lot.buy(player, joint, pair))
      await expect.poll(lockWaits).toBeGreaterThan(0)
    })
    expect(await outcome).toBe('lottery.draw.not.found')
    expect(await readIssues(joint.lotteryCode)).not.toContain(draw.issue)
    expect(await lot.cash(player)).toBe(1_000_000)
  })

  test('withdraw a draw that the schedule is adding', async () => {
    const listed = getGame('HUE')
    const [planned] = nextDraws(listed, Date.now() + 100 * DAY_MS, [])
    if (!planned) throw new Error('There is no such draw.')
    let holiday: ReturnType<typeof change> | undefined
    await withTransaction(office.database, async (tx) => {
      // As the schedule does, which has read the holidays.
      await tx.execute(sql`select from lottery where code = 'HUE' for no key update`)
      holiday = change('add', 'CENTRAL', planned.day)
      await expect.poll(lockWaits).toBe(1)
      await scheduleDraws(tx, lot.secrets, listed, [planned])
    })
    expect((await holiday)?.location).toContain('done=done')
    expect(await readIssues('HUE')).not.toContain(planned.issue)
  })

  test('end with one of both, however they meet', async () => {
    for (let round = 0; round < 4; round += 1) {
      await schedule()
      const draw = await nth('SOC_TRANG', 4 + round)
      const players = await Promise.all(Array.from({ length: 6 }, () => lot.player(100_000)))
      const buy = (some: number[]) => some.map((player) => getCode(lot.buy(player, draw, LO)))
      const [added, ...codes] = await Promise.all([change('add', 'SOUTH', draw.day), ...buy(players)])
      const sold = codes.filter((code) => code === 'sold').length
      expect(['sold', 'lottery.draw.closed', 'lottery.draw.not.found']).toEqual(expect.arrayContaining(codes))
      expect(await isListed('SOUTH', draw.day)).toBe(sold === 0)
      expect((await readIssues('SOC_TRANG')).includes(draw.issue)).toBe(sold > 0)
      expect(added.status === 409).toBe(sold > 0)
    }
    expect(await lot.faults()).toEqual([])
  })
})
