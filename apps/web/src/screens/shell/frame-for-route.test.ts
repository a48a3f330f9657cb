import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { describe, expect, it } from 'vitest'
import { frameForRoute } from './frame-for-route.ts'
import type { Frame } from './frame-for-route.ts'

const WIDE = { barsShown: null, mini: false }
const MINI = { barsShown: null, mini: true }

/** A frame as one line for the table below. */
function bars({ header, leftBar, footer, banners, barsToggle }: Frame): string {
  return [header && 'header', leftBar !== 'none' && leftBar, banners, footer && 'footer', barsToggle && 'toggle']
    .filter(Boolean)
    .join(' ')
}

describe('frameForRoute', () => {
  it.each([
    ['/', 'header wide w_home footer'],
    ['/login', 'header wide footer'],
    ['/register', 'header w_reg'],
    ['/register.html', 'header w_reg'],
    ['/lottery', 'header'],
    ['/promotions', 'header wide w_promotions footer'],
    ['/promoDetail', 'header wide footer'],
    ['/helpmc', ''],
    ['/down', 'header wide w_down footer'],
    ['/help', 'header wide w_help footer'],
    ['/game/12', 'header wide footer'],
    ['/member/account', 'header wide footer'],
    ['/no/such/page', 'header wide footer'],
    ['/vnlottery', 'header mini toggle'],
    ['/seamless', 'toggle'],
  ])('%s has: %s', (pathname, expected) => {
    expect(bars(frameForRoute(pathname, WIDE))).toBe(expected)
    expect(bars(frameForRoute(pathname === '/' ? '/' : `${pathname}/`, WIDE))).toBe(expected)
  })

  it.each(Object.keys(LOBBY_CATEGORIES).map((id) => id.toLowerCase()))(
    '/%s has all bars and its own banners',
    (lobby) => {
      expect(bars(frameForRoute(`/${lobby}`, WIDE))).toBe(`header wide w_${lobby} footer`)
    },
  )
})

describe('a full-screen page', () => {
  it.each(['/seamless', '/vnlottery'])('%s shows its bars on request, with the left one collapsed', (pathname) => {
    for (const mini of [true, false]) {
      const frame = frameForRoute(pathname, { barsShown: true, mini })
      expect(bars(frame)).toBe('header mini toggle')
      expect(frame.leftBarCollapsible).toBe(false)
    }
  })

  it('hides the bars of the stations on request', () => {
    expect(bars(frameForRoute('/vnlottery', { ...WIDE, barsShown: false }))).toBe('toggle')
  })

  it('does not affect the bars of other pages', () => {
    for (const pathname of ['/', '/rng', '/register', '/lottery']) {
      expect(frameForRoute(pathname, { ...WIDE, barsShown: true })).toEqual(frameForRoute(pathname, WIDE))
    }
  })
})

it('keeps the left bar as the visitor set it', () => {
  expect(frameForRoute('/', WIDE)).toMatchObject({ leftBar: 'wide', leftBarCollapsible: true })
  expect(frameForRoute('/', MINI)).toMatchObject({ leftBar: 'mini', leftBarCollapsible: true })
  expect(frameForRoute('/register', WIDE).leftBar).toBe('none')
})

it('shows banner dots only on the home page', () => {
  expect(frameForRoute('/', WIDE).bannerDots).toBe(true)
  expect(frameForRoute('/inhouse', WIDE).bannerDots).toBe(false)
  expect(frameForRoute('/register', WIDE).bannerDots).toBe(false)
})

it('shows the brand’s mark in the header only where there is no left bar', () => {
  expect(frameForRoute('/register', WIDE).headerLogo).toBe(true)
  expect(frameForRoute('/', WIDE).headerLogo).toBe(false)
})
