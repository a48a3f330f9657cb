import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import type { Page } from '@playwright/test'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

const PATHS = [
  '/',
  '/rng',
  '/live?page=2',
  '/sports',
  '/esports',
  '/elott',
  '/lottery?gameCode=K3_1M',
  '/lottery/results',
  '/lottery/statistics',
  '/promotions',
  '/winners',
  '/winners/raffles',
  '/pointMall',
  '/helpmc',
  '/help',
  '/responsible-gaming',
  '/down',
  '/login',
  '/register',
]

/** Opens a rendered page and waits until it works; the fixture `problems` fails on a hydration that does not match. */
async function open(page: Page, path: string): Promise<void> {
  // A busy machine may send the plain shell at first.
  await expect
    .poll(async () => await (await page.request.get(path, { headers: { accept: 'text/html' } })).text())
    .toContain('id="state"')
  await page.goto(path)
  await networkIdle(page)
}

for (const language of ['EN', 'TY', 'CN', 'ID', 'TH'] as const satisfies readonly LanguageCode[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      'each public page hydrates as it was rendered',
      { tag: language === 'EN' ? [] : PAGES_EVERY_NIGHT },
      async ({ page }) => {
        for (const path of PATHS) await open(page, path)
      },
    )
  })
}

test('a visitor’s page asks for nothing that it was rendered with', async ({ page, operations }) => {
  for (const path of PATHS) {
    operations.length = 0
    await open(page, path)
    // Rails near the viewport, live events, draws that have just ended and the visitor's country come later.
    const asked = operations.filter(
      (name) => !/Live$|^GameRail$|^HomeFurther$|^LotteryLobbyDraws$|^VisitorPlace$/.test(name),
    )
    expect(asked, path).toEqual([])
  }
})

test('a member’s page arrives without a visitor’s buttons and asks once for what is personal', async ({
  page,
  context,
  operations,
}) => {
  await openAccount(context)
  await open(page, '/')
  for (const path of ['/', '/rng', '/promotions', '/elott']) {
    operations.length = 0
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden()
    await page.locator('html[data-ready]').waitFor()
    await networkIdle(page)
    const screens = operations.filter((name) => name.endsWith('Screen'))
    expect(screens, `${path} asked for ${operations.join(', ')}`).toHaveLength(1)
  }
})
