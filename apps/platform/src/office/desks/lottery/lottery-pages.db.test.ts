import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryCorrection, lotteryDraw, lotteryResult } from '../../../db/tables/lottery.ts'
import type { LotteryDraw } from '../../../domains/play/lottery/draw-states.ts'
import { type LotteryHarness, openLottery } from '../../../domains/play/lottery/lottery.fixture.ts'
import { readDraw } from '../../../domains/play/lottery/draws.ts'
import { readTicket } from '../../../domains/play/lottery/tickets.ts'
import { moneyText } from '../../kit/formats.ts'
import { HOST, openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

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

const getText = (page: string) => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const CODE = 'COLOUR_1M'
const one = async () => {
  const [draw] = await lot.draws(CODE)
  if (!draw) throw new Error('The draw was not made.')
  return draw
}
const red = [{ betType: 'COLOUR', picks: [0], units: 10_000 }]
/** The reason for members, in the languages that the form requires. */
const toMembers = (text: string) => ({ memberReason_VI: `${text} (vi)`, memberReason_EN: text })
async function confirm({ id }: LotteryDraw, by: OperatorBrowser) {
  const [, path = ''] = /action="(\/decisions\/\d+)\/decline"/.exec((await by.get(`/lotteries/${id}`)).html) ?? []
  return by.post(`${path}/confirm`)
}

test('voids a draw once a second operator confirms, and returns its stakes', async () => {
  const draw = await one()
  const player = await lot.player(100_000)
  await lot.buy(player, draw, red)
  const { version } = await lot.getDraw(draw.id)
  const requested = { reason: 'Ticket 4711', version: String(version), ...toMembers('The generator was replaced') }
  expect((await anna.post(`/lotteries/${draw.id}/void`, requested)).location).toContain('done=waits')
  expect((await lot.getDraw(draw.id)).state).not.toBe('VOID')
  expect((await anna.get(`/lotteries/${draw.id}`)).html).not.toContain('/confirm"')
  expect((await confirm(draw, binh)).location).toContain('done=confirmed')
  await lot.run()
  expect(await lot.getDraw(draw.id)).toMatchObject({
    state: 'VOID',
    voidReason: 'The generator was replaced',
    voidTexts: { EN: 'The generator was replaced', VI: 'The generator was replaced (vi)' },
  })
  const page = (await binh.get(`/lotteries/${draw.id}`)).html
  expect(page).toContain('The draw is void: all stakes are returned.')
  expect(page).not.toContain('All members are paid')
  expect(await lot.cash(player)).toBe(100_000)
  expect(await office.lastAudit()).toMatchObject({
    actor: 'binh',
    action: 'lottery.voided',
    newValue: { state: 'VOID' },
    reason: expect.stringContaining('Ticket 4711'),
  })
  expect(page).toContain('The generator was replaced')
  expect(page).not.toContain('Ticket 4711')
  expect(await lot.faults()).toEqual([])
})

test('refuses a decision about a draw that has moved on, and to void one whose result is being shown', async () => {
  const draw = await one()
  const { version } = await lot.getDraw(draw.id)
  const requested = { reason: 'A mistake of ours', version: String(version), ...toMembers('A mistake') }
  await anna.post(`/lotteries/${draw.id}/void`, requested)
  await lot.finish(draw.id)
  const late = await confirm(draw, binh)
  expect(late).toMatchObject({ status: 409, html: expect.stringContaining('has changed since') })
  const [, path = ''] = /action="(\/decisions\/\d+)\/decline"/.exec((await binh.get('/decisions')).html) ?? []
  await binh.post(`${path}/decline`, { reason: 'It is drawn' })
  await office.database.update(lotteryDraw).set({ state: 'DRAWN' }).where(eq(lotteryDraw.id, draw.id))
  expect((await anna.post(`/lotteries/${draw.id}/void`, requested)).html).toContain('being shown or settled')
  expect((await anna.get(`/lotteries/${draw.id}`)).html).not.toContain(`/lotteries/${draw.id}/void`)
  await office.database.update(lotteryDraw).set({ state: 'SETTLED' }).where(eq(lotteryDraw.id, draw.id))
})

test('voids a settled draw once a second operator confirms, and leaves its members as they were', async () => {
  const draw = await one()
  const player = await lot.player(100_000)
  await lot.buy(player, draw, red)
  await lot.finish(draw.id)
  const { version } = await lot.getDraw(draw.id)
  await anna.post(`/lotteries/${draw.id}/void`, {
    reason: 'A ball was missing',
    version: String(version),
    ...toMembers('A ball was missing'),
  })
  expect((await confirm(draw, binh)).location).toContain('done=confirmed')
  await lot.run()
  expect(await lot.getDraw(draw.id)).toMatchObject({
    state: 'VOID',
    voidReason: 'A ball was missing',
    resultVersion: 1,
  })
  expect(await lot.cash(player)).toBe(100_000)
  expect(await office.lastAudit()).toMatchObject({ action: 'lottery.voided', oldValue: { state: 'SETTLED' } })
  expect(await lot.faults()).toEqual([])
})

test('corrects a result once a second operator confirms, and posts the differences', async () => {
  const draw = await one()
  const player = await lot.player(100_000)
  const { ticketId } = await lot.buy(player, draw, red)
  await lot.finish(draw.id)
  const before = await lot.cash(player)
  const [stored] = await office.database.select().from(lotteryResult).where(eq(lotteryResult.drawId, draw.id))
  const wasRed = Number(stored?.numbers[0]) % 2 === 0
  const { version } = await lot.getDraw(draw.id)
  const requested = { reason: 'Case 17', version: String(version), ...toMembers('The number was misread') }
  for (const numbers of ['', '12', '1 2', 'x'])
    expect((await anna.post(`/lotteries/${draw.id}/correct`, { ...requested, numbers })).status).toBe(400)
  await anna.post(`/lotteries/${draw.id}/correct`, { ...requested, numbers: wasRed ? '1' : '2' })
  expect((await lot.getDraw(draw.id)).resultVersion).toBe(1)
  await confirm(draw, binh)
  await lot.run()
  expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED', resultVersion: 2 })
  const [posted] = await office.database.select().from(lotteryCorrection).where(eq(lotteryCorrection.drawId, draw.id))
  expect(posted?.posted).not.toBe(0n)
  expect(await lot.cash(player)).toBe(before + Number(posted?.posted) / 10_000)
  const read = async (language: 'EN' | 'VI' | 'TH') =>
    (await readDraw(office.database, language, { gameCode: CODE, numero: draw.issue })).versions.at(-1)?.reason
  expect(await read('EN')).toBe('The number was misread')
  expect(await read('VI')).toBe('The number was misread (vi)')
  expect(await read('TH')).toBe('The number was misread')
  const ticket = await readTicket(office.database, player, ticketId, { currency: 'VND', language: 'VI' })
  expect(ticket.draws[0]?.settlements?.at(-1)?.reason).toBe('The number was misread (vi)')
  const page = (await binh.get(`/lotteries/${draw.id}`)).html
  expect(page).not.toContain('Case 17')
  expect(page).toContain('All members are paid, and all tickets recorded.')
  expect(page).toContain('anna, binh')
  expect(page).toContain('The number was misread')
  expect(await office.lastAudit()).toMatchObject({ action: 'lottery.corrected', newValue: { version: 2 } })
  expect(await lot.faults()).toEqual([])
})

test('shows both operators the payments and recoveries of a correction, and the balances that do not suffice', async () => {
  const draw = await one()
  const [red1, other] = [await lot.player(20_000), await lot.player(20_000)]
  await lot.buy(red1, draw, red)
  await lot.buy(other, draw, [{ betType: 'COLOUR', picks: [1], units: 10_000 }])
  await lot.finish(draw.id)
  const [stored] = await office.database.select().from(lotteryResult).where(eq(lotteryResult.drawId, draw.id))
  const result = Number(stored?.numbers[0])
  const cash = { red: await lot.cash(red1), other: await lot.cash(other) }
  const [winner, loser] = cash.red > cash.other ? [red1, other] : [other, red1]
  // The member stakes the win again.
  const next = await one()
  const won = await lot.cash(winner)
  await lot.buy(winner, next, [{ betType: 'COLOUR', picks: [0], units: Math.floor(won) }])
  const corrected = String(
    Array.from({ length: 10 }, (_, number) => number).find((number) => number % 2 !== result % 2 && number % 5 !== 0),
  )
  const { version } = await lot.getDraw(draw.id)
  const sent = { reason: 'Case 17', version: String(version), numbers: corrected, ...toMembers('Misread') }
  const referer = { referer: `http://${HOST}/lotteries/${draw.id}` }
  const preview = await anna.post(`/lotteries/${draw.id}/correct/preview`, sent, referer)
  expect(preview.status).toBe(200)
  const text = getText(preview.html)
  expect(text).toContain('Tickets in force 2 of 2 members')
  expect(text).toContain('does not suffice')
  expect(text).toMatch(/Not covered by balances, borne by the house [\d,.]+, of 1 member /)
  expect(preview.html).toContain(`href="/members/${loser}"`)
  expect(text).toContain('What members read Tiếng Việt Misread (vi) English Misread')
  expect((await lot.getDraw(draw.id)).resultVersion).toBe(1)
  expect((await anna.post(`/lotteries/${draw.id}/correct/preview`, { ...sent, numbers: '77' }, referer)).status).toBe(
    400,
  )
  await anna.post(`/lotteries/${draw.id}/correct`, sent)
  expect(getText((await binh.get(`/lotteries/${draw.id}`)).html)).toContain('does not suffice')
  await confirm(draw, binh)
  await lot.run()
  const posted = await office.database.select().from(lotteryCorrection).where(eq(lotteryCorrection.drawId, draw.id))
  const of = (sum: (row: (typeof posted)[number]) => bigint) =>
    moneyText(posted.reduce((all, row) => all + sum(row), 0n))
  const positive = (amount: bigint) => (amount > 0n ? amount : 0n)
  // The announced amounts are those that were posted.
  expect(text).toContain(`Goes to members ${of(({ posted: amount }) => positive(amount))} `)
  expect(text).toContain(`Is taken back ${of(({ difference }) => positive(-difference))} `)
  expect(text).toContain(`borne by the house ${of(({ posted: amount, difference }) => positive(amount - difference))},`)
  expect(await lot.faults()).toEqual([])
})

test('shows the stakes that voiding a draw returns', async () => {
  const draw = await one()
  const player = await lot.player(20_000)
  await lot.buy(player, draw, red)
  const { version } = await lot.getDraw(draw.id)
  const sent = { reason: 'A mistake of ours', version: String(version), ...toMembers('A mistake') }
  const referer = { referer: `http://${HOST}/lotteries/${draw.id}` }
  const text = getText((await anna.post(`/lotteries/${draw.id}/void/preview`, sent, referer)).html)
  expect(text).toContain('Goes to members 10,000.00 ')
  expect(text).toContain('Is taken back 0.00 ')
  expect((await lot.getDraw(draw.id)).state).not.toBe('VOID')
})

test.each(['hold', 'void', 'correct'])('asks for a reason for members to %s a draw', async (act) => {
  const draw = await one()
  if (act === 'correct') await lot.finish(draw.id)
  const [stored] = await office.database.select().from(lotteryResult).where(eq(lotteryResult.drawId, draw.id))
  const other = stored?.numbers[0] === '1' ? '2' : '1'
  const { version } = await lot.getDraw(draw.id)
  const form = { reason: 'A mistake of ours', version: String(version), ...(act === 'correct' && { numbers: other }) }
  const { html } = await anna.get(`/lotteries/${draw.id}`)
  expect(html).toMatch(/name="memberReason_VI"[^>]*required/)
  expect(html).toMatch(/name="memberReason_EN"[^>]*required/)
  const refused = await anna.post(`/lotteries/${draw.id}/${act}`, { ...form, memberReason_EN: 'Only in English' })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('say to members why')
  expect(await lot.getDraw(draw.id)).toMatchObject({ version, heldAt: null })
})

test('holds a draw at once, and releases it once a second operator confirms', async () => {
  const draw = await one()
  const player = await lot.player(100_000)
  await lot.buy(player, draw, red)
  const { version } = await lot.getDraw(draw.id)
  const form = { reason: 'Case 17', version: String(version), ...toMembers('The drum is checked') }
  expect((await anna.post(`/lotteries/${draw.id}/hold`, form)).location).toContain('done=done')
  expect(await office.lastAudit()).toMatchObject({
    actor: 'anna',
    action: 'lottery.held',
    subject: `lottery-draw:${draw.id}`,
    newValue: { held: 'yes', memberReason_EN: 'The drum is checked' },
    reason: 'Case 17',
  })
  expect((await binh.get(`/audit?member=${player}`)).html).toContain('lottery.held')
  const held = await lot.getDraw(draw.id)
  const page = getText((await binh.get(`/lotteries/${draw.id}`)).html)
  expect(page).toContain('Held since')
  expect(page).toContain('The drum is checked (vi)')
  expect(getText((await binh.get('/lotteries')).html)).toContain('Held draws')
  expect((await anna.post(`/lotteries/${draw.id}/hold`, { ...form, version: String(held.version) })).status).toBe(409)
  const release = { reason: 'The drum is fine', version: String(held.version) }
  expect((await anna.post(`/lotteries/${draw.id}/release`, release)).location).toContain('done=waits')
  expect((await lot.getDraw(draw.id)).heldAt).not.toBeNull()
  expect((await anna.get(`/lotteries/${draw.id}`)).html).not.toContain('/confirm"')
  expect((await confirm(draw, binh)).location).toContain('done=confirmed')
  expect(await lot.getDraw(draw.id)).toMatchObject({ heldAt: null, holdTexts: null })
  expect(await office.lastAudit()).toMatchObject({ actor: 'binh', action: 'lottery.released' })
  expect(await lot.finish(draw.id)).toMatchObject({ state: 'SETTLED' })
  expect(getText((await binh.get('/lotteries')).html)).not.toContain('Held draws')
  expect(await lot.faults()).toEqual([])
})

test('releases a draw that nobody bet on by one operator', async () => {
  const draw = await one()
  const { version } = await lot.getDraw(draw.id)
  await anna.post(`/lotteries/${draw.id}/hold`, {
    reason: 'Case 17',
    version: String(version),
    ...toMembers('Checked'),
  })
  const release = { reason: 'It is fine', version: String((await lot.getDraw(draw.id)).version) }
  expect((await anna.post(`/lotteries/${draw.id}/release`, release)).location).toContain('done=done')
  expect((await lot.getDraw(draw.id)).heldAt).toBeNull()
})

test('holds no draw that is settled, and none on a page that is out of date', async () => {
  const draw = await one()
  const { version } = await lot.getDraw(draw.id)
  const form = { reason: 'Case 17', version: String(version), ...toMembers('Checked') }
  await lot.finish(draw.id)
  expect((await anna.post(`/lotteries/${draw.id}/hold`, form)).html).toContain('has changed since')
  const settled = { ...form, version: String((await lot.getDraw(draw.id)).version) }
  expect((await anna.post(`/lotteries/${draw.id}/hold`, settled)).html).toContain('its result is being paid')
  expect((await anna.get(`/lotteries/${draw.id}`)).html).not.toContain(`/lotteries/${draw.id}/hold`)
})

test('holds a draw while a decision about it waits', async () => {
  const draw = await one()
  const player = await lot.player(100_000)
  await lot.buy(player, draw, red)
  const form = async () => ({
    reason: 'Case 17',
    version: String((await lot.getDraw(draw.id)).version),
    ...toMembers('The drum is checked'),
  })
  await anna.post(`/lotteries/${draw.id}/void`, await form())
  expect((await binh.get(`/lotteries/${draw.id}`)).html).toContain(`/lotteries/${draw.id}/hold`)
  expect((await binh.post(`/lotteries/${draw.id}/hold`, await form())).location).toContain('done=done')
  expect((await lot.getDraw(draw.id)).heldAt).not.toBeNull()
})

test('lists draws with tickets, and those of a lottery', async () => {
  expect((await anna.get('/lotteries')).html).toContain(CODE)
  const draw = await one()
  expect((await anna.get(`/lotteries?draw=${CODE}+${draw.issue}`)).html).toContain(`/lotteries/${draw.id}`)
  expect((await anna.get('/lotteries?draw=NOWHERE')).html).toContain('There is no such draw.')
  expect((await anna.get('/lotteries/999999')).status).toBe(404)
})
