import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTabStorage } from '../tab-storage.fixture.ts'
import type { PendingAction } from './pending-action.ts'
import { forgetKeptAction, keepAction, keptAction } from './kept-action.ts'

const KEY = 'pending-action'
const kept = withTabStorage()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Writes what this page would not. */
function write(record: unknown): void {
  kept.set(KEY, JSON.stringify(record))
}
const soon = () => Date.now() + 60_000

describe('what goes on after the browser was elsewhere', () => {
  it.each<[string, PendingAction | undefined]>([
    ['opening a game', { act: 'openGame', gameId: '1042', from: '/rng?vendor=12&page=2' }],
    ['marking a favourite', { act: 'markFavourite', gameId: '1042' }],
    ['a page', { act: 'openPage', path: '/member/account' }],
    ['nothing but the page', undefined],
  ])('is %s, from the page that was left', (_, action) => {
    keepAction({ path: '/rng?vendor=12&page=2', action })
    expect(keptAction()).toEqual({ path: '/rng?vendor=12&page=2', action })
    forgetKeptAction()
    expect(keptAction()).toBeUndefined()
  })

  it('has its address as a browser writes it', () => {
    const path = "/rng?search=Lửa o'clock"
    keepAction({ path, action: { act: 'openGame', gameId: '7', from: path } })
    const same = '/rng?search=L%E1%BB%ADa%20o%27clock'
    expect(keptAction()).toEqual({ path: same, action: { act: 'openGame', gameId: '7', from: same } })
  })

  it('is kept for ten minutes', () => {
    keepAction({ path: '/rng' })
    vi.advanceTimersByTime(10 * 60_000 - 1)
    expect(keptAction()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(keptAction()).toBeUndefined()
  })

  it.each(['/login', '/login/google?code=1', '/register', '/register.html?referralCode=x', '/reset-password#t'])(
    'leads home from %s',
    (path) => {
      keepAction({ path })
      expect(keptAction()?.path).toBe('/')
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
  ])('never leads to %j', (path) => {
    write({ path, until: soon() })
    expect(keptAction()).toBeUndefined()
    write({ path: '/', until: soon(), action: { act: 'openPage', path } })
    expect(keptAction()).toBeUndefined()
    write({ path: '/', until: soon(), action: { act: 'openGame', gameId: '1', from: path } })
    expect(keptAction()).toBeUndefined()
  })

  it.each([
    [{ act: 'withdraw', amount: '1' }],
    [{ act: 'markFavourite', gameId: '../1' }],
    [{ act: 'markFavourite' }],
    ['invite'],
  ])('is never %j', (action) => {
    write({ path: '/', until: soon(), action })
    expect(keptAction()).toBeUndefined()
  })

  it.each(['', '{', '[]', 'null', '{"path":"/"}', '{"path":"/","until":9e15}'])('is nothing for %s', (text) => {
    kept.set(KEY, text)
    expect(keptAction()).toBeUndefined()
  })

  it('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => keepAction({ path: '/' })).not.toThrow()
    expect(keptAction()).toBeUndefined()
    expect(() => forgetKeptAction()).not.toThrow()
  })
})
