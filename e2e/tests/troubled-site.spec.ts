import { openDatabase } from '@playhouse/postgres/database.ts'
import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import type { TestStack } from '../../scripts/testing/stack.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { GamesPage } from '../pages/games-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { logIn, newAccount, sessionCookies } from '../support/sessions.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { errors, shell } = texts

const TITLE = '<b>Not bold</b><script>window.ran = "title"</script>'
const UNSAFE_CONTENT = `<p onmouseover="window.ran = 'handler'">Safe words</p><script>window.ran = 'script'</script>
  <img src=x onerror="window.ran = 'image'"><svg onload="window.ran = 'svg'"></svg>
  <a href="javascript:window.ran = 'link'">press</a>
  <iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>
  <form action="https://evil.test"><input name="password"></form>`

/** A site of its own: one of its image hosts does not listen, an announcement contains scripts, and the last test stops its platform. */
const test = base.extend<object, { site: { stack: TestStack; deadHost: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const deadHost = `http://127.0.0.1:${await freePort()}`
      const database = await scratchDatabase({ template: 'world' })
      const { $client } = openDatabase(database.url, { max: 1 })
      await $client.query(
        `insert into announcement (id, slot, type, language, title, content, published_at)
         values (990001, 'pl-script', 'PL', 'EN', $1, $2, now())`,
        [TITLE, UNSAFE_CONTENT],
      )
      await $client.end()
      const stack = await startTestStack(database.url, { mediaHost: deadHost })
      await use({ stack, deadHost })
      await stack.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.stack.siteUrl),
  problems: async ({ problems, site }, use) => {
    problems.expect(new RegExp(site.deadHost))
    await use(problems)
  },
})
// In this order, by one worker: each would start a site of its own.
test.describe.configure({ mode: 'default' })

test(
  'pictures fall back to another host when one is down, reported once',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, site, operations }) => {
    const requested: string[] = []
    page.on('request', (request) => request.url().startsWith(site.deadHost) && requested.push(request.url()))
    // The site has just started: on a busy machine its platform may miss the first deadline.
    await expect(async () => {
      await page.goto('/')
      await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 30_000 })
    }).toPass()
    const inView = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main article img')]
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect()
            return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
          })
          .map(({ complete, naturalWidth, currentSrc }) => ({ shown: complete && naturalWidth > 0, src: currentSrc })),
      )
    const allShown = async () => {
      const pictures = await inView()
      return pictures.length > 0 && pictures.every(({ shown, src }) => shown && !src.startsWith(site.deadHost))
    }
    await expect.poll(allShown).toBe(true)
    expect(requested.length).toBeGreaterThan(0)
    await expect.poll(() => operations.filter((name) => name === 'ReportFailingHost')).toHaveLength(1)

    // A failing host is neither tried first nor reported again, even after a reload.
    await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
    await expect.poll(allShown).toBe(true)
    await page.reload()
    await page.getByRole('main').getByRole('article').first().waitFor()
    await expect.poll(allShown).toBe(true)
    expect(operations.filter((name) => name === 'ReportFailingHost')).toHaveLength(1)
  },
)

test('an announcement with a script shows its text and runs nothing', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('button', { name: shell.customerService }).first().click()
  await page.getByRole('menuitem', { name: shell.announcements, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^<b>Not bold<\/b><script>/ }).click()
  await dialog.getByText('Safe words').hover()
  await dialog.getByText('press').click()
  await expect(dialog.locator('script, img, iframe, form, input')).toHaveCount(0)
  await expect(dialog.locator('article [href], article [onload], article [onmouseover]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
})

test('shows games from the cache, and keeps a member logged in without a stale balance, while the platform is down', async ({
  page,
  context,
  site,
  problems,
}) => {
  // Images come from the platform and fail with it.
  problems.expect(/\/media\//)
  const frame = new Shell(page)
  const games = new GamesPage(page)
  await page.goto('/')
  await expect(games.hotGames.getByRole('article')).not.toHaveCount(0)
  const names = await games.hotGames.getByRole('heading', { level: 3 }).allTextContents()
  await logIn(context, STEADY_MEMBER, site.stack.siteUrl)
  await page.goto('/')
  await expect(frame.balance).toContainText('₫')

  await site.stack.stopPlatform()
  await frame.refresh.click()
  await expect(frame.messages).toContainText(errors.codes.PLATFORM_UNAVAILABLE)
  await expect(frame.accountMenu(STEADY_MEMBER.nickname)).toBeVisible()
  await expect(frame.balance).not.toContainText('₫')
  await expect(frame.register).toBeHidden()
  expect(await sessionCookies(context)).toHaveLength(1)
  await page.reload()
  await expect(games.hotGames.getByRole('article')).not.toHaveCount(0)
  await expect(frame.header).not.toContainText('₫')
  expect(await sessionCookies(context)).toHaveLength(1)
  await page.goto('/member/account')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.codes.PLATFORM_UNAVAILABLE)
  await expect(page.getByRole('main').getByText(shell.notFoundTitle)).toHaveCount(0)

  await context.clearCookies()
  // Rendered in part, and therefore not hydrated; the fixture reports mismatches.
  for (const path of ['/rng', '/help', '/inhouse']) await page.goto(path)
  await page.goto('/')
  await expect(games.hotGames.getByRole('heading', { level: 3 })).toHaveText(names)
  await frame.logIn.click()
  const dialog = new LogInDialog(page)
  const account = newAccount()
  await dialog.username.fill(account.username)
  await dialog.password.fill(account.password)
  await dialog.submit.click()
  await expect(dialog.failure).toHaveText(errors.codes.PLATFORM_UNAVAILABLE)
  await expect(dialog.username).toHaveValue(account.username)
  await expect(dialog.password).toHaveValue(account.password)
})
