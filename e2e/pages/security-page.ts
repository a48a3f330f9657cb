import type { Locator, Page } from '@playwright/test'
import { fill, texts } from '../support/texts.ts'

const { security, ui } = texts

export class SecurityPage {
  readonly page: Page
  readonly guard: Locator
  readonly sessions: Locator
  readonly history: Locator

  constructor(page: Page) {
    this.page = page
    this.guard = page.getByRole('region', { name: security.guard })
    this.sessions = page.getByRole('region', { name: security.sessions })
    this.history = page.getByRole('table', { name: security.history })
  }

  async open(): Promise<void> {
    await this.page.goto('/member/security')
    await this.history.waitFor()
  }

  /** A button of the section for security settings. */
  button(name: string, values: Record<string, string> = {}): Locator {
    return this.guard.getByRole('button', { name: fill(name, values), exact: true })
  }

  dialog(name: string, values: Record<string, string> = {}): Locator {
    return this.page.getByRole('dialog', { name: fill(name, values) })
  }

  /** Fills in the proofs that a dialog requires, and confirms. */
  async prove(dialog: Locator, proof: { name?: string; password?: string; code?: string }, confirm: string) {
    if (proof.name !== undefined) await dialog.getByRole('textbox', { name: security.passkeyName }).fill(proof.name)
    if (proof.password !== undefined)
      await dialog.getByLabel(security.yourPassword, { exact: true }).fill(proof.password)
    if (proof.code !== undefined) await dialog.getByRole('textbox', { name: security.codeOrRecovery }).fill(proof.code)
    await dialog.getByRole('button', { name: confirm, exact: true }).click()
  }

  get messages(): Locator {
    return this.page.getByRole('region', { name: ui.notifications })
  }
}
