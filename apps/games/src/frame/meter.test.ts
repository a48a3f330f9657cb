import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchMeter } from './meter.ts'

let answer: { amount: string; won: { id: string; amount: string }[] }
let asked: string[]
const document = {
  visibilityState: 'visible',
  addEventListener: vi.fn<() => void>(),
  removeEventListener: vi.fn<() => void>(),
}
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = { amount: '20.00', won: [] }
  document.visibilityState = 'visible'
  vi.stubGlobal('document', document)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json(answer))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watched() {
  const listener = { onAmount: vi.fn<(amount: string) => void>(), onWin: vi.fn<(amount: string) => void>() }
  return { ...listener, ...watchMeter('token', listener) }
}

test('announces each win once', async () => {
  const { onAmount, onWin } = watched()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onAmount).toHaveBeenLastCalledWith('20.00')
  expect(onWin).not.toHaveBeenCalled()
  answer = { amount: '21.00', won: [{ id: '7', amount: '95.00' }] }
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onWin.mock.calls).toEqual([['95.00']])
  answer = { amount: '21.00', won: [...answer.won, { id: '9', amount: '95.00' }] }
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onWin).toHaveBeenCalledTimes(2)
  expect(onAmount).toHaveBeenLastCalledWith('21.00')
})

test('asks once after rounds in quick succession', async () => {
  const { askSoon } = watched()
  for (let round = 0; round < 5; round += 1) {
    askSoon()
    await vi.advanceTimersByTimeAsync(300)
  }
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toEqual(['/play/api/meter'])
  askSoon()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toHaveLength(2)
})

test('asks nothing while the page is hidden', async () => {
  const { askSoon } = watched()
  document.visibilityState = 'hidden'
  askSoon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})

test('asks nothing after it was stopped', async () => {
  const { askSoon, stop } = watched()
  askSoon()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})
