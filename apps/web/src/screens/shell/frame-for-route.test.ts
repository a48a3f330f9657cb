import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { describe, expect, it } from 'vitest'
import { frameForRoute } from './frame-for-route.ts'
import type { Frame } from './frame-for-route.ts'

const WIDE = { barsShown: false, mini: false }
const MINI = { barsShown: false, mini: true }

/** The bars of a frame in one line, as a table wants them. */
function bars({ header, leftBar, footer, banners, barsToggle }: Frame): string {
  return [header && 'header', leftBar !== 'none' && leftBar, banners, footer && 'footer', barsToggle && 'toggle']
    .filter(Boolean)
    .join(' ')
}

describe('the frame by route', () => {
  it.each([
    ['/', 'header wide w_home footer'],
    ['/login', 'header wide footer'],
    ['/register', 'header w_reg'],
    ['/register.html', 'header w_reg'],
    ['/pointMall', 'header wide w_pointMall footer'],
    ['/lottery', 'header'],
    ['/promotions', 'header wide w_promotions footer'],
    ['/promoDetail', 'header wide footer'],
    ['/helpmc', ''],
    ['/down', 'header wide w_down footer'],
    ['/help', 'header wide w_help footer'],
    ['/game/12', 'header wide footer'],
    ['/member/account', 'header wide footer'],
    ['/no/such/page', 'header wide footer'],
    ['/vnlottery', 'toggle'],
    ['/seamless', 'toggle'],
  ])('%s has: %s', (pathname, expected) => {
    expect(bars(frameForRoute(pathname, WIDE))).toBe(expected)
    expect(bars(frameForRoute(pathname === '/' ? '/' : `${pathname}/`, WIDE))).toBe(expected)
  })

  it.each(Object.keys(LOBBY_CATEGORIES).map((id) => id.toLowerCase()))(
    '/%s has everything, and banners of its own',
    (lobby) => {
      expect(bars(frameForRoute(`/${lobby}`, WIDE))).toBe(`header wide w_${lobby} footer`)
    },
  )
})

describe('a stage', () => {
  it.each(['/seamless', '/vnlottery'])('%s has its bars once they are let in, the left one mini', (pathname) => {
    for (const mini of [true, false]) {
      const frame = frameForRoute(pathname, { barsShown: true, mini })
      expect(bars(frame)).toBe('header mini toggle')
      expect(frame.leftBarCollapsible).toBe(false)
    }
  })

  it('lets no other page’s bars go', () => {
    for (const pathname of ['/', '/rng', '/register', '/lottery']) {
      expect(frameForRoute(pathname, { ...WIDE, barsShown: true })).toEqual(frameForRoute(pathname, WIDE))
    }
  })
})

it('keeps the left bar as it was left', () => {
  expect(frameForRoute('/', WIDE)).toMatchObject({ leftBar: 'wide', leftBarCollapsible: true })
  expect(frameForRoute('/', MINI)).toMatchObject({ leftBar: 'mini', leftBarCollapsible: true })
  expect(frameForRoute('/register', WIDE).leftBar).toBe('none')
})

it('has dots under the banners of the home page alone', () => {
  expect(frameForRoute('/', WIDE).bannerDots).toBe(true)
  expect(frameForRoute('/inhouse', WIDE).bannerDots).toBe(false)
  expect(frameForRoute('/register', WIDE).bannerDots).toBe(false)
})

it('has the brand’s mark in the header on the registration page, where there is no left bar to bear it', () => {
  expect(frameForRoute('/register', WIDE).headerLogo).toBe(true)
  expect(frameForRoute('/', WIDE).headerLogo).toBe(false)
})
