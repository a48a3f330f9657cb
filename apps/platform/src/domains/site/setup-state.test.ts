import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '@playhouse/postgres/database.ts'
import { lotteryHoliday } from '../../db/tables/lottery.ts'
import { setupState } from './setup-state.ts'

afterEach(() => void vi.useRealTimers())

const HOLIDAYS = ['2026-02-16', '2027-02-05', '2028-01-25'].map((day) => ({ region: 'NORTH', day }))
const database = {
  select: () => ({ from: (table: unknown) => ({ orderBy: async () => (table === lotteryHoliday ? HOLIDAYS : []) }) }),
  $count: async () => 1,
} as unknown as Database
const PARTIES = { sender: true, payments: true, identity: true } as unknown as Parameters<typeof setupState>[2]
const CONFIG = { push: {}, liveSecret: '', analytics: {}, lotteryDraws: true, office: undefined }

test.each([
  ['2027-12-31', undefined],
  ['2028-01-01', expect.stringContaining('none are listed for NORTH 2029')],
])('says on %s whether the holidays of the next year are listed', async (day, off) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+07:00`) })
  const state = await setupState(database, CONFIG, PARTIES)
  expect(state).toContainEqual({ what: 'Holidays of the lotteries', off })
})

test('says nothing of holidays where no lottery draws', async () => {
  const state = await setupState(database, { ...CONFIG, lotteryDraws: false }, PARTIES)
  expect(state.map(({ what }) => what)).not.toContain('Holidays of the lotteries')
})
