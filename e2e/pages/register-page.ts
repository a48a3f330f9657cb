import type { TextsOf } from '../support/page-texts.ts'
import type { Locator, Page } from '@playwright/test'
import { codeTo, type Phone } from '../support/messages.ts'
import type { Account } from '../support/sessions.ts'
import { texts } from '../support/texts.ts'

interface Words {
  registration: TextsOf<'registration'>
  verification: TextsOf<'verification'>
}

/** The registration form, on its page or in its dialog. */
export class RegisterPage {
  readonly page: Page
  readonly username: Locator
  readonly password: Locator
  readonly confirmation: Locator
  readonly mobile: Locator
  readonly country: Locator
  readonly code: Locator
  readonly sendCode: Locator
  readonly invitation: Locator
  readonly limit: Locator
  readonly adult: Locator
  readonly agreement: Locator
  readonly submit: Locator
  /** Beside its button. */
  readonly alert: Locator

  readonly #byMobile: string

  constructor(page: Page, within: Locator = page.getByRole('main'), { registration, verification }: Words = texts) {
    const { field, limit } = registration
    this.#byMobile = registration.way.MOBILE
    this.page = page
    this.username = within.getByRole('textbox', { name: field.username })
    this.password = within.getByRole('textbox', { name: new RegExp(`^${field.password}(?! again)`) })
    this.confirmation = within.getByRole('textbox', { name: field.confirmPassword })
    this.mobile = within.getByRole('textbox', { name: field.mobileNum })
    this.country = within.getByRole('combobox', { name: registration.countryCode })
    this.code = within.getByRole('textbox', { name: new RegExp(`^${field.verificationCode} `) })
    this.sendCode = within.getByRole('button', { name: verification.send })
    this.invitation = within.getByRole('textbox', { name: field.affiliateCode })
    this.limit = within.getByRole('textbox', { name: limit.amount.replace(/ \(.*/, '') })
    this.adult = within.getByRole('checkbox').first()
    this.agreement = within.getByRole('checkbox').last()
    this.submit = within.getByRole('button', { name: registration.submit, exact: true })
    this.alert = within.getByRole('alert')
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/register${search}`)
  }

  async fill({ username, password }: Account, confirmation = password): Promise<void> {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.confirmation.fill(confirmation)
    await this.confirmAge()
  }

  /** Before the page is hydrated, a press changes nothing yet. */
  async confirmAge(): Promise<void> {
    if (!(await this.adult.isChecked())) await this.adult.click()
  }

  async chooseMobile(): Promise<void> {
    await this.page.getByRole('tab', { name: this.#byMobile }).click()
  }

  /** Requests a code for a Vietnamese number and reads it. */
  async receiveCode({ typed, e164 }: Phone): Promise<string> {
    await this.mobile.fill(typed)
    await this.sendCode.click()
    return codeTo(e164)
  }
}

export class RegisteredDialogs {
  readonly number: Locator
  readonly noted: Locator
  readonly welcome: Locator
  readonly continueButton: Locator

  constructor(page: Page, { registration: { done } }: Pick<Words, 'registration'> = texts) {
    const numberDialog = page.getByRole('alertdialog', { name: done.numberTitle })
    this.number = numberDialog.getByRole('status')
    this.noted = numberDialog.getByRole('button', { name: done.confirm })
    this.welcome = page.getByRole('dialog', { name: done.title.replace('{{name}}', '') })
    this.continueButton = this.welcome.getByRole('button', { name: done.continue })
  }
}
