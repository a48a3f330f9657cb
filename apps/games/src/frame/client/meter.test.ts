import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchMeter } from './meter.ts'

let told: { amount: string; won: { id: string; amount: string }[] }
let asked: string[]
const document = { visibilityState: 'visible', addEventListener: vi.fn<() => void>() }
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  told = { amount: '20.00', won: [] }
  document.visibilityState = 'visible'
  vi.stubGlobal('document', document)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json(told))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watched() {
  const shown = { meter: vi.fn<(amount: string) => void>(), won: vi.fn<(amount: string) => void>() }
  return { ...shown, soon: watchMeter('token', shown) }
}

test('each win is told once, however often the meter tells of it', async () => {
  const { meter, won } = watched()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(meter).toHaveBeenLastCalledWith('20.00')
  expect(won).not.toHaveBeenCalled()
  told = { amount: '21.00', won: [{ id: '7', amount: '95.00' }] }
  await vi.advanceTimersByTimeAsync(30_000)
  expect(won.mock.calls).toEqual([['95.00']])
  told = { amount: '21.00', won: [...told.won, { id: '9', amount: '95.00' }] }
  await vi.advanceTimersByTimeAsync(20_000)
  expect(won).toHaveBeenCalledTimes(2)
  expect(meter).toHaveBeenLastCalledWith('21.00')
})

test('rounds in quick succession ask soon, and once', async () => {
  const { soon } = watched()
  for (let round = 0; round < 5; round += 1) {
    soon()
    await vi.advanceTimersByTimeAsync(300)
  }
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toEqual(['/play/api/meter'])
  soon()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toHaveLength(2)
})

test('a page that nobody sees asks nothing', async () => {
  const { soon } = watched()
  document.visibilityState = 'hidden'
  soon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})
