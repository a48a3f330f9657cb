import type { Page } from '@playwright/test'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { CashierPage } from '../pages/cashier-page.ts'
import { giveBirthday, moneyIn } from '../support/cashier.ts'
import { query, queryOne } from '../support/database.ts'
import { DIALOGS } from '../support/dialogs.ts'
import { isOutside } from '../support/focus-order.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { textsOn } from '../support/page-texts.ts'
import { openAccount, type OwnMember } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

const ON_PLAY = ['proposed limit', 'offered break', 'advice about play']
const LIMIT = 750_000n * 10_000n

/** What the job does for a member who chases losses. */
const propose = ({ id }: OwnMember) =>
  query(
    `insert into intervention (member_id, reason, kind, moment, limit_kind, limit_period, limit_value)
    values ($1, 'CHASING_LOSSES', 'LIMIT', 'BEFORE_DEPOSIT', 'DEPOSIT', 'DAY', $2)`,
    [id, LIMIT],
  )
const readState = async ({ id }: OwnMember) =>
  (await queryOne<{ state: string }>(`select state from intervention where member_id = $1`, [id])).state

/** Opens the home page as somebody who arrives, and expects either all of these adverts or none. */
async function expectAdverts(page: Page, areShown: boolean): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('index_notice'))
  await page.goto('/')
  const home = await textsOn(page, 'home')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: home.hotGames })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', areShown ? 'member' : 'quiet')
  const notice = page.getByRole('dialog')
  if (areShown) {
    await expect(notice).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(main.getByRole('region', { name: home.banners })).toBeVisible()
    return
  }
  await networkIdle(page)
  await page.mouse.wheel(0, 20_000)
  await networkIdle(page)
  await expect(main.getByRole('region', { name: home.banners })).toHaveCount(0)
  await expect(main.getByRole('region', { name: home.latestWins })).toHaveCount(0)
  await expect(main.getByRole('region', { name: home.winners })).toHaveCount(0)
  await expect(main.getByRole('link', { name: home.seeAllPromotions })).toHaveCount(0)
  await expect(notice).toHaveCount(0)
}

/** Opens the deposit page, which speaks to the member first. */
async function meetProposal(page: Page, cashier: CashierPage) {
  await page.goto('/member/deposit')
  const interventions = await textsOn(page, 'interventions')
  const dialog = cashier.dialog(interventions.reasons.CHASING_LOSSES.title)
  await expect(dialog).toBeVisible()
  return { dialog, interventions }
}

test.describe('before a deposit', () => {
  // The popup announcement is among what is left out.
  test.use({ notice: true })

  test('takes the proposed limit by keyboard, with no advert on the pages of that day', async ({ page, context }) => {
    const member = await openAccount(context)
    await giveBirthday(member.id)
    const cashier = await CashierPage.of(page)
    const { deposit, limits } = cashier.texts
    await page.goto('/help')
    await expectAdverts(page, true)
    await propose(member)
    await expectAdverts(page, false)

    const { dialog, interventions } = await meetProposal(page, cashier)
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expect(dialog).toContainText(moneyIn('EN', LIMIT))
    await networkIdle(page)
    expect(await findShifts(page)).toEqual([])
    await expect(cashier.main.getByRole('group', { name: deposit.bonus.title })).toHaveCount(0)
    const accept = cashier.button(interventions.setLimit, dialog)
    for (let presses = 0; presses < 6 && !(await accept.evaluate((it) => it === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab')
    await expect(accept).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(interventions.limitSet)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await readState(member)).toBe('ACCEPTED')

    await page.goto('/member/limits')
    await expect(cashier.main.getByRole('region', { name: limits.kinds.DEPOSIT, exact: true })).toContainText(
      moneyIn('EN', LIMIT),
    )
    await cashier.openDeposits()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAdverts(page, false)
  })

  test.describe('on a phone in Vietnamese', () => {
    test.use({ language: 'TY', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('says “Not now”, is not asked again, and sees adverts again the day after', async ({ page, context }) => {
      const member = await openAccount(context)
      await giveBirthday(member.id)
      const cashier = await CashierPage.of(page, 'TY', true)
      await page.goto('/help')
      await propose(member)
      await expectAdverts(page, false)

      const { dialog, interventions } = await meetProposal(page, cashier)
      await expect(dialog).toContainText(moneyIn('TY', LIMIT))
      expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)).toBeLessThanOrEqual(
        0,
      )
      await cashier.press(dialog.getByText(interventions.notNow, { exact: true }))
      await expect(dialog).toHaveCount(0)
      await expect.poll(() => readState(member)).toBe('DISMISSED')
      await expectAdverts(page, false)
      await cashier.openDeposits()
      await networkIdle(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await query(`update intervention set shown_at = shown_at - interval '1 day' where member_id = $1`, [member.id])
      await expectAdverts(page, true)
      await cashier.openDeposits()
      await networkIdle(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
})

for (const { name, open } of DIALOGS.filter((dialog) => ON_PLAY.includes(dialog.name)))
  test(
    `${name}: takes and keeps the focus, moves nothing, and closes by Escape as “Not now”`,
    { tag: PAGES_EVERY_NIGHT },
    async ({ page }) => {
      await open(page)
      const dialog = page.locator('dialog[open]')
      // From the second page on the site leaves no space for adverts.
      await expect(page.locator('html')).toHaveAttribute('data-session', 'quiet')
      await page.reload()
      await expect(dialog.getByRole('heading')).toBeFocused()
      await networkIdle(page)
      expect(await findShifts(page)).toEqual([])
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab')
        expect(await isOutside(page)).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.reload()
      await networkIdle(page)
      await expect(dialog).toHaveCount(0)
    },
  )
