import type { Locator, Page } from '@playwright/test'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { ledgerBalance, queryOne, reward } from '../support/database.ts'
import { textsIn } from '../support/page-texts.ts'
import { openAccount, type OwnMember } from '../support/sessions.ts'
import { prefer } from '../support/preferences.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/texts.ts'

const DONG = 10_000n
const BALANCE = 200_000n * DONG

/** Draws every half hour, so it seldom closes during a test. */
const LOTTERY = 'SSC_30M'

async function openedAccount(page: Page): Promise<OwnMember> {
  const member = await openAccount(page.context())
  await reward(member.id, BALANCE)
  await page.context().clearCookies()
  return member
}

/** Logs in through the dialog that a visitor's bet opens. */
async function logInByDialog(page: Page, { username, password }: OwnMember, press: (target: Locator) => Promise<void>) {
  const form = page.getByRole('dialog').filter({ has: page.locator('input[type=password]') })
  await form.locator('input[autocomplete~=username]').fill(username)
  await form.locator('input[type=password]').fill(password)
  await press(form.locator('button[type=submit]'))
  await form.waitFor({ state: 'hidden' })
}

async function bet(page: Page, language: LanguageCode, isPhone: boolean): Promise<void> {
  const member = await openedAccount(page)
  await prefer(page.context(), { language })
  const [lottery, lotteries, ui] = await Promise.all([
    textsIn(language, 'lottery'),
    textsIn(language, 'lotteries'),
    textsIn(language, 'ui'),
  ])
  const press = (target: Locator) => (isPhone ? target.tap() : target.click())
  const main = page.getByRole('main')
  await page.goto('/elott')
  await press(main.getByRole('group', { name: lottery.intervals }).getByRole('button').nth(4))
  await press(main.locator(`a[href^="/lottery?gameCode=${LOTTERY}"]`))
  await expect(page).toHaveURL(new RegExp(`gameCode=${LOTTERY}`))
  const row = main.getByRole('group', { name: fill(lottery.positionRow, { position: 1 }), exact: true })
  const picks = ['3', '7'].map((value) => fill(lotteries.position, { position: 1, value }))
  for (const name of picks) await press(row.getByRole('button', { name, exact: true }))
  await press(main.getByRole('button', { name: lottery.pad.add, exact: true }))

  const slip = isPhone
    ? page.getByRole('dialog', { name: lottery.slip.title })
    : main.getByRole('region', { name: lottery.slip.title })
  const openSlip = () => press(page.locator('button[aria-haspopup=dialog]').filter({ hasText: /20/ }))
  if (isPhone) await openSlip()
  await expect(slip.getByText(picks.join(' '), { exact: true })).toBeVisible()
  await press(slip.getByRole('button', { name: new RegExp(`^${lottery.slip.logInToPlace}`) }))
  await logInByDialog(page, member, press)
  expect(await ledgerBalance(member.id)).toBe(BALANCE)
  await expect(slip.getByText(picks.join(' '), { exact: true })).toBeVisible()
  await press(slip.getByRole('button', { name: new RegExp(`^${lottery.slip.place}`) }))
  await expect(slip.getByText(lottery.placed.title)).toBeVisible()
  expect(await ledgerBalance(member.id)).toBe(BALANCE - 20_000n * DONG)
  const { id } = await queryOne<{ id: string }>('select id::text from lottery_ticket where member_id = $1', [member.id])
  await expect(slip.getByRole('link', { name: lottery.placed.link })).toHaveAttribute(
    'href',
    `/member/lottery-tickets/${id}`,
  )
  if (isPhone) await press(slip.getByRole('button', { name: ui.close, exact: true }))
  const open = main.getByRole('region', { name: lottery.openTickets })
  await expect(open.locator(`a[href="/member/lottery-tickets/${id}"]`)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('status')).toContainText(isPhone ? '180.000' : '180,000')
  const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await press(open.getByRole('link', { name: lottery.allTickets }))
  await expect(main.locator(`a[href^="/member/lottery-tickets/${id}"]`).first()).toBeVisible()
}

test(
  'a visitor fills the slip of a fast draw, logs in, places it and finds the ticket',
  { tag: EVERY_NIGHT },
  ({ page }) => bet(page, 'EN', false),
)

test.describe('on a phone in Vietnamese', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor bets on a fast draw by touch, with the slip as a sheet', ({ page }) => bet(page, 'TY', true))
})

test('asks about unclear parts of a quick entry, keeps the slip after a reload and refuses a slip above the balance', async ({
  page,
  context,
}) => {
  await openAccount(context)
  const [lottery, errors] = await Promise.all([textsIn('EN', 'lottery'), textsIn('EN', 'errors')])
  const main = page.getByRole('main')
  await page.goto('/vnlottery?gameCode=NORTH_EVENING&playType=QUICK')
  await main.getByRole('textbox', { name: lottery.quick.label }).fill('lo 83 100k, 84 50k')
  await expect(main.getByText(lottery.quick.reasons.LABEL)).toBeVisible()
  // The first reading is lo, like the line before.
  await main.getByRole('button', { name: /84.*1,350,000/ }).click()
  await main.getByRole('button', { name: fill(lottery.quick.add_other, { count: 2 }) }).click()
  await page.reload()
  const slip = main.getByRole('region', { name: lottery.slip.title })
  await expect(slip.getByText('84', { exact: true })).toBeVisible()
  await expect(slip.getByRole('button', { name: new RegExp(`^${lottery.slip.place} .*4,050,000`) })).toBeVisible()
  await slip.getByRole('button', { name: new RegExp(`^${lottery.slip.place}`) }).click()
  await expect(slip.getByRole('alert')).toContainText(errors.codes.INSUFFICIENT_BALANCE)
  await expect(slip.getByText('83', { exact: true })).toBeVisible()
})
