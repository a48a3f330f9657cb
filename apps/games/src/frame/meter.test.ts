import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchMeter } from './meter.ts'

let response: { amount: string; won: { id: string; amount: string }[] }
let requestedPaths: string[]
const document = {
  visibilityState: 'visible',
  addEventListener: vi.fn<() => void>(),
  removeEventListener: vi.fn<() => void>(),
}
beforeEach(() => {
  vi.useFakeTimers()
  requestedPaths = []
  response = { amount: '20.00', won: [] }
  document.visibilityState = 'visible'
  vi.stubGlobal('document', document)
  vi.stubGlobal('fetch', (address: string) => {
    requestedPaths.push(address)
    return Promise.resolve(Response.json(response))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function startWatch() {
  const listener = { onAmount: vi.fn<(amount: string) => void>(), onWin: vi.fn<(amount: string) => void>() }
  return { ...listener, ...watchMeter('token', listener) }
}

test('announces each win once', async () => {
  const { onAmount, onWin } = startWatch()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onAmount).toHaveBeenLastCalledWith('20.00')
  expect(onWin).not.toHaveBeenCalled()
  response = { amount: '21.00', won: [{ id: '7', amount: '95.00' }] }
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onWin.mock.calls).toEqual([['95.00']])
  response = { amount: '21.00', won: [...response.won, { id: '9', amount: '95.00' }] }
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onWin).toHaveBeenCalledTimes(2)
  expect(onAmount).toHaveBeenLastCalledWith('21.00')
})

test('sends one request after rounds in quick succession', async () => {
  const { refreshSoon } = startWatch()
  for (let round = 0; round < 5; round += 1) {
    refreshSoon()
    await vi.advanceTimersByTimeAsync(300)
  }
  await vi.advanceTimersByTimeAsync(2_000)
  expect(requestedPaths).toEqual(['/play/api/meter'])
  refreshSoon()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(requestedPaths).toHaveLength(2)
})

test('sends no requests while the page is hidden', async () => {
  const { refreshSoon } = startWatch()
  document.visibilityState = 'hidden'
  refreshSoon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestedPaths).toEqual([])
})

test('sends no requests after being stopped', async () => {
  const { refreshSoon, stop } = startWatch()
  refreshSoon()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestedPaths).toEqual([])
})
