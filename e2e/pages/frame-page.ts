import type { Locator, Page } from '@playwright/test'
import { texts } from '../support/texts.ts'

const { home, shell, ui } = texts

/** The frame without the header: left bar, banners, floating menu, footer. */
export class FramePage {
  readonly page: Page
  readonly menu: Locator
  readonly banners: Locator
  readonly slides: Locator
  readonly dots: Locator
  readonly atHand: Locator
  readonly footer: Locator
  readonly bars: Locator

  constructor(page: Page) {
    this.page = page
    this.menu = page.getByRole('navigation', { name: shell.sideNavigation })
    this.banners = page.getByRole('region', { name: home.banners })
    this.slides = this.banners.getByRole('group')
    this.dots = this.banners.getByRole('button', { name: /^Show banner/ })
    this.atHand = page.getByRole('complementary', { name: shell.atHand })
    this.footer = page.getByRole('contentinfo')
    this.bars = page.getByRole('button', { name: new RegExp(`^(${shell.showBars}|${shell.hideBars})$`) })
  }

  /** Opens a page without the notice of the session, which would cover it. */
  async open(address: string): Promise<void> {
    await this.page.addInitScript(() => sessionStorage.setItem('index_notice', 'seen'))
    await this.page.goto(address)
    await this.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  }

  link(name: string): Locator {
    return this.menu.getByRole('link', { name, exact: true })
  }

  button(name: string): Locator {
    return this.menu.getByRole('button', { name, exact: true })
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  async close(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: ui.close }).first().click()
  }
}
