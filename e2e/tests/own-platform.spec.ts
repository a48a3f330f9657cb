import type { Page } from '@playwright/test'
import { SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import { MIDDLE_AGENT } from '../../apps/platform/seed/demo-accounts.ts'
import { CashierPage } from '../pages/cashier-page.ts'
import { GamePage, slotTextsIn } from '../pages/game-page.ts'
import { RegisteredDialogs, RegisterPage } from '../pages/register-page.ts'
import { Shell } from '../pages/shell.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { giveBirthday, makeReadyToWithdraw, readMemberId } from '../support/cashier.ts'
import { ledgerBalance, query, queryOne, reward } from '../support/database.ts'
import { CORE } from '../support/nightly.ts'
import { waitUntilReady } from '../support/page-ready.ts'
import { textsIn } from '../support/page-texts.ts'
import { prefer } from '../support/preferences.ts'
import { seedFor } from '../support/rounds.ts'
import { logIn, newAccount, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { exactMoney, fill, money } from '../support/texts.ts'

/*
 * What a site must do before any platform. `E2E_PLATFORM` says before which: `core` has nothing else, `other` is of another make and speaks a
 * dialect.
 */

const OWN_PLATFORM = ['@nightly', '@own-platform']
const OWN_PLATFORM_CORE = [...OWN_PLATFORM, CORE]

const DONG = 10_000n
const STAKE = 200_000n * DONG
const WITHDRAWN = 150_000n * DONG

test('a visitor registers, deposits, plays and withdraws', { tag: OWN_PLATFORM_CORE }, async ({ page }) => {
  const cashier = await CashierPage.of(page)
  const { deposit, records, withdrawal } = cashier.texts
  const account = newAccount()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill(account)
  await form.submit.click()
  await new RegisteredDialogs(page).continueButton.click()
  const id = await readMemberId(account.username)

  await giveBirthday(id)
  await cashier.openDeposits()
  await cashier.requestDeposit('200,000')
  await expect(cashier.heading(deposit.states.CREDITED.title)).toBeVisible()
  await page.goto('/member/wallet')
  await expect(cashier.balance).toHaveText(money(STAKE))

  const { nodeId, name } = await queryOne<{ nodeId: number; name: string }>(
    `select node_id as "nodeId", game.name from game join vendor on code = vendor_code
     where category = 'RNG' and wallet_mode = 'seamless' and model_id = any($1) and not maintenance
       and node_id not in (select node_id from jackpot_game)
     order by popularity desc, node_id limit 1`,
    [SLOT_MODELS.map((model) => model.id)],
  )
  const play = new GamePage(page, await slotTextsIn('EN'))
  await play.open(nodeId)
  await expect(play.spin).toHaveAttribute('aria-disabled', 'false')
  await play.chooseStake(Number(STAKE / DONG), 'en')
  await play.chooseSeed(await seedFor(id, STAKE, (payout) => payout > WITHDRAWN))
  await play.startRound()
  await expect
    .poll(() => query('select id from round where member_id = $1 and settled_at is not null', [id]))
    .toHaveLength(1)
  await page.goto('/member/betting-record')
  const bets = cashier.main.getByRole('table', { name: records.bettingRecord }).getByRole('row')
  await expect(bets.last()).toContainText(name)

  await makeReadyToWithdraw({ ...account, id })
  const before = await ledgerBalance(id)
  await cashier.openWithdrawals()
  await cashier.confirmWithdrawal(await cashier.beginWithdrawal('150000'), account.password)
  await expect(page).toHaveURL(/\/member\/withdrawal\/\d+$/)
  await cashier.untilDisbursed()
  await cashier.confirmReceipt(await cashier.beginReceipt())
  await expect(cashier.withdrawalState).toContainText(withdrawal.states.RECEIVED)
  expect(await ledgerBalance(id)).toBe(before - WITHDRAWN)
  await page.goto('/member/account-record')
  const movements = cashier.main.getByRole('table', { name: records.accountRecord }).getByRole('row')
  await expect(movements.nth(1)).toContainText(records.types.WITHDRAWAL_HOLD)
  await expect(movements.nth(1)).toContainText(exactMoney(before - WITHDRAWN))
})

test('an agent’s link brings a member, whom the team shows', { tag: OWN_PLATFORM_CORE }, async ({ page, browser }) => {
  await logIn(page.context(), MIDDLE_AGENT)
  const downline = await textsIn('EN', 'downline')
  const dialog = page.getByRole('dialog')
  await page.goto('/agent/register-centre')
  await page.getByRole('main').getByRole('button', { name: downline.newLink, exact: true }).click()
  await dialog.getByLabel(downline.linkName, { exact: true }).fill(`Campaign ${Date.now()}`)
  await dialog.getByRole('button', { name: downline.makeLink, exact: true }).click()
  const { pathname, search } = new URL(await dialog.getByText('/register?').innerText())

  const context = await browser.newContext()
  await prefer(context, { language: 'EN' })
  // The notice would cover the welcome.
  await context.addInitScript(() => sessionStorage.setItem('index_notice', 'seen'))
  const visitor = await context.newPage()
  waitUntilReady(visitor)
  await visitor.goto(pathname + search)
  const account = newAccount()
  const form = new RegisterPage(visitor)
  await form.fill(account)
  await form.submit.click()
  await new RegisteredDialogs(visitor).continueButton.click()
  await context.close()

  await page.goto(`/agent/downlines/${account.username}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.username)
  await page.goto('/agent/team-overview')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test(
  'an agent opens an account by hand, and each writes to the other',
  { tag: OWN_PLATFORM_CORE },
  async ({ page, browser }) => {
    const [downline, messages, passwords] = await Promise.all([
      textsIn('EN', 'downline'),
      textsIn('EN', 'messages'),
      textsIn('EN', 'passwords'),
    ])
    const account = newAccount()
    const write = async (writer: Page, subject: string, text: string) => {
      const dialog = writer.getByRole('dialog')
      if (subject !== '') await dialog.getByLabel(messages.subject, { exact: true }).fill(subject)
      await dialog.getByLabel(messages.text, { exact: true }).fill(text)
      await dialog.getByRole('button', { name: messages.send, exact: true }).click()
      await expect(dialog).toBeHidden()
    }
    await logIn(page.context(), MIDDLE_AGENT)
    await page.goto('/agent/register-centre')
    const main = page.getByRole('main')
    await main.getByLabel(downline.username, { exact: true }).fill(account.username)
    await main.getByLabel(downline.firstPassword, { exact: true }).fill(account.password)
    await main.getByRole('button', { name: downline.openAccount, exact: true }).click()
    await expect(main.getByRole('status').getByRole('link')).toHaveText(account.username)
    await page.goto(`/member/messages?to=${account.username}`)
    await write(page, 'Welcome', 'Ask me anything')

    const context = await browser.newContext()
    await prefer(context, { language: 'EN' })
    await context.addInitScript(() => sessionStorage.setItem('index_notice', 'seen'))
    const theirs = await context.newPage()
    waitUntilReady(theirs)
    const frame = new Shell(theirs)
    const signIn = new LogInDialog(theirs)
    await theirs.goto('/')
    await frame.logIn.click()
    await signIn.logIn(account)
    const change = theirs.getByRole('dialog', { name: passwords.changeTitle })
    const own = { ...account, password: newAccount().password }
    const fields = change.locator('input[type=password]')
    await fields.first().fill(own.password)
    await fields.last().fill(own.password)
    await change.getByRole('button', { name: passwords.change }).click()
    await signIn.logIn(own)
    await expect(frame.balance).toBeVisible()
    await theirs.goto('/member/messages')
    await theirs
      .getByRole('main')
      .getByRole('button', { name: `${messages.unreadMark} Welcome` })
      .click()
    await expect(theirs.getByRole('dialog')).toContainText('Ask me anything')
    await theirs.getByRole('dialog').getByRole('button', { name: messages.reply, exact: true }).click()
    await write(theirs, '', 'When does the month end?')
    await context.close()

    await page.goto('/member/messages?kind=DOWNLINE')
    const reply = main.getByRole('listitem').filter({ hasText: account.username })
    await expect(reply).toContainText('When does the month end?')
  },
)

test('a member bets on a draw, and the ticket is settled', { tag: OWN_PLATFORM }, async ({ page, context }) => {
  const member = await openAccount(context)
  await reward(member.id, STAKE)
  const [lottery, lotteries] = await Promise.all([textsIn('EN', 'lottery'), textsIn('EN', 'lotteries')])
  const main = page.getByRole('main')
  await page.goto('/lottery?gameCode=SSC_1M')
  const row = main.getByRole('group', { name: fill(lottery.positionRow, { position: 1 }), exact: true })
  await row.getByRole('button', { name: fill(lotteries.position, { position: 1, value: '3' }), exact: true }).click()
  await main.getByRole('button', { name: lottery.pad.add, exact: true }).click()
  const slip = main.getByRole('region', { name: lottery.slip.title })
  await slip.getByRole('button', { name: new RegExp(`^${lottery.slip.place}`) }).click()
  await expect(slip.getByText(lottery.placed.title)).toBeVisible()
  const { id } = await queryOne<{ id: string }>('select id::text from lottery_ticket where member_id = $1', [member.id])
  const { ticketStates } = await textsIn('EN', 'draws')
  // The lottery draws every minute.
  await expect(async () => {
    await page.goto(`/member/lottery-tickets/${id}`)
    await expect(main.getByText(new RegExp(`^(${ticketStates.WON}|${ticketStates.LOST})`)).first()).toBeVisible({
      timeout: 5_000,
    })
  }).toPass({ timeout: 150_000 })
})
