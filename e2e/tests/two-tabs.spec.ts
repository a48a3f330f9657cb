import type { BrowserContext, Locator, Page } from '@playwright/test'
import { CashierPage } from '../pages/cashier-page.ts'
import { Shell } from '../pages/shell.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { lockedBalance, makeReadyToWithdraw } from '../support/cashier.ts'
import { ledgerBalance, queryOne, reward } from '../support/database.ts'
import { forgetAccount, openAccount, type OwnMember } from '../support/sessions.ts'
import { textsIn } from '../support/page-texts.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { session } = texts
const DONG = 10_000n
const BALANCE = 500_000n * DONG

/** Draws every half hour, so it seldom closes during a test. */
const LOTTERY = 'SSC_30M'

async function memberWithMoney(context: BrowserContext): Promise<OwnMember> {
  const member = await openAccount(context)
  await makeReadyToWithdraw(member)
  await reward(member.id, BALANCE)
  await forgetAccount(context)
  return member
}

async function logInOn(page: Page, member: OwnMember): Promise<void> {
  await new Shell(page).logIn.click()
  // In a dialog, or on a page of its own for who presses before the page has started.
  await page.getByRole('textbox', { name: session.username, exact: true }).fill(member.username)
  await page.getByRole('textbox', { name: session.password, exact: true }).fill(member.password)
  await page.locator('form').getByRole('button', { name: session.logIn, exact: true }).click()
  await expect(new Shell(page).accountMenu(member.username)).toBeVisible()
}

/** As a tab that was frozen, or a browser without channels: nothing of other tabs arrives. */
const hearNothing = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, {
      BroadcastChannel: class {
        postMessage() {}
        close() {}
        addEventListener() {}
      },
    })
  })

/** Each leaves a tab one press before what cannot be undone. @returns the button */
const ACTS: Record<string, (page: Page, cashier: CashierPage) => Promise<Locator>> = {
  bet: async (page) => {
    const { lottery } = texts
    const lotteries = await textsIn('EN', 'lotteries')
    await page.goto(`/lottery?gameCode=${LOTTERY}`)
    const main = page.getByRole('main')
    const row = main.getByRole('group', { name: fill(lottery.positionRow, { position: 1 }), exact: true })
    await row.getByRole('button', { name: fill(lotteries.position, { position: 1, value: '3' }), exact: true }).click()
    await main.getByRole('button', { name: lottery.pad.add, exact: true }).click()
    const slip = main.getByRole('region', { name: lottery.slip.title })
    return slip.getByRole('button', { name: new RegExp(`^${lottery.slip.place}`) })
  },
  timeOut: (page, cashier) => beginBreak(page, cashier, cashier.texts.limits.timeOut, 'days_other', 2),
  selfExclusion: (page, cashier) => beginBreak(page, cashier, cashier.texts.limits.exclude, 'months_other', 6),
  limit: async (page, cashier) => {
    const { limits } = cashier.texts
    await page.goto('/member/limits')
    const named = fill(limits.named, { kind: limits.kinds.DEPOSIT, period: limits.periods.WEEK })
    await cashier.button(fill(limits.actionNamed, { action: limits.set, name: named })).click()
    const dialog = cashier.dialog(named)
    await cashier.field(limits.dialog.amount, dialog).fill('300000')
    return cashier.button(limits.save, dialog)
  },
  closing: async (page, cashier) => {
    const { limits } = cashier.texts
    await page.goto('/member/limits')
    await cashier.button(limits.close.open).click()
    return cashier.button(limits.continue, cashier.dialog(limits.close.title))
  },
  withdrawal: async (_page, cashier) => {
    await cashier.openWithdrawals()
    const dialog = await cashier.beginWithdrawal('200000')
    return dialog.getByRole('button').last()
  },
}

async function beginBreak(
  page: Page,
  cashier: CashierPage,
  words: { title: string; confirmTitle: string; confirm: string },
  unit: 'days_other' | 'months_other',
  count: number,
): Promise<Locator> {
  const { limits } = cashier.texts
  await page.goto('/member/limits')
  await cashier.button(words.title).click()
  const choosing = cashier.dialog(words.title)
  await choosing.getByRole('radio', { name: fill(limits[unit], { count }), exact: true }).check({ force: true })
  await cashier.button(limits.continue, choosing).click()
  return cashier.button(words.confirm, cashier.dialog(words.confirmTitle))
}

