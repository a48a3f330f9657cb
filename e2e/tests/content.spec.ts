import type { Page, Request } from '@playwright/test'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { CORE, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { queryOne } from '../support/database.ts'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { help, layers, promotions, shell, ui } = texts

const dialog = (page: Page) => page.getByRole('dialog')

async function openService(page: Page, entry: string): Promise<void> {
  await new Shell(page).sideMenu.getByRole('button', { name: shell.customerService }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test.describe('announcements', () => {
  test('show nine a page, open in full and return the focus', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    await page.goto('/help')
    await openService(page, shell.announcements)
    const rows = dialog(page)
      .getByRole('tabpanel')
      .getByRole('listitem')
      .getByRole('button', { name: /, \d\d:\d\d$/ })
    await expect(rows).toHaveCount(9)
    await expect(rows.first()).toContainText(/(oday|esterday|\w{3} \d+), \d\d:\d\d$/)
    await dialog(page)
      .getByRole('button', { name: fill(ui.page, { page: 2 }) })
      .click()
    const { count } = await queryOne<{ count: number }>(
      `select count(*)::integer as count from announcement where type = 'PL' and language = 'EN'`,
    )
    await expect(rows).toHaveCount(count - 9)
    const title = 'The house is open'
    await rows.filter({ hasText: title }).click()
    await expect(dialog(page).getByRole('heading', { name: title })).toBeFocused()
    await expect(dialog(page)).toContainText('Ten thousand games, one account, play money only.')
    await dialog(page).getByRole('button', { name: layers.back }).click()
    await expect(rows.filter({ hasText: title })).toBeFocused()
  })

  test('have sections for the platform and for games', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    await page.goto('/help')
    await openService(page, shell.platformMessages)
    await expect(dialog(page).getByRole('tab', { name: layers.sections.platform })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(dialog(page)).toContainText('Play money only')
    await dialog(page).getByRole('tab', { name: layers.sections.games }).click()
    await expect(dialog(page)).toContainText('House games show their seed')
  })

  test('close when their link is followed', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const linked = await queryOne<{ title: string; address: string }>(
      `select title, substring(content from 'href="(/[^"]*)"') as address from announcement
       where type = 'PL' and language = 'EN' and content ~ 'href="/' order by published_at desc, id limit 1`,
    )
    await page.goto('/help')
    await openService(page, shell.announcements)
    await dialog(page).getByRole('tabpanel').getByRole('button', { name: linked.title }).click()
    await dialog(page).getByRole('link').first().click()
    await expect(page).toHaveURL(linked.address)
    await expect(dialog(page)).toHaveCount(0)
  })
})

test.describe('the notice', () => {
  test.use({ notice: true })

  test('shows once a session on arrival at the home page, and not over what somebody does later', async ({ page }) => {
    await page.clock.install()
    await page.goto('/help')
    await new Shell(page).sideMenu.getByRole('link', { name: shell.home, exact: true }).click()
    await page.getByRole('main').getByRole('article').first().waitFor()
    await page.clock.runFor(10_000)
    await expect(dialog(page)).toHaveCount(0)
    await page.goto('/')
    await expect(dialog(page)).toContainText('Play money only')
    await dialog(page).getByRole('button', { name: layers.understood }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await page.getByRole('main').getByRole('article').first().waitFor()
    await page.clock.runFor(10_000)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('does not open over another dialog', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const asksForNotice = (request: Request) => `${request.url()}${request.postData() ?? ''}`.includes('NoticeDialog')
    const logInIsOpen = Promise.withResolvers<void>()
    await page.route('**/graphql*', async (route, request) => {
      if (asksForNotice(request)) await logInIsOpen.promise
      await route.continue()
    })
    const requested = page.waitForRequest(asksForNotice)
    const answered = page.waitForResponse((response) => asksForNotice(response.request()))
    await page.goto('/')
    // After the first click it is not even fetched.
    await requested
    await new Shell(page).logIn.click()
    const signIn = new LogInDialog(page)
    await signIn.username.fill('somebody')
    logInIsOpen.resolve()
    await answered
    await networkIdle(page)
    await expect(dialog(page)).toHaveCount(1)
    await expect(signIn.username).toHaveValue('somebody')
  })
})

test.describe('promotions', () => {
  test('are listed by category, each dialog with its own address', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    await page.goto('/promotions')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(7)
    await page
      .getByRole('navigation', { name: promotions.categories })
      .getByRole('link', { name: 'New players' })
      .click()
    await expect(cards).toHaveCount(1)
    await page.getByRole('link', { name: 'Welcome credit', exact: true }).click()
    await expect(page).toHaveURL('/promotions?category=new_player&id=welcome-credit')
    await expect(dialog(page).getByRole('heading', { name: promotions.terms })).toBeVisible()
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'You get ₫100,000.' })).toBeVisible()
    await page.reload()
    await expect(dialog(page).getByRole('heading', { name: 'Welcome credit' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/promotions?category=new_player')
    await expect(cards).toHaveCount(1)
  })

  test('copy a link that opens them', { tag: [...PAGES_EVERY_NIGHT, CORE] }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/promoDetail?id=weekly-reload')
    await expect(page.getByRole('heading', { level: 1, name: 'Weekly reload' })).toBeAttached()
    await page.getByRole('main').getByRole('button', { name: promotions.share }).click()
    await expect(new Shell(page).messages).toContainText(promotions.shared)
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(page.getByRole('main')).toContainText('It is not added by itself: you choose it, or leave it.')
  })
})

test.describe('the help centre', () => {
  test('searches without accents and gives each answer an address', async ({ page }) => {
    await page.goto('/helpmc?topic=play&article=check-a-round')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByText('The game shows the hash of its seed before you play')).toBeVisible()
    await page.getByRole('searchbox', { name: help.search }).fill('LÓCKED')
    const found = page.getByRole('region', { name: /answer/ }).getByRole('group')
    await expect(found.filter({ hasText: 'What does “locked” mean?' })).toBeVisible()
    await expect(page).toHaveURL(/search=/)
    await page.getByRole('searchbox', { name: help.search }).fill('qqxzz')
    await expect(page.getByRole('main')).toContainText(help.nothingTitle)
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: help.topics }).getByRole('link', { name: 'Your wallet' }).click()
    await page.getByText('Do I move money between games?').click()
    await expect(page.getByText('Some vendors keep the balance that you play with')).toBeVisible()
  })

  test('opens as a dialog over a page', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    await page.goto('/promotions')
    await openService(page, shell.helpCentre)
    await dialog(page).getByRole('searchbox').fill('demo')
    await dialog(page).getByText('What is a demo account?').click()
    await expect(dialog(page)).toContainText('It plays the same games')
    await dialog(page).getByRole('link', { name: help.wholeCentre }).click()
    await expect(page).toHaveURL('/helpmc')
  })

  test('leads to the form to write to us, also from where it was before', async ({ page }) => {
    await page.goto('/helpmc#feedback')
    await expect(page).toHaveURL('/service')
    await page.goto('/helpmc')
    await page.getByRole('main').getByRole('link', { name: help.write }).click()
    await expect(page).toHaveURL('/service')
    await expect(page.getByRole('heading', { name: texts.cases.writeToUs })).toBeVisible()
  })

  test.beforeEach(({ problems }) => problems.expect(/ERR_INTERNET_DISCONNECTED/))
})

