import type { Locator, Page } from '@playwright/test'
import type { Account } from '../support/sessions.ts'
import { words } from '../support/words.ts'

const { session } = words

/** The registration as a page of its own. */
export class RegisterPage {
  readonly page: Page
  readonly username: Locator
  readonly password: Locator
  readonly confirmation: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.username = main.getByRole('textbox', { name: session.username })
    this.password = main.getByRole('textbox', { name: new RegExp(`^${session.password}(?! again)`) })
    this.confirmation = main.getByRole('textbox', { name: session.confirmPassword })
    this.submit = main.getByRole('button', { name: session.register, exact: true })
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/register${search}`)
  }

  async fill({ username, password }: Account, confirmation = password): Promise<void> {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.confirmation.fill(confirmation)
  }
}
