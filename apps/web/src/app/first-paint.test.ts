import { describe, expect, it } from 'vitest'
import { MENU_PATHS } from '../menu-paths.ts'
import { renderFirstPaint } from './first-paint.tsx'
import { FIRST_SHAPE } from './first-shape.tsx'

const ofCentres = Object.values(MENU_PATHS).filter((path) => /^\/(member|agent)\//.test(path))

describe('the first paint', () => {
  it.each(ofCentres)('of %s has the frame and the shape of the page, and no words', (path) => {
    const html = renderFirstPaint(path)
    expect(html).toContain(`id="${FIRST_SHAPE}"`)
    expect(html).toContain('side-bar')
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('')
  })

  it('differs between pages', () => {
    const { MY_ACCOUNT, DEPOSIT, FAVOURITES, MESSAGES, SECURITY, PROFIT_AND_LOSS, TEAM_OVERVIEW } = MENU_PATHS
    const pages = [MY_ACCOUNT, DEPOSIT, FAVOURITES, MESSAGES, SECURITY, PROFIT_AND_LOSS, TEAM_OVERVIEW]
    expect(new Set(pages.map(renderFirstPaint)).size).toBe(pages.length)
  })

  it.each(['/login/google', '/reset-password', '/service', '/unsubscribe'])('of %s is empty', (path) => {
    expect(renderFirstPaint(path)).toBe('')
  })
})
