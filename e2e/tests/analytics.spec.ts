import type { Page } from '@playwright/test'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { GamesPage } from '../pages/games-page.ts'
import { RegisteredDialogs, RegisterPage } from '../pages/register-page.ts'
import { Shell } from '../pages/shell.ts'
import { axeViolationsIn } from '../support/axe.ts'
import { newAccount } from '../support/sessions.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

interface Arrived {
  path: string
  query: Record<string, string>
  body: string
  referrer: string | null
  cookies: string | null
}

/** A site whose platform names the tag of the simulated analytics. */
interface CountedSite {
  siteUrl: string
  analyticsUrl: string
  query: (sql: string) => Promise<Record<string, unknown>[]>
}

const test = base.extend<object, { counted: CountedSite }>({
  counted: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const database = await scratchDatabase({ template: 'world' })
      const stack = await startTestStack(database.url, { analytics: true })
      const { $client } = openDatabase(database.url, { max: 1 })
      const query = async (sql: string) => (await $client.query<Record<string, unknown>>(sql)).rows
      await use({ siteUrl: stack.siteUrl, analyticsUrl: stack.analyticsUrl ?? '', query })
      await $client.end()
      await stack.stop()
      await database.drop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ counted }, use) => use(counted.siteUrl),
})
test.describe.configure({ mode: 'serial' })

const { analytics, shell, site } = texts
/** The footer is rendered when it is near. */
async function showFooter(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
async function openSettings(page: Page): Promise<void> {
  await showFooter(page)
  await page.getByRole('contentinfo').getByRole('button', { name: site.footer.analytics }).click()
}
const question = (page: Page) => page.getByRole('region', { name: analytics.title })
const AGENT_CODE =
  'select affiliate_code as code from member where affiliate_code is not null and kind <> 2 order by id limit 1'

async function arrived({ analyticsUrl }: { analyticsUrl: string }): Promise<Arrived[]> {
  return (await fetch(`${analyticsUrl}/collected`)).json() as Promise<Arrived[]>
}
const getEvents = (all: Arrived[]) => all.filter(({ path }) => path === '/g/collect')
const named = (all: Arrived[], name: string) => getEvents(all).filter(({ query }) => query.en === name)

test('loads nothing before consent, sends documented events without personal data after it, and stops on withdrawal', async ({
  page,
  context,
  counted,
}) => {
  const { siteUrl } = counted
  const account = newAccount()
  const [agent] = await counted.query(AGENT_CODE)
  const invitation = String(agent?.code)
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(counted.analyticsUrl)) requested.push(request.url())
  })
  const response = await page.goto(`/register?affiliateCode=${invitation}`)
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+' http:\/\/localhost:\d+;/)
  expect(policy).toContain(` ${counted.analyticsUrl};script-src-attr 'none'`)
  await page.goto(`/?affiliateCode=${invitation}`)
  await question(page).waitFor()
  expect(await axeViolationsIn(page, 'section[aria-labelledby]')).toEqual([])
  await page.getByRole('navigation', { name: shell.sideNavigation }).getByRole('link').first().click()
  expect(requested).toEqual([])
  expect(await arrived(counted)).toEqual([])
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: '_ga' }))

  await page.goto(`/?affiliateCode=${invitation}`)
  await question(page).getByRole('button', { name: analytics.accept }).click()
  await expect.poll(async () => named(await arrived(counted), 'page_view')).toHaveLength(1)
  await expect(question(page)).toBeHidden()

  // A visitor with an invitation registers, opens a game and starts a deposit.
  const form = new RegisterPage(page)
  await page.goto('/register')
  await form.fill(account)
  await form.submit.click()
  await new RegisteredDialogs(page).welcome.waitFor()
  await expect.poll(async () => named(await arrived(counted), 'register')).toHaveLength(1)
  await page.goto('/rng')
  const games = new GamesPage(page)
  const href = await games.tiles.first().getByRole('link').first().getAttribute('href')
  await games.tiles.first().getByRole('link').first().click()
  await expect.poll(async () => named(await arrived(counted), 'game_opened')).toHaveLength(1)
  await new Shell(page).choose(account.username, shell.signOut)
  await page.getByRole('alertdialog', { name: shell.signOutTitle }).getByRole('button', { name: shell.signOut }).click()
  await page.goto('/')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga')

  const all = await arrived(counted)
  const [view] = named(all, 'page_view')
  expect(view?.query).toMatchObject({ dl: `${siteUrl}/`, dt: '/', dr: '' })
  expect(named(all, 'register')[0]?.query).toMatchObject({ 'ep.method': 'username' })
  expect(named(all, 'game_opened')[0]?.query).toMatchObject({ 'ep.lobby': 'RNG', dl: `${siteUrl}/game/:gameId` })
  // Everything that arrived: addresses, bodies, referrers and cookies.
  const text = JSON.stringify(all)
  for (const secret of [invitation, 'affiliateCode', account.username, account.password, href ?? '']) {
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  }
  expect(all.flatMap(({ cookies, body }) => [cookies, body]).filter(Boolean)).toEqual([])
  // The referrer of a request from the page has the origin at most.
  expect(all.map(({ referrer }) => referrer).filter((from) => from && from !== `${siteUrl}/`)).toEqual([])
  const allowed = /^(v|tid|cid|en|dl|dt|dr|ep\.(page|method|lobby))$/
  expect(getEvents(all).flatMap(({ query }) => Object.keys(query).filter((name) => !allowed.test(name)))).toEqual([])

  await page.goto('/help')
  await openSettings(page)
  const dialog = page.getByRole('dialog', { name: analytics.title })
  await dialog.waitFor()
  expect(await axeViolationsIn(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: analytics.withdraw }).click()
  await expect(dialog).toBeHidden()
  const before = (await arrived(counted)).length
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
  await page.getByRole('navigation', { name: shell.sideNavigation }).getByRole('link').nth(1).click()
  await page.goto('/promotions')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await arrived(counted)).toHaveLength(before)
  await expect(question(page)).toBeHidden()
})

base('is neither loaded nor mentioned by default', async ({ page }) => {
  const response = await page.goto('/help')
  expect(await response?.headerValue('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
  await showFooter(page)
  await expect(page.getByRole('button', { name: site.footer.analytics })).toHaveCount(0)
  await expect(question(page)).toHaveCount(0)
})
