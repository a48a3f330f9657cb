import { describe, expect, it } from 'vitest'
import { mustLogIn } from './must-log-in.ts'

const CLOSED = ['/', '/rng', '/promotions', '/promoDetail', '/game/7', '/help', '/member/account', '/no/such/page']
const OPEN = [
  '/login',
  '/login/',
  '/login/google',
  '/login/facebook',
  '/reset-password',
  '/register',
  '/register.html',
  '/helpmc',
  '/service',
  '/download',
  '/down',
]

describe('when the brand requires a log-in', () => {
  it.each(CLOSED)('redirects a visitor from %s', (pathname) => {
    expect(mustLogIn(pathname, { logInRequired: true, signedIn: false })).toBe(true)
  })

  it.each(OPEN)('lets a visitor open %s', (pathname) => {
    expect(mustLogIn(pathname, { logInRequired: true, signedIn: false })).toBe(false)
  })

  it.each([...CLOSED, ...OPEN])('lets a signed-in account open %s', (pathname) => {
    expect(mustLogIn(pathname, { logInRequired: true, signedIn: true })).toBe(false)
  })
})

it.each([...CLOSED, ...OPEN])('lets everyone open %s when the brand requires no log-in', (pathname) => {
  for (const signedIn of [true, false, undefined])
    expect(mustLogIn(pathname, { logInRequired: false, signedIn })).toBe(false)
})

it('does not redirect while the site or the viewer is loading', () => {
  expect(mustLogIn('/', { logInRequired: undefined, signedIn: false })).toBe(false)
  expect(mustLogIn('/', { logInRequired: true, signedIn: undefined })).toBe(false)
})
