import type { Locator, Page } from '@playwright/test'
import { texts } from '../support/texts.ts'

const { palette } = texts

/** The search over everything. */
export class Palette {
  readonly dialog: Locator
  readonly box: Locator
  readonly options: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: palette.title })
    this.box = this.dialog.getByRole('combobox')
    this.options = this.dialog.getByRole('option')
  }

  group(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true })
  }

  /** The option that Enter would choose. */
  get marked(): Locator {
    return this.dialog.getByRole('option', { selected: true })
  }
}
