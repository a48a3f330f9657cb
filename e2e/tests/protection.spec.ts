import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { CashierPage } from '../pages/cashier-page.ts'
import { OfficePage } from '../pages/office-page.ts'
import { lockedBalance, makeReadyToWithdraw, moneyIn, getWithdrawals } from '../support/cashier.ts'
import { ledgerBalance, payIn, query } from '../support/database.ts'
import { findShifts } from '../support/layout-shifts.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/texts.ts'

test.describe('the home of a member on a break', { tag: PAGES_EVERY_NIGHT }, () => {
  test.use({ language: 'TY' })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`keeps content and menu where they are while it loads, at ${width}`, async ({ page, context }) => {
      await page.setViewportSize({ width, height })
      const member = await openAccount(context)
      await query(
        `insert into play_exclusion (member_id, kind, state, ends_at) values ($1, 'SELF_EXCLUSION', 'ACTIVE', now() + interval '6 months')`,
        [member.id],
      )
      const notice = page.getByRole('main').getByRole('status').first()
      await page.goto('/help')
      await expect(notice).toBeVisible()
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-session', 'excluded')
      await expect(notice).toBeVisible()
      await networkIdle(page)
      expect(await findShifts(page)).toEqual([])
    })
})

const DEPOSIT = 200_000n * 10_000n

test.describe('on a phone in Vietnamese', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('sets a limit, takes a time-out, excludes itself and is paid out its unplayed balance', async ({
    page,
    context,
    browser,
  }) => {
    const member = await openAccount(context)
    await payIn(member.id, DEPOSIT)
    await makeReadyToWithdraw(member)
    const cashier = await CashierPage.of(page, 'TY', true)
    const { main, texts: own } = cashier
    const { deposit, limits, withdrawal } = own
    const money = moneyIn('TY', DEPOSIT)

    await page.goto('/member/limits')
    const named = fill(limits.named, { kind: limits.kinds.DEPOSIT, period: limits.periods.WEEK })
    await cashier.press(cashier.button(fill(limits.actionNamed, { action: limits.set, name: named })))
    const setting = cashier.dialog(named)
    await cashier.field(limits.dialog.amount, setting).fill('300000')
    await cashier.press(cashier.button(limits.save, setting))
    await expect(setting).toBeHidden()
    await page.goto('/member/withdrawal')
    await expect(main.getByText(fill(own.requirements.TURNOVER.left, { amount: money }))).toBeVisible()

    /** Chooses how long, confirms and arrives at the offer of the payout. */
    const takeBreak = async (texts: typeof limits.timeOut | typeof limits.exclude, howLong: string) => {
      await page.goto('/member/limits')
      await cashier.press(cashier.button(texts.title))
      const choosing = cashier.dialog(texts.title)
      await choosing.getByRole('radio', { name: howLong, exact: true }).check({ force: true })
      await cashier.press(cashier.button(limits.continue, choosing))
      const confirming = cashier.dialog(texts.confirmTitle)
      await expect(confirming).toContainText(limits.means.withdraw)
      await cashier.press(cashier.button(texts.confirm, confirming))
      const offer = cashier.dialog(limits.payout.title)
      await expect(offer).toContainText(money)
      await expect(offer).toContainText(texts.started)
      return offer
    }
    const first = await takeBreak(limits.timeOut, fill(limits.days_other, { count: 1 }))
    await cashier.press(cashier.button(limits.payout.later, first))
    await expect(main.getByText(limits.active.text)).toBeVisible()
    await page.goto('/member/deposit')
    await expect(cashier.heading(deposit.onBreak.title)).toBeVisible()
    await expect(cashier.depositAmount).toHaveCount(0)

    const second = await takeBreak(limits.exclude, fill(limits.months_other, { count: 6 }))
    await cashier.press(second.getByRole('link'))
    await expect(page).toHaveURL(/\/member\/withdrawal\?amount=200000$/)
    await expect(main.getByText(own.requirements.TURNOVER.waived)).toBeVisible()
    await expect(main.getByText(fill(own.requirements.TURNOVER.unplayed, { amount: money }))).toBeVisible()
    await expect(cashier.withdrawalAmount).toHaveValue('200000')
    await cashier.press(cashier.button(withdrawal.form.continue))
    await cashier.confirmWithdrawal(cashier.dialog(withdrawal.confirm.title), member.password)
    await expect(cashier.withdrawalState).toContainText(withdrawal.states.REVIEW)
    await expect(main).toContainText(withdrawal.reviewReasons.UNPLAYED_DEPOSIT)

    const [requested] = await getWithdrawals(member.id)
    const office = await OfficePage.open(browser)
    await office.approve('Withdrawals', `${member.id}/${requested?.id}`)
    await office.close()
    await cashier.untilDisbursed()
    expect([await ledgerBalance(member.id), await lockedBalance(member.id)]).toEqual([0n, 0n])
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
