import type { Locator, Page } from '@playwright/test'
import { authenticatorCode } from '@playhouse/contract-suite/authenticator-code.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { type CashierTexts, cashierTexts, holdPayment, REAL_NAME } from '../support/cashier.ts'
import { fill } from '../support/texts.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Deposits and withdrawals, in any language, by mouse or by touch. */
export class CashierPage {
  readonly page: Page
  readonly texts: CashierTexts
  readonly main: Locator
  readonly balance: Locator
  readonly #isTouched: boolean

  private constructor(page: Page, texts: CashierTexts, isTouched: boolean) {
    this.page = page
    this.texts = texts
    this.#isTouched = isTouched
    this.main = page.getByRole('main')
    this.balance = page.getByRole('banner').getByRole('status')
  }

  static async of(page: Page, language: LanguageCode = 'EN', isTouched = false): Promise<CashierPage> {
    return new CashierPage(page, await cashierTexts(language), isTouched)
  }

  /** The same in another tab. */
  on = (page: Page): CashierPage => new CashierPage(page, this.texts, this.#isTouched)

  press = (target: Locator): Promise<void> => (this.#isTouched ? target.tap() : target.click())

  button(name: string, within: Locator = this.main): Locator {
    return within.getByRole('button', { name, exact: true })
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  heading(name: string): Locator {
    return this.main.getByRole('heading', { name, exact: true })
  }

  /** A field by the beginning of its label, which may end in "(required)". */
  field(label: string, within: Locator = this.main): Locator {
    return within.getByLabel(new RegExp(`^${escaped(label)}`)).first()
  }

  get depositAmount(): Locator {
    return this.field(fill(this.texts.deposit.amount, { currency: 'VND' }))
  }

  get withdrawalAmount(): Locator {
    return this.main.getByRole('textbox', { name: new RegExp(`^${escaped(this.texts.withdrawal.form.amount)}`) })
  }

  async openDeposits(): Promise<void> {
    await this.page.goto('/member/deposit')
    await this.depositAmount.waitFor()
  }

  async openWithdrawals(): Promise<void> {
    await this.page.goto('/member/withdrawal')
    await this.withdrawalAmount.waitFor()
  }

  /**
   * Requests a deposit by QR code and waits until its page shows the code, or that it has been paid already.
   * @param isHeld whether it is not paid automatically
   * @returns its id
   */
  async requestDeposit(amount: string, { isHeld = false } = {}): Promise<number> {
    const { deposit } = this.texts
    await this.main.getByRole('radio', { name: deposit.methods.QR }).check({ force: true })
    await this.depositAmount.fill(amount)
    await this.press(this.button(deposit.submit))
    await this.page.waitForURL(/\/member\/deposit\/\d+$/)
    const id = Number(/\d+$/.exec(this.page.url())?.[0])
    if (isHeld) await holdPayment(id)
    const code = this.main.getByRole('img', { name: deposit.qrTitle })
    await code.or(this.heading(deposit.states.CREDITED.title)).waitFor()
    return id
  }

  async openPayment(): Promise<Page> {
    const opened = this.page.context().waitForEvent('page')
    await this.press(this.main.getByRole('link', { name: this.texts.deposit.openPage }))
    const payment = await opened
    await payment.getByRole('heading', { level: 1 }).waitFor()
    return payment
  }

  async saveDetails(): Promise<void> {
    const { profile } = this.texts
    await this.page.goto('/member/profile')
    await this.field(profile.realName).fill(REAL_NAME)
    await this.field(profile.birthday).fill('1990-05-17')
    await this.press(this.button(profile.save))
    await this.page.getByText(profile.saved).waitFor()
  }

  /** Sets up an authenticator app on the device that shows the page, by the link beside the code. @returns its key */
  async setUpAuthenticator(logIn: string): Promise<string> {
    const { security } = this.texts
    await this.press(this.button(security.setUp, this.main.getByRole('region', { name: security.guard })).first())
    const dialog = this.dialog(security.bind.title)
    await dialog.getByLabel(security.yourPassword, { exact: true }).fill(logIn)
    await this.press(this.button(security.next, dialog))
    const address = await dialog.getByRole('link', { name: security.bind.openApp }).getAttribute('href')
    const key = new URL(address ?? '').searchParams.get('secret') ?? ''
    await dialog.getByRole('textbox', { name: security.code }).fill(authenticatorCode(key))
    await this.press(this.button(security.bind.confirm, dialog))
    const shown = this.dialog(security.recovery.title)
    await shown.getByRole('checkbox', { name: security.recovery.kept }).check()
    await this.press(this.button(security.done, shown))
    await shown.waitFor({ state: 'detached' })
    return key
  }

  async setPaymentPassword(logIn: string, paymentPassword: string): Promise<void> {
    const { password } = this.texts.withdrawal
    await this.press(this.button(password.set))
    const dialog = this.dialog(password.titles.set)
    await this.field(password.logIn, dialog).fill(logIn)
    await dialog.getByLabel(password.new, { exact: true }).fill(paymentPassword)
    await dialog.getByLabel(password.again, { exact: true }).fill(paymentPassword)
    await this.press(this.button(password.save, dialog))
    await dialog.waitFor({ state: 'detached' })
  }

  /**
   * Adds a bank account of the member's own.
   * @param readCode calls `send` and returns the code that was sent, or returns one of the account's authenticator
   * @param label the field for the code
   */
  async addCard(
    paymentPassword: string,
    readCode: (send: () => Promise<void>) => Promise<string>,
    label: string = this.texts.withdrawal.stepUp.code,
  ): Promise<void> {
    const { cards, form, confirm, stepUp } = this.texts.withdrawal
    await this.press(this.button(cards.add))
    const adding = this.dialog(cards.addTitle)
    await adding.getByRole('combobox', { name: cards.bank }).selectOption({ index: 1 })
    await this.field(cards.number, adding).fill('9704 1234 5678')
    // Banks write names without accents.
    await this.field(cards.name, adding).fill('NGUYEN THI LAN')
    await this.press(this.button(form.continue, adding))
    const confirming = this.dialog(cards.confirmTitle)
    await this.field(confirm.password, confirming).fill(paymentPassword)
    await this.press(this.button(cards.add, confirming))
    const send = () => this.press(this.button(stepUp.send, confirming))
    await confirming.getByText(stepUp.text).waitFor()
    await this.field(label, confirming).fill(await readCode(send))
    await this.press(this.button(cards.add, confirming))
    await confirming.waitFor({ state: 'detached' })
  }

  /** Types an amount and opens the dialog that confirms it. */
  async beginWithdrawal(amount: string): Promise<Locator> {
    const { form, confirm } = this.texts.withdrawal
    await this.withdrawalAmount.fill(amount)
    await this.press(this.button(form.continue))
    const dialog = this.dialog(confirm.title)
    await dialog.waitFor()
    return dialog
  }

  async confirmWithdrawal(dialog: Locator, paymentPassword: string): Promise<void> {
    const { confirm } = this.texts.withdrawal
    await this.field(confirm.password, dialog).fill(paymentPassword)
    await this.press(dialog.getByRole('button').last())
  }

  get withdrawalState(): Locator {
    // Dialogs in the article have headers too.
    return this.main.getByRole('article').locator('header').first()
  }

  /**
   * Waits for the payout on screen as long as the test may take: reviews, jobs and the provider come before it. An
   * expression minds case, so that "Being paid out" is not it.
   */
  untilDisbursed = (): Promise<void> =>
    this.withdrawalState.filter({ hasText: new RegExp(this.texts.withdrawal.states.DISBURSED) }).waitFor({ timeout: 0 })

  /** Opens the dialog that confirms full receipt of the withdrawal on screen. */
  async beginReceipt(): Promise<Locator> {
    const { receipt } = this.texts.withdrawal
    await this.press(this.button(receipt.all))
    return this.dialog(receipt.titles.RECEIVED)
  }

  confirmReceipt = (dialog: Locator): Promise<void> =>
    this.press(this.button(this.texts.withdrawal.receipt.submit, dialog))
}
