import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryReading } from '../db/tables/lottery.ts'
import { auditEntry } from '../db/tables/office.ts'
import { boardOf } from '../domains/play/lottery/board.ts'
import { type LotteryHarness, openLottery } from '../domains/play/lottery/lottery.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from './office.fixture.ts'

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
  const { reading } = await boardOf(office.database, { gameCode: 'HO_CHI_MINH', highest: 1960, series: 1960 })
  if (!reading) throw new Error('The board does not say it.')
  return reading
}
const lastAudit = async () =>
  (await office.database.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1))[0]

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
  expect(await lastAudit()).toMatchObject({
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
