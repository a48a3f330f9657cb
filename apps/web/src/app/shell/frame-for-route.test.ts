import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { describe, expect, it } from 'vitest'
import { frameForRoute } from './frame-for-route.ts'
import type { Frame } from './frame-for-route.ts'

/** A frame as one line for the table below. */
function bars({ header, leftBar, footer, banners, barsToggle }: Frame): string {
  return [header && 'header', leftBar !== 'none' && leftBar, banners, footer && 'footer', barsToggle && 'toggle']
    .filter(Boolean)
    .join(' ')
}

describe('frameForRoute', () => {
  it.each([
    ['/', 'header collapsible w_home footer'],
    ['/login', 'header collapsible footer'],
    ['/register', 'header w_reg'],
    ['/register.html', 'header w_reg'],
    ['/lottery', 'header'],
    ['/promotions', 'header collapsible w_promotions footer'],
    ['/promoDetail', 'header collapsible footer'],
    ['/helpmc', ''],
    ['/down', 'header collapsible w_down footer'],
    ['/help', 'header collapsible w_help footer'],
    ['/game/12', 'header collapsible footer'],
    ['/member/account', 'header collapsible footer'],
    ['/no/such/page', 'header collapsible footer'],
    ['/vnlottery', 'header collapsed toggle'],
    ['/seamless', 'toggle'],
  ])('%s has: %s', (pathname, expected) => {
    expect(bars(frameForRoute(pathname, null))).toBe(expected)
    expect(bars(frameForRoute(pathname === '/' ? '/' : `${pathname}/`, null))).toBe(expected)
  })

  it.each(Object.keys(LOBBY_CATEGORIES).map((id) => id.toLowerCase()))(
    '/%s has all bars and its own banners',
    (lobby) => {
      expect(bars(frameForRoute(`/${lobby}`, null))).toBe(`header collapsible w_${lobby} footer`)
    },
  )
})

describe('a full-screen page', () => {
  it.each(['/seamless', '/vnlottery'])('%s shows its bars on request, with the left one collapsed', (pathname) => {
    expect(bars(frameForRoute(pathname, true))).toBe('header collapsed toggle')
  })

  it('hides the bars of the stations on request', () => {
    expect(bars(frameForRoute('/vnlottery', false))).toBe('toggle')
  })

  it('does not affect the bars of other pages', () => {
    for (const pathname of ['/', '/rng', '/register', '/lottery']) {
      expect(frameForRoute(pathname, true)).toEqual(frameForRoute(pathname, null))
    }
  })
})

it('shows the brand’s mark in the header only where there is no left bar', () => {
  expect(frameForRoute('/register', null).headerLogo).toBe(true)
  expect(frameForRoute('/', null).headerLogo).toBe(false)
})

it('leaves a game alone on a phone that is held sideways, and no other page', () => {
  expect(frameForRoute('/game/12', null).isAloneSideways).toBe(true)
  for (const pathname of ['/', '/rng', '/lottery', '/member/account', '/vnlottery']) {
    expect(frameForRoute(pathname, null).isAloneSideways).toBe(false)
  }
})