/** The member's balances and records, which any action would change. */
const traces = async ({ id }: OwnMember) => ({
  balance: await ledgerBalance(id),
  locked: await lockedBalance(id),
  ...(await queryOne<Record<string, unknown>>(
    `select (select count(*)::int from lottery_ticket where member_id = $1) tickets,
            (select count(*)::int from play_exclusion where member_id = $1) exclusions,
            (select count(*)::int from member_limit where member_id = $1) limits,
            (select count(*)::int from withdrawal where member_id = $1) withdrawals,
            (select count(*)::int from member where id = $1 and (closing_at is not null or closed_at is not null)) closings`,
    [id],
  )),
})

test('does nothing for an account that signed in in another tab, and says who is signed in', async ({
  page: guest,
  context,
  problems,
}) => {
  problems.expect(/403/)
  await hearNothing(context)
  const [own, other] = [await memberWithMoney(context), await memberWithMoney(context)]
  await guest.goto('/rng')
  await expect(new Shell(guest).logIn).toBeVisible()
  const first = await context.newPage()
  await first.goto('/rng')
  await logInOn(first, own)

  const begun: { page: Page; button: Locator }[] = []
  for (const begin of Object.values(ACTS)) {
    const page = await context.newPage()
    const cashier = await CashierPage.of(page)
    const button = await begin(page, cashier)
    await expect(button).toBeVisible()
    begun.push({ page, button })
  }
  const before = [await traces(own), await traces(other)]
  await logInOn(guest, other)
  const said = fill(session.another.title, { name: other.username })
  for (const { page, button } of begun) {
    const dialog = page.getByRole('alertdialog', { name: said })
    const password = page.locator('dialog[open] input[type=password]')
    if ((await password.count()) > 0) await password.fill(own.password)
    // The slip of bets is no dialog; the header above it names the account.
    if ((await page.locator('dialog[open]').count()) > 0) {
      await expect(page.locator('dialog[open]')).toContainText(fill(texts.common.actsFor, { name: own.username }))
    }
    await button.click()
    await expect(dialog).toContainText(own.username)
    if (process.env.FILM)
      await page.screenshot({
        path: `${process.env.FILM}/refused-${begun.findIndex((each) => each.page === page)}.png`,
      })
  }
  expect([await traces(own), await traces(other)]).toEqual(before)

  const [{ page: stored } = { page: first }] = begun
  await stored.getByRole('button', { name: fill(session.another.continue, { name: other.username }) }).click()
  await expect(new Shell(stored).accountMenu(other.username)).toBeVisible()
  const leaving = begun.at(-1)?.page ?? first
  await leaving.getByRole('button', { name: fill(session.another.signOut, { name: other.username }) }).click()
  await expect(new Shell(leaving).logIn).toBeVisible()
  expect([await traces(own), await traces(other)]).toEqual(before)
})

test('follows a log-in of another tab, unless something is typed', async ({ page: first, context, problems }) => {
  problems.expect(/403/)
  const [own, other] = [await memberWithMoney(context), await memberWithMoney(context)]
  const [typing, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, typing, second]) await page.goto('/rng')
  await new Shell(typing).logIn.click()
  const form = new LogInDialog(typing)
  await form.username.fill('half a name')
  await logInOn(second, own)
  await expect(new Shell(first).accountMenu(own.username)).toBeVisible()
  const dialog = typing.getByRole('alertdialog', { name: fill(session.another.title, { name: own.username }) })
  await expect(dialog).toContainText(session.another.typed)
  await dialog.getByRole('button', { name: texts.ui.close }).click()
  await expect(form.username).toHaveValue('half a name')
  await form.logIn(other)
  await expect(new Shell(typing).accountMenu(other.username)).toBeVisible()
  for (const page of [first, second]) {
    await expect(
      page.getByRole('alertdialog', { name: fill(session.another.title, { name: other.username }) }),
    ).toBeVisible()
  }
})
