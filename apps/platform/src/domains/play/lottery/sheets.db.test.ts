import { SHEETS_MAX } from '@playhouse/shared/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryReading } from '../../../db/tables/lottery.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { PlatformError } from '../../../request/platform-error.ts'
import { type LotteryHarness, openLottery } from './lottery.fixture.ts'
import { listSheets, readHabits, removeSheet, saveHabits, saveSheet } from './sheets.ts'
import { readTicket } from './tickets.ts'

let lot: LotteryHarness
beforeAll(async () => void (lot = await openLottery()))
afterAll(() => lot.close())

const database = () => lot.harness.database
const sheet = (name: string, text = 'de 52 50k') => ({ name, gameCode: 'HA_NOI', text })
const readNames = async (memberId: number) => (await listSheets(database(), memberId)).list.map(({ name }) => name)
const getCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof PlatformError ? error.code : error),
  )

test('keeps sheets by name, the latest first, for their account alone', async () => {
  const [own, other] = [await lot.player(1), await lot.player(1)]
  await saveSheet(database(), own, sheet('Monday'))
  await saveSheet(database(), own, sheet('Tuesday'))
  await saveSheet(database(), own, sheet('Monday', 'de 53 50k'))
  const { list } = await listSheets(database(), own)
  expect(list).toMatchObject([
    { name: 'Monday', gameCode: 'HA_NOI', text: 'de 53 50k' },
    { name: 'Tuesday', text: 'de 52 50k' },
  ])
  expect(await readNames(other)).toEqual([])
  const id = BigInt(list[0]?.sheetId ?? 0)
  await removeSheet(database(), other, id)
  expect(await readNames(own)).toEqual(['Monday', 'Tuesday'])
  await removeSheet(database(), own, id)
  await removeSheet(database(), own, id)
  expect(await readNames(own)).toEqual(['Tuesday'])
})

test('saves no more sheets than an account may have, also when they are saved at once, and replaces one of a full list', async () => {
  const own = await lot.player(1)
  const names = Array.from({ length: SHEETS_MAX + 5 }, (_, index) => `Sheet ${index}`)
  const codes = await Promise.all(names.map((name) => getCode(saveSheet(database(), own, sheet(name)))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(SHEETS_MAX)
  expect(codes.filter((code) => code === 'lottery.sheet.limit')).toHaveLength(5)
  const [first = ''] = await readNames(own)
  await saveSheet(database(), own, sheet(first, 'de 53 50k'))
  expect(await readNames(own)).toHaveLength(SHEETS_MAX)
  expect(await getCode(saveSheet(database(), own, { ...sheet('None'), gameCode: 'NONE' }))).toBe('lottery.not.found')
})

test('keeps a member’s last saved reading of bet texts', async () => {
  const own = await lot.player(1)
  expect(await readHabits(database(), own)).toEqual({ habits: [] })
  const habits = [
    { name: 'pairs', value: 'ACROSS' },
    { name: 'd', value: 'TAIL' },
  ]
  await saveHabits(database(), own, { habits })
  expect((await readHabits(database(), own)).habits).toEqual(expect.arrayContaining(habits))
  await saveHabits(database(), own, { habits: [] })
  expect(await readHabits(database(), own)).toEqual({ habits: [] })
})

test('says of a ticket by which version of the reading its text was read, and takes no version that there never was', async () => {
  const own = await lot.player(1_000_000)
  const [draw] = await lot.draws('VN_SOUTH_1M')
  if (!draw) throw new Error('The draw was not made.')
  const [made] = await database()
    .insert(lotteryReading)
    .values({ habits: {}, mainStations: [], actor: 'anna', reason: 'Test' })
    .returning({ version: lotteryReading.version })
  const reading = made?.version ?? 0
  const lines = [{ betType: 'DE', picks: [7], units: 1_000 }]
  const getReading = async (more: object) => {
    const { ticketId } = await lot.buy(own, draw, lines, more)
    return (await readTicket(database(), own, ticketId, { currency: 'VND', language: 'EN' })).reading
  }
  expect(await getReading({})).toBeNull()
  expect(await getReading({ reading: 0 })).toBe(0)
  const key = 'a-reading-request-key'
  expect(await getReading({ key, reading })).toBe(reading)
  // A repetition is the same ticket.
  expect(await getReading({ key, reading })).toBe(reading)
  expect(await getCode(lot.buy(own, draw, lines, { reading: reading + 1_000 }))).toBe('request_param_err')
  expect(await getCode(lot.buy(own, draw, lines, { key }))).toBe('request_key_reused')
  expect(await findLedgerFaults(database())).toEqual([])
})
