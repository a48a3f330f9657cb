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
  '/download',
  '/down',
]

describe('where the brand wants a session first', () => {
  it.each(CLOSED)('a visitor of %s is led to the log-in page', (pathname) => {
    expect(mustLogIn(pathname, { logInFirst: true, signedIn: false })).toBe(true)
  })

  it.each(OPEN)('a visitor of %s stays', (pathname) => {
    expect(mustLogIn(pathname, { logInFirst: true, signedIn: false })).toBe(false)
  })

  it.each([...CLOSED, ...OPEN])('whoever is signed in stays at %s', (pathname) => {
    expect(mustLogIn(pathname, { logInFirst: true, signedIn: true })).toBe(false)
  })
})

it.each([...CLOSED, ...OPEN])('nobody is led away from %s where the brand does not want it', (pathname) => {
  for (const signedIn of [true, false, undefined])
    expect(mustLogIn(pathname, { logInFirst: false, signedIn })).toBe(false)
})

it('nobody is led away before everything is known', () => {
  expect(mustLogIn('/', { logInFirst: undefined, signedIn: false })).toBe(false)
  expect(mustLogIn('/', { logInFirst: true, signedIn: undefined })).toBe(false)
})
