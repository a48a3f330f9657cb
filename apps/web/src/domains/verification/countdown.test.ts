import { expect, it, vi } from 'vitest'
import { withTabStorage } from '../../tab-storage.fixture.ts'

const stored = withTabStorage()

/** The module after a reload: empty memory, same storage. */
const loaded = async () => {
  vi.resetModules()
  return import('./countdown.ts')
}

it('counts whole seconds down to zero', async () => {
  const { secondsLeft, startCountdown } = await loaded()
  startCountdown('register', 300, 1_000)
  expect([1_000, 1_001, 2_000, 300_999, 301_000].map((now) => secondsLeft('register', now))).toEqual([
    300, 300, 299, 1, 0,
  ])
})

it('continues after a reload', async () => {
  const before = await loaded()
  before.startCountdown('register', 300, 1_000)
  const after = await loaded()
  expect(after.secondsLeft('register', 61_000)).toBe(240)
})

it('runs for its own name only', async () => {
  const { secondsLeft, startCountdown } = await loaded()
  startCountdown('register:84 912345678', 300, 1_000)
  expect(secondsLeft('register:84 987654321', 1_000)).toBe(0)
})

it('ignores invalid values in storage', async () => {
  const { secondsLeft } = await loaded()
  stored.set('code-countdown:register', 'soon')
  expect(secondsLeft('register', 1_000)).toBe(0)
})

it('works within the page without storage', async () => {
  const { secondsLeft, startCountdown } = await loaded()
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  startCountdown('login', 60, 1_000)
  expect(secondsLeft('login', 1_000)).toBe(60)
})
