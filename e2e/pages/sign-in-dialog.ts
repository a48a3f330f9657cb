import type { Locator, Page } from '@playwright/test'
import type { Account } from '../support/sessions.ts'
import { texts } from '../support/texts.ts'

const { session } = texts

export class LogInDialog {
  readonly dialog: Locator
  readonly username: Locator
  readonly password: Locator
  readonly secondFactor: Locator
  readonly remember: Locator
  readonly submit: Locator
  readonly failure: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: session.logInTitle })
    this.username = this.dialog.getByRole('textbox', { name: session.username, exact: true })
    this.password = this.dialog.getByRole('textbox', { name: session.password, exact: true })
    this.secondFactor = this.dialog.getByRole('textbox', { name: session.locked.code, exact: true })
    this.remember = this.dialog.getByRole('checkbox', { name: session.remember })
    this.submit = this.dialog.getByRole('button', { name: session.logIn, exact: true })
    this.failure = this.dialog.getByRole('alert')
  }

  async logIn({ username, password }: Account): Promise<void> {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.submit.click()
  }
}
