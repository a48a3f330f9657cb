import { expect, it } from 'vitest'
import { bannerTarget } from './banner-target.ts'

const link = (kind: string, target: string, launchTarget: object | null = null) =>
  ({ __typename: 'BannerLink', kind, target, launchTarget }) as Parameters<typeof bannerTarget>[0]
const sea = { __typename: 'LaunchTarget', mode: 'SEA_LOTTERY', vendorId: 'SEA', gameCode: null, playType: null }

it.each([
  ['a game', link('GAME', '812'), { to: '/game/812' }],
  ['a game whose id needs care', link('GAME', 'a/b'), { to: '/game/a%2Fb' }],
  ['a lottery', link('GAME', '812', sea), { to: '/game/812', launchTarget: sea }],
  ['a promotion', link('PROMOTION', 'first-week'), { to: '/promotions?id=first-week' }],
  ['a page of the site', link('URL', '/inhouse?sort=NEW'), { to: '/inhouse?sort=NEW' }],
  ['another site', link('URL', 'https://partner.test/x'), { href: 'https://partner.test/x' }],
  ['another site without encryption', link('URL', 'http://partner.test/x'), null],
  ['another site that looks like a page', link('URL', '//partner.test'), null],
  ['the same with a backslash', link('URL', '/\\partner.test'), null],
  ['a script', link('URL', 'javascript:alert(1)'), null],
  ['words', link('URL', 'see below'), null],
  ['a kind of a later release', link('RAFFLE', '1'), null],
  ['nothing', null, null],
])('resolves %s', (_what, given, target) => {
  expect(bannerTarget(given)).toEqual(target)
})
