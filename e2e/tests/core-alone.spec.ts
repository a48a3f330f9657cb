import { OPTIONAL_FEATURES } from '@playhouse/platform-api/features.ts'
import { MIDDLE_AGENT, STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { crawl } from '../support/crawl.ts'
import { offersWithout, startLackingSite } from '../support/lacking-site.ts'
import { FEATURES_EVERY_NIGHT } from '../support/nightly.ts'
import { logIn } from '../support/sessions.ts'
import { expect, test as base } from '../support/test.ts'

/** Tests seal passwords. */
const LACKS = OPTIONAL_FEATURES.filter((feature) => feature !== 'sealing')

/** A site before a platform that has nothing but the core. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startLackingSite(LACKS)
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
})

test.describe.configure({ mode: 'default', timeout: 600_000 })

const options = { offers: offersWithout(LACKS) }

test('offers visitors nothing that the platform lacks', { tag: FEATURES_EVERY_NIGHT }, async ({ page }) => {
  expect(
    await crawl(page, {
      ...options,
      from: [
        '/',
        '/login',
        '/register',
        '/lottery',
        '/vnlottery',
        '/winners',
        '/helpmc',
        '/pointMall',
        '/promotions',
        '/responsible-gaming',
        '/down',
      ],
    }),
  ).toEqual([])
})

test('offers members nothing that the platform lacks', { tag: FEATURES_EVERY_NIGHT }, async ({ page, siteUrl }) => {
  await logIn(page.context(), STEADY_MEMBER, siteUrl)
  expect(
    await crawl(page, {
      ...options,
      from: ['/', '/member/account', '/member/security', '/lottery', '/pointMall', '/promotions', '/member/messages'],
    }),
  ).toEqual([])
})

test('offers agents nothing that the platform lacks', { tag: FEATURES_EVERY_NIGHT }, async ({ page, siteUrl }) => {
  await logIn(page.context(), MIDDLE_AGENT, siteUrl)
  expect(await crawl(page, { ...options, from: ['/agent/team-overview', '/member/account'] })).toEqual([])
})

test(
  'says at a typed address that the site does not have the page',
  { tag: FEATURES_EVERY_NIGHT },
  async ({ page, problems, siteUrl }) => {
    problems.expect(/404/)
    await logIn(page.context(), STEADY_MEMBER, siteUrl)
    await page.goto('/member/limits')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site does not have this page')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
