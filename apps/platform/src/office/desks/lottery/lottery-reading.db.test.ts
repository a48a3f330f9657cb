import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryReading } from '../../../db/tables/lottery.ts'
import type { LotteryDraw } from '../../../domains/play/lottery/draw-states.ts'
import { openJointDraws } from '../../../domains/play/lottery/joint-draws.ts'
import { getBoard } from '../../../domains/play/lottery/board.ts'
import { type LotteryHarness, openLottery } from '../../../domains/play/lottery/lottery.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let lot: LotteryHarness
let office: TestOffice
let anna: OperatorBrowser
beforeAll(async () => {
  lot = await openLottery()
  office = await openTestOffice({ database: { url: lot.harness.config.databaseUrl } })
  anna = await office.logIn('anna')
})
afterAll(async () => {
  await office.close()
  await lot.close()
})

const reason = 'The agents of the South asked for it'
const ASKED = { pairs: 'ask', ranges: 'ask', d: 'ask', b: 'ask', priceUnit: '1000', cutOff: '0', stations: '' }
const change = (fields: object) => anna.post('/lotteries/reading', { ...ASKED, reason, ...fields })
async function readingNow() {
  const { reading } = await getBoard(office.database, { gameCode: 'HO_CHI_MINH', highest: 1960, series: 1960 })
  if (!reading) throw new Error('The board does not say it.')
  return reading
}

test('asks everything until an operator says how the house reads texts', async () => {
  expect(await readingNow()).toEqual({ version: 0, habits: [], mainStations: [], priceUnit: 1_000, cutOffMinutes: 0 })
  expect((await anna.get('/lotteries/reading')).html).toContain('It was never changed')
})

test('gives each change a version that boards show at once, and keeps those before', async () => {
  expect(
    (await change({ pairs: 'ACROSS', priceUnit: '10000', cutOff: '15', stations: 'vung_tau  BEN_TRE' })).location,
  ).toContain('done=done')
  const first = await readingNow()
  expect(first).toEqual({
    version: expect.any(Number),
    habits: [{ name: 'pairs', value: 'ACROSS' }],
    mainStations: ['VUNG_TAU', 'BEN_TRE'],
    priceUnit: 10_000,
    cutOffMinutes: 15,
  })
  expect(await office.lastAudit()).toMatchObject({
    actor: 'anna',
    action: 'lottery.reading.changed',
    oldValue: { pairs: 'ask', stations: '' },
    newValue: { pairs: 'ACROSS', priceUnit: '10000', cutOff: '15', stations: 'VUNG_TAU BEN_TRE' },
    reason,
  })
  expect((await change({ d: 'TAIL' })).location).toContain('done=done')
  const second = await readingNow()
  expect(second).toMatchObject({ habits: [{ name: 'd', value: 'TAIL' }], mainStations: [] })
  expect(second.version).toBeGreaterThan(first.version)
  expect(await office.database.$count(lotteryReading)).toBe(2)
  const { html } = await anna.get('/lotteries/reading')
  expect(html).toContain('stations: VUNG_TAU BEN_TRE')
})

test.each([
  [{ stations: 'VUNG_TAU ATLANTIS' }, 'There is no station ATLANTIS.'],
  [{ stations: 'VUNG_TAU VUNG_TAU' }, 'A station is named twice.'],
  [{ d: 'TAIL' }, 'Nothing is different.'],
  [{ cutOff: '121' }, 'The cut-off is no whole number of minutes'],
])('changes nothing where it says why: %o', async (fields, refusal) => {
  const before = await readingNow()
  expect((await change(fields)).html).toContain(refusal)
  expect(await readingNow()).toEqual(before)
})

const DE = [{ betType: 'DE', picks: [7], units: 1_000 }]
const getCode = (sale: Promise<unknown>) =>
  sale.then(
    () => 'taken',
    (error: unknown) => (error as { code: string }).code,
  )
const minutesEarlier = async ({ id, closeAt }: LotteryDraw) =>
  Math.round((closeAt.getTime() - (await lot.getDraw(id)).closeAt.getTime()) / 60_000)
async function drawOn(lottery: string) {
  const [draw] = await lot.draws(lottery)
  if (!draw) throw new Error('The draw was not made.')
  return draw
}

test('closes the sale of every draw of a station at the cut-off, and no fast draw', async () => {
  await change({ pairs: 'WITHIN' })
  const [tienGiang, kienGiang, fast] = [await drawOn('TIEN_GIANG'), await drawOn('KIEN_GIANG'), await drawOn('SSC_5M')]
  await openJointDraws(office.database, 'TIEN_GIANG-KIEN_GIANG', ['TIEN_GIANG', 'KIEN_GIANG'])
  await lot.run()
  expect((await change({ pairs: 'WITHIN', cutOff: '20' })).location).toContain('done=done')
  const afterwards = await drawOn('DA_LAT')
  expect(await Promise.all([tienGiang, kienGiang, fast].map(minutesEarlier))).toEqual([20, 20, 0])
  const { rows } = await office.database.execute(sql`
    select from lottery_draw joint join lottery_draw one on one.issue = joint.issue and one.lottery_code = 'TIEN_GIANG'
    where joint.lottery_code = 'TIEN_GIANG-KIEN_GIANG' and joint.close_at = one.close_at`)
  expect(rows).toHaveLength(1)
  // As if the twenty minutes before the usual time had begun.
  const player = await lot.player(10_000)
  expect(await getCode(lot.buy(player, tienGiang, DE))).toBe('taken')
  for (const draw of [tienGiang, afterwards]) {
    await lot.pass(draw.id, 2_410_000)
    expect((await lot.getDraw(draw.id)).drawAt.getTime()).toBeGreaterThan(Date.now() + 600_000)
    expect(await getCode(lot.buy(player, draw, DE))).toBe('lottery.draw.closed')
  }
  await lot.run()
  expect((await lot.getDraw(tienGiang.id)).state).toBe('SEALED')
  // A shorter cut-off moves what still sells, and opens nothing again.
  expect((await change({ pairs: 'WITHIN', cutOff: '5' })).location).toContain('done=done')
  expect(await minutesEarlier(kienGiang)).toBe(5)
  expect(await getCode(lot.buy(player, kienGiang, DE))).toBe('taken')
  expect(await getCode(lot.buy(player, tienGiang, DE))).toBe('lottery.draw.closed')
})

test('counts every ticket that was sold while an operator moved the cut-off, and sells none afterwards', async () => {
  const draw = await drawOn('VUNG_TAU')
  await lot.run()
  const players = await Promise.all(Array.from({ length: 8 }, () => lot.player(10_000_000)))
  let taken = 0
  let isChanged = false
  let late = 0
  const racing = players.map(async (player) => {
    for (;;) {
      const isAfter = isChanged
      const code = await getCode(lot.buy(player, draw, [{ betType: 'DE', picks: [taken % 100], units: 1_000 }]))
      if (code === 'lottery.draw.closed') return
      expect(code).toBe('taken')
      taken += 1
      if (isAfter) late += 1
    }
  })
  await expect.poll(() => taken).toBeGreaterThan(8)
  expect((await change({ cutOff: '70' })).location).toContain('done=done')
  isChanged = true
  await Promise.all(racing)
  expect(late).toBe(0)
  await lot.run()
  expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SEALED', ticketCount: taken })
})