test(
  'the user agreement and the responsible gaming page show their whole text',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 2 })).toContainText(['What this is', 'Who may play'])
    await page
      .getByRole('navigation', { name: help.agreement.contents })
      .getByRole('link', { name: /Changes/ })
      .click()
    await expect(page.getByRole('heading', { name: /Changes and disputes/ })).toBeInViewport()
    await page.goto('/responsible-gaming')
    await expect(page.getByRole('main')).toContainText('18+')
    await expect(page.getByRole('main')).toContainText('Self-exclusion lasts at least six months')
    await expect(page.getByRole('main')).toContainText('These lines are invented for this demonstration')
  },
)

test(
  'the download page shows a QR code per system with a working link',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, request }) => {
    await page.goto('/download')
    await expect(page).toHaveURL('/down')
    for (const [tab, path] of [
      [layers.android, '/app/android'],
      [layers.ios, '/app/ios'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel.getByRole('listitem')).toHaveCount(4)
      const code = panel.getByRole('img')
      expect(await code.boundingBox()).toMatchObject({ width: 100, height: 100 })
      const address = (await panel.getByRole('link', { name: layers.openAddress }).getAttribute('href')) ?? ''
      expect(new URL(address).pathname).toBe(path)
      await expect(code).toHaveAccessibleName(fill(layers.code, { address }))
      expect(await (await request.get(address)).text()).toContain('This is a demonstration with play money')
    }
    await page.goto('/help')
    await page.getByRole('complementary', { name: shell.atHand }).getByRole('button', { name: shell.onPhone }).click()
    await expect(dialog(page).getByRole('tab')).toHaveCount(2)
  },
)

test('customer service opens as a window over the page', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.goto('/help')
  await openService(page, shell.writeToUs)
  const desk = page.getByRole('dialog', { name: texts.cases.title })
  await expect(desk).toBeFocused()
  expect(await desk.boundingBox()).toMatchObject({ width: 440, height: 500 })
  await page.keyboard.press('Escape')
  await expect(desk).toBeHidden()
})
