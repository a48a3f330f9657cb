import { MIDDLE_AGENT } from '../../apps/platform/seed/demo-accounts.ts'
import { FramePage } from '../pages/frame-page.ts'
import { Shell } from '../pages/shell.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { queryOne } from '../support/database.ts'
import { logIn, openAccount, playFree } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { session, shell } = texts

test.describe('the header', () => {
  test('lists the agent centre in an agent’s menu', { tag: PAGES_EVERY_NIGHT }, async ({ page, context }) => {
    await logIn(context, MIDDLE_AGENT)
    await new FramePage(page).open('/')
    await new Shell(page).accountMenu(MIDDLE_AGENT.nickname).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      shell.pages.MY_ACCOUNT,
      shell.pages.DEPOSIT,
      shell.pages.WITHDRAWAL,
      shell.pages.BETTING_RECORD,
      shell.pages.ACCOUNT_RECORD,
      // With the number of unread messages.
      new RegExp(`^${shell.pages.MESSAGES}\\d*$`),
      shell.pages.TEAM_OVERVIEW,
      shell.signOut,
    ])
  })
})

test.describe('the left bar', () => {
  test('expands a lobby into all games, nine vendors and the rest', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const frame = new FramePage(page)
    await frame.open('/')
    await frame.menu.getByRole('button', { name: shell.showVendors.replace('{{lobby}}', shell.lobbies.RNG) }).click()
    const list = frame.menu
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: shell.allVendors, exact: true }) })
      .last()
    await expect(list.getByRole('link')).toHaveCount(11)
    await expect(list.getByRole('link').first()).toHaveText(shell.allVendors)
    await expect(list.getByRole('link').last()).toHaveText(shell.moreVendors)
    const vendor = list.getByRole('link').nth(1)
    const name = await vendor.innerText()
    await vendor.click()
    await expect(page).toHaveURL(/\/rng\?vendor=/)
    await expect(page.getByRole('list', { name: texts.lobby.filters })).toContainText(name)
  })

  test('stays collapsed after a reload', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const frame = new FramePage(page)
    await frame.open('/')
    await expect(frame.link(shell.lobbies.RNG)).toContainText(shell.lobbies.RNG)
    await page.getByRole('button', { name: shell.shrinkMenu }).click()
    const width = () => frame.menu.evaluate((menu) => menu.getBoundingClientRect().width)
    await expect.poll(width).toBeLessThan(64)
    await expect(page.getByRole('button', { name: shell.widenMenu })).toBeFocused()
    await page.reload()
    await frame.link(shell.home).waitFor()
    expect(await width()).toBeLessThan(64)
    await page.getByRole('button', { name: shell.widenMenu }).click()
    await expect.poll(width).toBeGreaterThan(200)
  })

  test('leads a member to the invitation', { tag: PAGES_EVERY_NIGHT }, async ({ page, context }) => {
    const member = await openAccount(context)
    const { code } = await queryOne<{ code: string }>('select code from referral_code where member_id = $1', [
      member.id,
    ])
    const frame = new FramePage(page)
    await frame.open('/')
    await frame.menu.getByRole('link', { name: shell.inviteFriends }).click()
    await expect(page).toHaveURL('/member/invite')
    await expect(page.getByRole('main')).toContainText(`/register?referralCode=${code}`)
    await expect(page.getByRole('img', { name: texts.invite.qr })).toBeVisible()
  })

  test('opens customer service and the app QR codes', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const frame = new FramePage(page)
    await frame.open('/')
    await frame.button(shell.customerService).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      shell.writeToUs,
      shell.chat,
      shell.platformMessages,
      shell.announcements,
      shell.helpCentre,
    ])
    await page.getByRole('menuitem', { name: shell.announcements }).click()
    await expect(frame.dialog(shell.announcements)).toBeVisible()
    await page.keyboard.press('Escape')
    await frame.button(shell.onPhone).click()
    const codes = frame.dialog(shell.onPhone)
    await expect(codes.getByRole('img')).toHaveCount(2)
    await expect(codes.getByRole('link')).toHaveText([shell.downloadKinds.ANDROID, shell.downloadKinds.IOS])
    const [width, height] = await codes
      .getByRole('img')
      .first()
      .evaluate((code) => [code.clientWidth, code.clientHeight])
    expect([width, height]).toEqual([100, 100])
  })
})

