import { openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { FramePage } from '../pages/frame-page.ts'
import { Shell } from '../pages/shell.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { isRendered } from '../support/page-ready.ts'
import { logIn } from '../support/sessions.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { session, shell } = texts

/** No registration, free play, invitations or apps, one language, one banner, one lobby less. */
const MINIMAL = `
  update brand_module set enabled = false where mod_id in ('REG3', 'FREEPLAY3', 'REFERRAL3', 'GAMELOFAV3');
  delete from resource;
  delete from banner where group_name = 'w_home' and position <> 1;
  delete from banner where group_name = 'w_live';
  update brand set languages = '{EN}';
  delete from game where category = 'COCKFIGHT';`

/** Every page requires a session, and there are links to social networks. */
const MEMBERS_ONLY = `
  update brand_module set enabled = true where mod_id = 'LOGINHOME3';
  insert into resource (resource_type, url, label_name_en) values
    ('TELEGRAM', 'https://telegram.test/house', 'Telegram'),
    ('FACEBOOK', 'https://facebook.test/house', 'Facebook'),
    ('WHATSAPP', 'javascript:alert(1)', 'WhatsApp');`

const withSite = (sql: string) =>
  base.extend<object, { site: { url: string } }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
      async ({}, use) => {
        const database = await scratchDatabase({ template: 'world' })
        const { $client } = openDatabase(database.url, { max: 1 })
        await $client.query(sql)
        await $client.end()
        const stack = await startTestStack(database.url)
        await use({ url: stack.siteUrl })
        await stack.stop()
        await database.drop()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ site }, use) => use(site.url),
  })

withSite(MINIMAL)('hides what the brand does not offer', { tag: PAGES_EVERY_NIGHT }, async ({ page, baseURL }) => {
  const frame = new FramePage(page)
  const header = new Shell(page)
  await frame.open('/')
  await expect(header.logIn).toBeVisible()
  await expect(header.register).toHaveCount(0)
  await expect(header.freePlay).toHaveCount(0)
  // With one language there is nothing to choose.
  await expect(header.header.getByRole('button', { name: shell.language })).toHaveCount(0)
  await expect(frame.menu.getByRole('heading', { name: shell.language })).toHaveCount(0)
  await expect(frame.link(shell.lobbies.COCKFIGHT)).toHaveCount(0)
  await page.mouse.wheel(0, 20_000)
  await expect(frame.footer).toBeVisible()
  await expect(frame.footer.getByRole('link', { name: texts.site.footer.affiliateStart })).toHaveCount(0)
  // A single banner is no carousel.
  await expect(frame.banners).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Ten thousand games, one account')).toBeVisible()
  await expect(frame.menu.getByRole('list', { name: shell.elsewhere })).toHaveCount(0)
  await frame.button(shell.onPhone).click()
  await expect(frame.dialog(shell.onPhone).getByRole('link')).toHaveText([shell.downloadKinds.SITE])
  await page.keyboard.press('Escape')
  await logIn(page.context(), STEADY_MEMBER, baseURL)
  await frame.open('/live')
  await header.accountMenu(STEADY_MEMBER.nickname).waitFor()
  await expect(frame.menu.getByRole('link', { name: shell.inviteFriends })).toHaveCount(0)
  await expect(frame.atHand.getByRole('link', { name: shell.inviteFriends })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Live tables' })).toBeVisible()
})

withSite(MEMBERS_ONLY)(
  'redirects visitors to the log-in page if the brand requires a session, and links to social networks',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, baseURL }) => {
    const frame = new FramePage(page)
    for (const address of ['/', '/rng', '/promotions', '/member/account']) {
      await frame.open(address)
      await expect(page).toHaveURL('/login')
    }
    for (const address of ['/register', '/helpmc', '/down']) {
      await frame.open(address)
      await expect(page).toHaveURL(address)
    }
    await page.goto('/login')
    const elsewhere = frame.menu.getByRole('list', { name: shell.elsewhere }).getByRole('link')
    await expect(elsewhere).toHaveCount(2)
    await expect(elsewhere.and(page.getByLabel(shell.social.TELEGRAM))).toHaveAttribute(
      'href',
      'https://telegram.test/house',
    )
    await expect(frame.atHand.getByRole('link', { name: shell.social.TELEGRAM })).toHaveAttribute('rel', 'noreferrer')
    await logIn(page.context(), STEADY_MEMBER, baseURL)
    // The server renders it as a visitor's.
    await isRendered(page, '/rng')
    await frame.open('/rng')
    await expect(page).toHaveURL('/rng')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('dialog', { name: session.logInTitle })).toHaveCount(0)
  },
)
