import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test'
import { NO_PASSWORD } from '../../apps/platform/src/lib/password.ts'
import { SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { CashierPage } from '../pages/cashier-page.ts'
import { GamePage, slotTextsIn } from '../pages/game-page.ts'
import { OfficePage } from '../pages/office-page.ts'
import { authenticatorCode } from '@playhouse/contract-suite/authenticator-code.ts'
import { RegisteredDialogs, RegisterPage } from '../pages/register-page.ts'
import { SecurityPage } from '../pages/security-page.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import {
  requireReview,
  endCardWaitingTime,
  giveBirthday,
  lockedBalance,
  makeReadyToWithdraw,
  readMemberId,
  moneyIn,
  takePicture,
  getWithdrawals,
} from '../support/cashier.ts'
import { ledgerBalance, payIn, query, queryOne, reward } from '../support/database.ts'
import { newCodeTo } from '../support/messages.ts'
import { seedFor } from '../support/rounds.ts'
import { logIn, newAccount, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { addVirtualKeys } from '../support/virtual-keys.ts'
import { fill, money, texts } from '../support/texts.ts'

const { errors } = texts

const DONG = 10_000n
const STAKE = 200_000n * DONG
const WITHDRAWN = 150_000n * DONG
const PAYMENT_PASSWORD = 'lantern-river-5'

/** The most played five-reel slot with a seamless wallet, and without a jackpot that might be won. */
const slot = () =>
  queryOne<{ nodeId: number; name: string; vietnamese: string }>(
    `select node_id as "nodeId", game.name, coalesce(game.names ->> 'VI', game.name) as vietnamese from game join vendor on code = vendor_code
     where category = 'RNG' and wallet_mode = 'seamless' and model_id = any($1) and not maintenance
       and node_id not in (select node_id from jackpot_game)
     order by popularity desc, node_id limit 1`,
    [SLOT_MODELS.map(({ id }) => id)],
  )

/** A text up to its first placeholder. */
const beginning = (text: string) => text.replace(/{{.*/s, '')

interface Player {
  id: number
  username: string
  password: string
  contact: string
}

/** Plays one round that stakes the deposit and pays more than the withdrawal. */
async function playRound(page: Page, language: LanguageCode, { id }: Player): Promise<void> {
  const { nodeId } = await slot()
  const play = new GamePage(page, await slotTextsIn(language))
  await play.open(nodeId)
  await expect(play.spin).toHaveAttribute('aria-disabled', 'false')
  await play.chooseStake(Number(STAKE / DONG), LANGUAGES[language].bcp47)
  await play.chooseSeed(await seedFor(id, STAKE, (payout) => payout > WITHDRAWN))
  await play.startRound()
  const rounds = () => query('select id from round where member_id = $1 and settled_at is not null', [id])
  await expect.poll(async () => (await rounds()).length).toBe(1)
}

async function checkRecords(cashier: CashierPage, language: LanguageCode, { id }: Player): Promise<void> {
  const { page, main, texts: own } = cashier
  const { payout } = await queryOne<{ payout: bigint }>('select payout from round where member_id = $1', [id])
  await page.goto('/member/betting-record')
  const bets = main.getByRole('table', { name: own.records.bettingRecord }).getByRole('row')
  await expect(bets).toHaveCount(2)
  const { name, vietnamese } = await slot()
  await expect(bets.last()).toContainText(language === 'EN' ? name : vietnamese)
  await expect(bets.last()).toContainText(moneyIn(language, STAKE))
  await expect(bets.last()).toContainText(moneyIn(language, payout))
  await page.goto('/member/account-record')
  const movements = main.getByRole('table', { name: own.records.accountRecord }).getByRole('row')
  await expect(movements).toHaveCount(4)
  const { types } = own.records
  // Latest first, each with the balance after it.
  for (const [index, type, after] of [
    [1, types.PAYOUT, payout],
    [2, types.BET, 0n],
    [3, types.DEPOSIT, STAKE],
  ] as const) {
    await expect(movements.nth(index)).toContainText(type)
    await expect(movements.nth(index)).toContainText(moneyIn(language, after))
  }
  expect(await ledgerBalance(id)).toBe(payout)
}

/** Uploads both sides of an identity card on the profile, which is open. */
async function sendDocuments(cashier: CashierPage): Promise<void> {
  const { page, main, texts: own } = cashier
  const { profile, upload } = own
  const file = { name: 'card.png', mimeType: 'image/png', buffer: await takePicture(page) }
  for (const kind of ['ID_FRONT', 'ID_BACK'] as const) {
    await cashier.field(profile.documents[kind]).setInputFiles(file)
  }
  await expect(main.getByText(upload.ready, { exact: true })).toHaveCount(2)
  await cashier.press(cashier.button(profile.send))
  await expect(main.getByRole('region', { name: profile.request })).toContainText(profile.statusTexts.REVIEW)
}

async function approveDocuments(browser: Browser, player: Player): Promise<void> {
  const office = await OfficePage.open(browser)
  const { id } = await queryOne<{ id: number }>('select id from identity_request where member_id = $1', [player.id])
  await office.approve('Identity', `${player.id}/${id}`)
  await office.close()
}

/** Sets a payment password, withdraws and confirms the receipt. */
async function withdraw(cashier: CashierPage, language: LanguageCode, player: Player, browser: Browser) {
  const { page, main, balance, texts: own } = cashier
  const { requirements, withdrawal, records } = own
  const { id, contact } = player
  const before = await ledgerBalance(id)
  await cashier.openWithdrawals()
  await expect(main.getByText(requirements.TURNOVER.met)).toBeVisible()
  await cashier.setPaymentPassword(player.password, PAYMENT_PASSWORD)
  await cashier.addCard(PAYMENT_PASSWORD, (send) => newCodeTo(contact, send))
  await expect(main.getByText(beginning(requirements.BANK_CARD.waiting))).toBeVisible()
  await endCardWaitingTime(id)
  await requireReview(id)
  await page.reload()
  const dialog = await cashier.beginWithdrawal('150000')
  await cashier.confirmWithdrawal(dialog, PAYMENT_PASSWORD)

  await expect(page).toHaveURL(/\/member\/withdrawal\/\d+$/)
  await expect(cashier.withdrawalState).toContainText(withdrawal.states.REVIEW)
  await expect(main.getByText(withdrawal.reviewReasons.PASSWORD_CHANGED)).toBeVisible()
  // With what is held below it.
  await expect(balance).toContainText(moneyIn(language, before - WITHDRAWN))
  expect(await lockedBalance(id)).toBe(WITHDRAWN)

  const [requested] = await getWithdrawals(id)
  const office = await OfficePage.open(browser)
  await office.approve('Withdrawals', `${id}/${requested?.id}`)
  await office.close()
  await cashier.untilDisbursed()
  expect(await lockedBalance(id)).toBe(0n)
  await cashier.confirmReceipt(await cashier.beginReceipt())
  await expect(cashier.withdrawalState).toContainText(withdrawal.states.RECEIVED)
  await expect(main.getByRole('region', { name: withdrawal.detail.timeline }).getByRole('listitem')).toHaveCount(6)
  expect(await getWithdrawals(id)).toMatchObject([{ state: 'RECEIVED', amount: WITHDRAWN, fee: 0n }])

  const after = before - WITHDRAWN
  expect(await ledgerBalance(id)).toBe(after)
  await expect(balance).toHaveText(moneyIn(language, after))
  await page.goto('/member/account-record')
  const latest = main.getByRole('table', { name: records.accountRecord }).getByRole('row').nth(1)
  await expect(latest).toContainText(records.types.WITHDRAWAL_HOLD)
  await expect(latest).toContainText(moneyIn(language, after))
}

test(
  'registers, sets a limit, deposits, plays, withdraws and confirms the receipt',
  { tag: EVERY_NIGHT },
  async ({ page, browser }) => {
    const cashier = await CashierPage.of(page)
    const { main, balance } = cashier
    const { deposit, limits, profile, requirements, verification } = cashier.texts
    const account = newAccount()
    const form = new RegisterPage(page)
    await form.open()
    await form.fill(account)
    await form.submit.click()
    await new RegisteredDialogs(page).continueButton.click()
    const player = { ...account, id: await readMemberId(account.username), contact: `${account.username}@mail.example` }

    await page.getByRole('banner').getByRole('link', { name: cashier.texts.shell.deposit }).click()
    await main
      .getByRole('region', { name: limits.prompt.title })
      .getByRole('button', { name: limits.periods.WEEK })
      .click()
    const limit = cashier.dialog(fill(limits.named, { kind: limits.kinds.DEPOSIT, period: limits.periods.WEEK }))
    await cashier.field(limits.dialog.amount, limit).fill('300,000')
    await cashier.button(limits.save, limit).click()
    await expect(main.getByRole('region', { name: limits.prompt.title })).toBeHidden()

    await expect(cashier.heading(deposit.age.MISSING.title)).toBeVisible()
    await expect(cashier.depositAmount).toHaveCount(0)
    await cashier.saveDetails()
    await cashier.openDeposits()
    await cashier.requestDeposit('200,000')
    await expect(cashier.heading(deposit.states.CREDITED.title)).toBeVisible()
    await expect(balance).toHaveText(money(STAKE))
    await page.goto('/member/withdrawal')
    await expect(main.getByText(fill(requirements.TURNOVER.left, { amount: money(STAKE) }))).toBeVisible()
    await cashier.openDeposits()
    await cashier.depositAmount.fill('150000')
    await cashier.button(deposit.submit).click()
    await expect(cashier.depositAmount).toHaveAccessibleDescription(/200,000.*300,000.*100,000/)
    await expect(cashier.depositAmount).toHaveValue('150000')

    await playRound(page, 'EN', player)
    await expect(balance).toHaveText(money(await ledgerBalance(player.id)))
    await checkRecords(cashier, 'EN', player)

    await page.goto('/member/profile')
    await cashier.button(profile.bind.EMAIL).click()
    const binding = cashier.dialog(profile.bind.EMAIL)
    await cashier.field(profile.newEmail, binding).fill(player.contact)
    const code = await newCodeTo(player.contact, () => cashier.button(verification.send, binding).click())
    await cashier.field(profile.newCode, binding).fill(code)
    await cashier.field(profile.proofKinds.PASSWORD, binding).fill(player.password)
    await cashier.button(profile.confirm, binding).click()
    await expect(binding).toBeHidden()
    await sendDocuments(cashier)
    await approveDocuments(browser, player)
    await page.reload()
    await expect(main.getByText(profile.tiers.identity)).toBeVisible()

    await withdraw(cashier, 'EN', player, browser)
  },
)

test.describe('on a phone in Vietnamese', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('registers, deposits by QR, plays, meets all requirements side by side, withdraws and has a complaint settled', async ({
    page,
    browser,
  }) => {
    const cashier = await CashierPage.of(page, 'TY', true)
    const { main, balance, texts: own } = cashier
    const account = newAccount()
    const { password } = account
    const form = new RegisterPage(page, main, own)
    await form.open()
    await form.fill(account)
    await form.limit.fill('1.000.000')
    await cashier.press(form.submit)
    await cashier.press(new RegisteredDialogs(page, own).continueButton)
    const player = { ...account, id: await readMemberId(account.username), contact: '' }

    // The requirements of a withdrawal are listed before the first deposit; the waits run while the player plays.
    const { requirements, security, withdrawal } = own
    const list = main.getByRole('region', { name: requirements.title })
    const entry = (name: string) => list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
    await page.goto('/member/account')
    const steps = own.member.attention.steps_other.split('{{count}} ')[1] ?? ''
    await cashier.press(main.getByRole('link', { name: steps }))
    const { IDENTITY, PAYMENT_PASSWORD: PASSWORD, SECOND_FACTOR, BANK_CARD } = requirements
    for (const { name } of [IDENTITY, PASSWORD, SECOND_FACTOR, BANK_CARD])
      await expect(entry(name)).toContainText(requirements.statuses.TO_DO)
    await cashier.press(entry(SECOND_FACTOR.name).getByRole('link', { name: SECOND_FACTOR.link }))
    const key = await cashier.setUpAuthenticator(password)
    await expect(main.getByText(security.strength.strong)).toBeVisible()
    await cashier.saveDetails()
    await sendDocuments(cashier)
    await page.goto('/member/withdrawal')
    await expect(entry(requirements.IDENTITY.name)).toContainText(requirements.statuses.WAITING)
    await cashier.press(entry(requirements.PAYMENT_PASSWORD.name).getByRole('link'))
    await cashier.setPaymentPassword(password, PAYMENT_PASSWORD)
    // The code of the set-up is used; the next one is accepted half a minute ahead.
    const nextCode = async () => authenticatorCode(key, Date.now() + 30_000)
    await cashier.addCard(PAYMENT_PASSWORD, nextCode, withdrawal.stepUp.authenticatorCode)
    await expect(entry(SECOND_FACTOR.name)).toContainText(requirements.statuses.MET)
    await expect(entry(requirements.BANK_CARD.name)).toContainText(requirements.statuses.WAITING)
    await expect(list.getByText(requirements.waiting)).toBeVisible()

    await cashier.press(page.getByRole('banner').getByRole('link', { name: own.shell.deposit }))
    await cashier.requestDeposit('400.000', { isHeld: true })
    const payment = await cashier.openPayment()
    // Chromium may hang when a page is closed while it changes: it stays open.
    await payment.locator('button[value=SHORT]').tap()
    await expect(cashier.heading(own.deposit.otherAmountTitle)).toBeVisible()
    await expect(balance).toHaveText(moneyIn('TY', STAKE))

    await page.goto('/member/withdrawal')
    const left = fill(requirements.TURNOVER.left, { amount: moneyIn('TY', STAKE) })
    await expect(entry(requirements.TURNOVER.name)).toContainText(left)
    await playRound(page, 'TY', player)
    const won = await ledgerBalance(player.id)

    // As if four hours had passed.
    await endCardWaitingTime(player.id)
    await cashier.openWithdrawals()
    // A phone's header has no balance beside a game.
    await expect(balance).toHaveText(moneyIn('TY', won))
    await expect(list.getByText(requirements.ready)).toHaveCount(0)
    await approveDocuments(browser, player)
    await expect(list.getByText(requirements.ready)).toBeVisible()
    await cashier.confirmWithdrawal(await cashier.beginWithdrawal('150.000'), PAYMENT_PASSWORD)
    await cashier.untilDisbursed()
    await expect(balance).toHaveText(moneyIn('TY', won - WITHDRAWN))
    await cashier.press(cashier.button(withdrawal.receipt.part))
    const receipt = cashier.dialog(withdrawal.receipt.titles.PARTLY_RECEIVED)
    await cashier.field(withdrawal.receipt.received, receipt).fill('100.000')
    await cashier.confirmReceipt(receipt)
    await expect(cashier.withdrawalState).toContainText(withdrawal.states.PARTLY_RECEIVED)
    const number = `${player.id}/${/\d+$/.exec(page.url())?.[0]}`
    const office = await OfficePage.open(browser)
    await office.settle(number, 'The bank kept the rest; it has paid it.')
    await office.close()
    await expect(cashier.withdrawalState).toContainText(withdrawal.states.RECEIVED)
    expect(await getWithdrawals(player.id)).toMatchObject([{ state: 'RECEIVED', amount: WITHDRAWN }])
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('keeps an invalid amount with its error and sends nothing', async ({ page, context, operations }) => {
  const member = await openAccount(context)
  await reward(member.id, STAKE)
  await makeReadyToWithdraw(member)
  const cashier = await CashierPage.of(page)
  const { deposit, withdrawal } = cashier.texts
  const tryAmounts = async (field: Locator, button: string, amounts: readonly string[]) => {
    for (const amount of amounts) {
      await field.fill(amount)
      await cashier.button(button).click()
      await expect(field, amount).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveValue(amount)
    }
  }
  await giveBirthday(member.id)
  const wrong = ['0', '-50000', 'fifty', '50000.5', '49,999', '300,000,001']
  await cashier.openDeposits()
  await tryAmounts(cashier.depositAmount, deposit.submit, wrong)
  await cashier.openWithdrawals()
  await tryAmounts(cashier.withdrawalAmount, withdrawal.form.continue, [...wrong, '200,001'])
  await expect(cashier.withdrawalAmount).toHaveAccessibleDescription(
    new RegExp(`^${beginning(withdrawal.form.amountBalance)}.*200,000`),
  )
  expect(operations).not.toContain('CreateDeposit')
  expect(operations).not.toContain('RequestWithdrawal')
})

test(
  'accepts only images, judged by content, as proof of a payment',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context, problems }) => {
    problems.expect(/4\d\d .*\/media\/uploads\/|Failed to load resource.*\/media\/uploads\//)
    const member = await openAccount(context)
    await giveBirthday(member.id)
    const cashier = await CashierPage.of(page)
    const { main } = cashier
    const { deposit, upload } = cashier.texts
    await cashier.openDeposits()
    await cashier.requestDeposit('200000', { isHeld: true })
    const proof = cashier.field(deposit.proofLabel)
    const png = await takePicture(page)
    for (const [name, mimeType, buffer, failure] of [
      ['receipt.png', 'image/png', Buffer.from('MZ\x90\x00 This program cannot be run in DOS mode.'), 'TYPE'],
      ['receipt.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'TYPE'],
      ['receipt.jpg', 'image/jpeg', Buffer.concat([png.subarray(0, 60), Buffer.from('cut off')]), 'BROKEN'],
    ] as const) {
      await proof.setInputFiles({ name, mimeType, buffer })
      await expect(main.getByRole('alert')).toHaveText(upload.failures[failure])
    }
    await expect(cashier.heading(deposit.states.WAITING.title)).toBeVisible()
    await proof.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: png })
    await expect(main.getByText(upload.ready, { exact: true })).toBeVisible()
    await cashier.button(deposit.proofSend).click()
    await expect(cashier.heading(deposit.states.CHECKING.title)).toBeVisible()
  },
)

test('credits a QR payment that arrives after the time to pay', async ({ page, context }) => {
  const member = await openAccount(context)
  const cashier = await CashierPage.of(page)
  const { main, balance } = cashier
  const { deposit } = cashier.texts
  await giveBirthday(member.id)
  await cashier.openDeposits()
  const id = await cashier.requestDeposit('200000', { isHeld: true })
  const payment = await cashier.openPayment()
  await query(
    `update deposit set expires_at = now() - interval '1 second', next_action_at = now() where member_id = $1 and id = $2`,
    [member.id, id],
  )
  await expect(cashier.heading(deposit.states.EXPIRED.title)).toBeVisible()
  await payment.locator('button[value=FULL]').click()
  await expect(cashier.heading(deposit.states.CREDITED.title)).toBeVisible()
  await expect(main.getByText(deposit.late)).toBeVisible()
  await expect(balance).toHaveText(money(STAKE))
  expect(await ledgerBalance(member.id)).toBe(STAKE)
})

test(
  'requires only the passkey of an account that has one before a large withdrawal',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await reward(member.id, 6_000_000n * DONG)
    await makeReadyToWithdraw(member)
    const keys = await addVirtualKeys(page)
    const security = new SecurityPage(page)
    await security.open()
    await security.button(texts.security.addPasskey).click()
    const adding = security.dialog(texts.security.addPasskey)
    await security.prove(adding, { name: 'Phone', password: member.password }, texts.security.next)
    await expect(security.messages).toContainText(texts.security.passkeySaved)

    const cashier = await CashierPage.of(page)
    const { states, stepUp } = cashier.texts.withdrawal
    await cashier.openWithdrawals()
    const dialog = await cashier.beginWithdrawal('5000000')
    await cashier.confirmWithdrawal(dialog, member.password)
    await expect(dialog.getByText(stepUp.passkey)).toBeVisible()
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    expect(await getWithdrawals(member.id)).toEqual([])
    await keys.agree(false)
    const confirm = dialog.getByRole('button').last()
    await confirm.click()
    await expect(dialog.getByRole('alert')).toHaveText(stepUp.passkeyCancelled)
    expect(await getWithdrawals(member.id)).toEqual([])
    await keys.agree(true)
    await confirm.click()
    // A large withdrawal of a new account is reviewed.
    await expect(cashier.withdrawalState).toContainText(states.REVIEW)
    expect(await getWithdrawals(member.id)).toMatchObject([{ amount: 5_000_000n * DONG, state: 'REVIEW' }])
  },
)

test(
  'closes an account without a password by a code to its e-mail address',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    const contact = `${member.username}@mail.example`
    await query('update member set password_hash = $2, email = $3, email_verified_at = now() where id = $1', [
      member.id,
      NO_PASSWORD,
      contact,
    ])
    const cashier = await CashierPage.of(page)
    const { limits, withdrawal } = cashier.texts
    await page.goto('/member/limits')
    await cashier.button(limits.close.open).click()
    const asking = cashier.dialog(limits.close.title)
    await cashier.button(limits.continue, asking).click()
    await expect(asking.getByText(withdrawal.stepUp.closing)).toBeVisible()
    const code = cashier.field(withdrawal.stepUp.code, asking)
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(await newCodeTo(contact, () => cashier.button(withdrawal.stepUp.send, asking).click()))
    await page.keyboard.press('Enter')
    const confirming = page.getByRole('alertdialog', { name: limits.close.confirmTitle })
    await confirming.getByRole('button', { name: limits.close.confirm }).click()
    await expect(new Shell(page).logIn).toBeVisible()
    const { closedAt } = await queryOne<{ closedAt: Date | null }>(
      'select closed_at as "closedAt" from member where id = $1',
      [member.id],
    )
    expect(closedAt).not.toBeNull()
  },
)

test('pays a withdrawal of two tabs once, and records one receipt from both', async ({ page, context }) => {
  const member = await openAccount(context)
  await reward(member.id, STAKE)
  await makeReadyToWithdraw(member)
  const one = await CashierPage.of(page)
  const tabs = [one, one.on(await context.newPage())] as const
  const dialogs: Locator[] = []
  for (const tab of tabs) {
    await tab.page.bringToFront()
    await tab.openWithdrawals()
    dialogs.push(await tab.beginWithdrawal('200000'))
    await tab.field(tab.texts.withdrawal.confirm.password, tab.page.getByRole('dialog')).fill(member.password)
  }
  await Promise.all(dialogs.map((dialog) => dialog.locator('form').dispatchEvent('submit')))
  const winner = async () => tabs.findIndex((tab) => /\/withdrawal\/\d+$/.test(tab.page.url()))
  await expect.poll(winner).toBeGreaterThanOrEqual(0)
  const [first, second] = (await winner()) === 0 ? tabs : [tabs[1], tabs[0]]
  await second.page.bringToFront()
  await expect(second.page.getByRole('dialog')).toContainText(errors.codes.INSUFFICIENT_BALANCE)
  expect(await getWithdrawals(member.id)).toMatchObject([{ amount: STAKE }])
  expect(await ledgerBalance(member.id)).toBe(0n)

  await first.untilDisbursed()
  await second.page.goto(first.page.url())
  const receipts: Locator[] = []
  for (const tab of tabs) {
    await tab.page.bringToFront()
    receipts.push(await tab.beginReceipt())
  }
  // Handles, because the dialog of one tab closes as soon as it learns of the other's receipt.
  const forms = await Promise.all(receipts.map((dialog) => dialog.locator('form').elementHandle()))
  await Promise.all(forms.map((form) => form?.dispatchEvent('submit')))
  for (const tab of tabs) {
    await tab.page.bringToFront()
    await expect(tab.withdrawalState).toContainText(tab.texts.withdrawal.states.RECEIVED)
  }
  const steps = await query('select state from withdrawal_step where member_id = $1 order by version', [member.id])
  expect(steps.map((step) => (step as { state: string }).state).filter((state) => state === 'RECEIVED')).toHaveLength(1)
})

test('a time-out ends other sessions and play, and still allows withdrawals', async ({ page, context, browser }) => {
  const member = await openAccount(context)
  await reward(member.id, STAKE)
  await makeReadyToWithdraw(member)
  const cashier = await CashierPage.of(page)
  const { main } = cashier
  const { deposit, limits } = cashier.texts
  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' })
  await elsewhere.addInitScript(() => {
    sessionStorage.setItem('index_notice', 'seen')
  })
  await logIn(elsewhere, member)
  const other = await elsewhere.newPage()
  await other.goto('/member/account')
  await expect(new Shell(other).balance).toHaveText(money(STAKE))

  await page.goto('/member/limits')
  await cashier.button(limits.timeOut.title).click()
  const choosing = cashier.dialog(limits.timeOut.title)
  await choosing.getByRole('radio', { name: fill(limits.days_other, { count: 7 }) }).check({ force: true })
  await cashier.button(limits.continue, choosing).click()
  const confirming = cashier.dialog(limits.timeOut.confirmTitle)
  await expect(confirming).toContainText(limits.means.withdraw)
  await cashier.button(limits.timeOut.confirm, confirming).click()
  await cashier.button(limits.payout.later, cashier.dialog(limits.payout.title)).click()
  await expect(main.getByText(limits.active.text)).toBeVisible()
  await expect(new Shell(other).logIn).toBeVisible()
  await elsewhere.close()

  await page.goto('/member/deposit')
  await expect(cashier.heading(deposit.onBreak.title)).toBeVisible()
  await expect(cashier.depositAmount).toHaveCount(0)
  await page.goto(`/game/${(await slot()).nodeId}`)
  await expect(main).toContainText('You are taking a break until')

  await cashier.openWithdrawals()
  await cashier.confirmWithdrawal(await cashier.beginWithdrawal('150000'), member.password)
  await cashier.untilDisbursed()
  expect(await getWithdrawals(member.id)).toMatchObject([{ state: 'DISBURSED', amount: WITHDRAWN }])
})

test('one tab reads live events for all, another takes over when it closes, and a log-out ends them', async ({
  page,
  context,
}) => {
  const streams = openStreams(context)
  const member = await openAccount(context)
  await page.goto('/member/account')
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) await tab.goto('/member/wallet')
  const balances = (of: Page[]) => Promise.all(of.map((tab) => new Shell(tab).balance.innerText()))
  await expect.poll(() => balances(tabs)).toEqual(tabs.map(() => money(0n)))
  await expect.poll(() => streams.size).toBe(1)
  await payIn(member.id, STAKE)
  await expect.poll(() => balances(tabs)).toEqual(tabs.map(() => money(STAKE)))
  expect(streams.size).toBe(1)

  const [leader] = [...streams.values()]
  const rest = tabs.filter((tab) => tab !== leader)
  await leader?.close()
  await expect.poll(() => [...streams.values()].filter((tab) => rest.includes(tab)).length).toBe(1)
  await payIn(member.id, STAKE)
  await expect.poll(() => balances(rest)).toEqual(rest.map(() => money(2n * STAKE)))

  const [last, remaining] = rest
  if (!last || !remaining) throw new Error('Two tabs remain.')
  await last.bringToFront()
  const frame = new Shell(last)
  await frame.choose(member.username, texts.shell.signOut)
  await last.getByRole('alertdialog').getByRole('button', { name: texts.shell.signOut }).click()
  await expect(frame.logIn).toBeVisible()
  await expect(new Shell(remaining).logIn).toBeVisible()
  await expect.poll(() => streams.size).toBe(0)
})

/** The account's open streams with their tabs. */
function openStreams(context: BrowserContext): Map<Request, Page> {
  const streams = new Map<Request, Page>()
  context.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Live"')) streams.set(request, request.frame().page())
  })
  context.on('requestfinished', (request) => void streams.delete(request))
  context.on('requestfailed', (request) => void streams.delete(request))
  // A closed tab reports nothing about its requests.
  const follow = (tab: Page) =>
    tab.on('close', () => {
      for (const [request, reader] of streams) if (reader === tab) streams.delete(request)
    })
  context.pages().forEach(follow)
  context.on('page', follow)
  return streams
}