test.describe('the frame by route', () => {
  test('shows and hides the bars of a stage', { tag: PAGES_EVERY_NIGHT }, async ({ page, context }) => {
    // A visitor would have to log in first.
    await playFree(context)
    const { nodeId } = await queryOne<{ nodeId: number }>(
      `select node_id as "nodeId" from game where category = 'RNG' and not maintenance order by popularity desc limit 1`,
    )
    const frame = new FramePage(page)
    const { header } = new Shell(page)
    await page.goto(`/seamless?gameId=${nodeId}`)
    await expect(frame.bars).toBeVisible()
    await expect(header).toHaveCount(0)
    await expect(frame.menu).toHaveCount(0)
    await frame.bars.click()
    await expect(header).toBeVisible()
    expect(await frame.menu.evaluate((menu) => menu.getBoundingClientRect().width)).toBeLessThan(64)
    await frame.bars.click()
    await expect(header).toHaveCount(0)
  })
})

test.describe('banners', () => {
  test('link to their game', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const frame = new FramePage(page)
    const { target } = await queryOne<{ target: string }>(
      `select link_target as target from banner where group_name = 'w_inhouse' and language = 'EN' order by position limit 1`,
    )
    await frame.open('/inhouse')
    await frame.slides.first().getByRole('link').click()
    await expect(page).toHaveURL(`/game/${target}`)
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test(
      'turn every five seconds, and pause on hover and when stopped',
      { tag: PAGES_EVERY_NIGHT },
      async ({ page }) => {
        await page.clock.install()
        const frame = new FramePage(page)
        await frame.open('/')
        await frame.dots.first().waitFor()
        await page.mouse.move(10, 10)
        // From here on the clock is controlled.
        await page.clock.pauseAt(Date.now() + 60_000)
        const current = () => frame.dots.evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'))
        const first = await current()
        const count = await frame.dots.count()
        for (const turns of [1, 2, 3]) {
          await page.clock.runFor(5_000)
          await expect.poll(current).toBe((first + turns) % count)
        }
        await frame.banners.hover()
        await page.clock.runFor(20_000)
        expect(await current()).toBe((first + 3) % count)
        await page.mouse.move(10, 10)
        await page.clock.runFor(5_000)
        await expect.poll(current).toBe((first + 4) % count)
        await frame.banners.getByRole('button', { name: texts.home.stopBanners }).click()
        await page.mouse.move(10, 10)
        await page.keyboard.press('Tab')
        await page.clock.runFor(20_000)
        expect(await current()).toBe((first + 4) % count)
      },
    )
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('follow a swipe from the first touch', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
      const frame = new FramePage(page)
      await frame.open('/')
      await expect(page.locator('.swiper-initialized')).toHaveCount(0)
      await frame.dots.nth(1).tap()
      await expect(page.locator('.swiper-initialized')).toBeVisible()
      await expect(frame.slides.filter({ visible: true }).first()).toBeVisible()
      await expect(frame.dots.nth(1)).toHaveAttribute('aria-current', 'true')
    })
  })
})

test(
  'the floating menu offers help, apps and invitations on every page',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page }) => {
    const frame = new FramePage(page)
    await frame.open('/rng')
    await expect(frame.atHand.getByRole('button')).toHaveCount(3)
    await frame.atHand.getByRole('button', { name: shell.onPhone }).click()
    const dialog = page.getByRole('dialog')
    await frame.close(dialog)
    await frame.atHand.getByRole('link', { name: shell.inviteFriends }).click()
    await expect(frame.dialog(session.logInTitle)).toBeVisible()
  },
)

test('a page opened by its address starts at its top', async ({ page }) => {
  await page.goto('/live')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await page.goto('/fish')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
