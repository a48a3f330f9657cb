import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import type { Page } from '@playwright/test'
import { RegisteredDialogs, RegisterPage } from '../pages/register-page.ts'
import { Shell } from '../pages/shell.ts'
import { isRendered } from '../support/page-ready.ts'
import { prefer } from '../support/preferences.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { queryOne } from '../support/database.ts'
import { newAccount, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { session } = texts

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
  await isRendered(page, path)
  await page.goto(path)
  await networkIdle(page)
}

test('the log-in page has at most 310 elements', async ({ page }) => {
  await open(page, '/login')
  expect(await page.evaluate(() => document.body.querySelectorAll('*').length)).toBeLessThanOrEqual(310)
})

for (const language of ['EN', 'TY', 'CN', 'ID', 'TH'] as const satisfies readonly LanguageCode[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      'each public page hydrates as it was rendered, and asks for nothing that it was rendered with',
      { tag: language === 'EN' ? [] : PAGES_EVERY_NIGHT },
      async ({ page, operations }) => {
        for (const path of PATHS) {
          operations.length = 0
          await open(page, path)
          // Rails near the viewport, the latest wins, live events, draws that have just ended and the visitor's country come later.
          const requested = operations.filter(
            (name) => !/Live$|^GameRail$|^HomeFurther$|^LatestWins$|^Lottery(?:Lobby)?Draws$|^VisitorPlace$/.test(name),
          )
          expect(requested, path).toEqual([])
        }
      },
    )
  })
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('lists of games and a game’s page hydrate as they were rendered', async ({ page, context }) => {
    await openAccount(context)
    for (const path of ['/', '/rng', '/elott']) await open(page, path)
    const { id } = await queryOne<{ id: number }>('select node_id as id from game where not maintenance limit 1')
    await open(page, `/game/${id}`)
  })
})

test('a member’s page arrives without a visitor’s buttons and asks once for what is personal', async ({
  page,
  context,
  operations,
}) => {
  await openAccount(context)
  await open(page, '/')
  for (const path of ['/', '/rng', '/promotions', '/elott']) {
    await isRendered(page, path)
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

/** Opens a rendered page whose scripts wait for the returned function. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  // The language is fixed because the waiting request could be answered in another one than the page's.
  await prefer(page.context(), { language: 'EN' })
  await isRendered(page, path)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return scripts.resolve
}

test('repeats what was typed and pressed before the scripts arrived', async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const sendScripts = await openWithoutScripts(page, '/login')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: session.username }).fill(member.username)
  await main.getByRole('textbox', { name: session.password }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(main.locator('[data-held]')).toHaveCount(1)
  await expect(page).toHaveURL('/login')
  sendScripts()
  await expect(page).toHaveURL('/')
  await expect(new Shell(page).balance).toBeVisible()
})

test('repeats early input in a form with an invitation, which the browser renders itself', async ({ page }) => {
  const { code } = await queryOne<{ code: string }>(
    'select affiliate_code as code from member where affiliate_code is not null and kind <> 2 order by id limit 1',
  )
  const account = newAccount()
  const sendScripts = await openWithoutScripts(page, `/register?affiliateCode=${code}`)
  const form = new RegisterPage(page)
  await form.fill(account)
  await form.submit.click()
  sendScripts()
  await expect(new RegisteredDialogs(page).welcome).toContainText(account.username)
})

test('keeps the focus while somebody types in such a form', async ({ page }) => {
  const sendScripts = await openWithoutScripts(page, '/register?affiliateCode=nobody')
  const form = new RegisterPage(page)
  await form.username.fill('early')
  sendScripts()
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await page.keyboard.type('bird7')
  await expect(form.username).toHaveValue('earlybird7')
})
