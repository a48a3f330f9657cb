import { expect, test } from 'vitest'
import { isOpenWhileClosed, isOpenWhileClosing } from './open-pages.ts'

test.each([
  ['/help', true, true],
  ['/member/service/', true, true],
  ['/member/withdrawal/7', true, false],
  ['/member/limits', true, false],
  ['/helpful', false, false],
  ['/', false, false],
  ['/game/1', false, false],
])('%s stays open while the site is closed: %s, while the account is being closed: %s', (page, site, account) => {
  expect([isOpenWhileClosed(page), isOpenWhileClosing(page)]).toEqual([site, account])
})
