import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTabStorage } from '../tab-storage.fixture.ts'
import type { PendingAction } from './pending-action.ts'
import { storeAction } from './store-action.ts'
import { clearStoredAction, readStoredAction } from './stored-action.ts'

const KEY = 'pending-action'
const stored = withTabStorage()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function write(record: unknown): void {
  stored.set(KEY, JSON.stringify(record))
}
const soon = () => Date.now() + 60_000

describe('a stored pending action', () => {
  it.each<[string, PendingAction | undefined]>([
    ['opening a game', { act: 'openGame', gameId: '1042', from: '/rng?vendor=12&page=2' }],
    ['marking a favourite', { act: 'markFavourite', gameId: '1042' }],
    ['a page', { act: 'openPage', path: '/member/account' }],
    ['nothing but the page', undefined],
  ])('stores %s with the current page', (_, action) => {
    storeAction({ path: '/rng?vendor=12&page=2', action })
    expect(readStoredAction()).toEqual({ path: '/rng?vendor=12&page=2', action })
    clearStoredAction()
    expect(readStoredAction()).toBeUndefined()
  })

  it('stores the path as a browser writes it', () => {
    const path = "/rng?search=Lửa o'clock"
    storeAction({ path, action: { act: 'openGame', gameId: '7', from: path } })
    const same = '/rng?search=L%E1%BB%ADa%20o%27clock'
    expect(readStoredAction()).toEqual({ path: same, action: { act: 'openGame', gameId: '7', from: same } })
  })

  it('expires after ten minutes', () => {
    storeAction({ path: '/rng' })
    vi.advanceTimersByTime(10 * 60_000 - 1)
    expect(readStoredAction()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(readStoredAction()).toBeUndefined()
  })

  it.each(['/login', '/login/google?code=1', '/register', '/register.html?referralCode=x', '/reset-password#t'])(
    'returns home from %s',
    (path) => {
      storeAction({ path })
      expect(readStoredAction()?.path).toBe('/')
    },
  )

  it.each([
    'https://other.test/',
    '//other.test',
    '/\\other.test',
    '/\t/other.test',
    '\\\\other.test',
    'javascript:alert(1)',
    'rng',
    '',
    '/../x',
    '/x/..//other.test',
    `/${'x'.repeat(512)}`,
    7,
    null,
  ])('rejects the path %j', (path) => {
    write({ path, until: soon() })
    expect(readStoredAction()).toBeUndefined()
    write({ path: '/', until: soon(), action: { act: 'openPage', path } })
    expect(readStoredAction()).toBeUndefined()
    write({ path: '/', until: soon(), action: { act: 'openGame', gameId: '1', from: path } })
    expect(readStoredAction()).toBeUndefined()
  })

  it.each([
    [{ act: 'withdraw', amount: '1' }],
    [{ act: 'markFavourite', gameId: '../1' }],
    [{ act: 'markFavourite' }],
    ['invite'],
  ])('rejects the action %j', (action) => {
    write({ path: '/', until: soon(), action })
    expect(readStoredAction()).toBeUndefined()
  })

  it.each(['', '{', '[]', 'null', '{"path":"/"}', '{"path":"/","until":9e15}'])('is undefined for %s', (text) => {
    stored.set(KEY, text)
    expect(readStoredAction()).toBeUndefined()
  })

  it('is undefined without storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => storeAction({ path: '/' })).not.toThrow()
    expect(readStoredAction()).toBeUndefined()
    expect(() => clearStoredAction()).not.toThrow()
  })
})
