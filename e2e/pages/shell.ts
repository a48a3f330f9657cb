import type { Locator, Page } from '@playwright/test'
import { fill, texts } from '../support/texts.ts'

const { shell, ui, common } = texts

/** The frame around every screen: header, side menu, messages. */
export class Shell {
  readonly page: Page
  readonly header: Locator
  readonly logIn: Locator
  readonly register: Locator
  readonly freePlay: Locator
  readonly balance: Locator
  readonly hideAmounts: Locator
  readonly openBalance: Locator
  readonly showAmounts: Locator
  readonly refresh: Locator
  readonly lobbies: Locator
  readonly sideMenu: Locator
  readonly messages: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('banner')
    const button = (name: string) => this.header.getByRole('button', { name, exact: true })
    const link = (name: string) => this.header.getByRole('link', { name, exact: true })
    this.logIn = link(shell.logIn)
    this.register = link(shell.register)
    this.freePlay = button(shell.freePlay)
    this.balance = this.header.getByRole('status').locator('[data-amount]')
    this.openBalance = this.header.getByRole('status').getByRole('button')
    this.hideAmounts = button(ui.hideBalance)
    this.showAmounts = button(ui.showBalance)
    this.refresh = button(common.refresh)
    this.lobbies = page.getByRole('navigation', { name: shell.mainNavigation })
    this.sideMenu = page.getByRole('navigation', { name: shell.sideNavigation })
    this.messages = page.getByRole('region', { name: ui.notifications })
  }

  accountMenu(nickname: string): Locator {
    return this.header.getByRole('button', { name: fill(shell.accountMenu, { name: nickname }) })
  }

  async choose(nickname: string, row: string): Promise<void> {
    await this.accountMenu(nickname).click()
    await this.page.getByRole('menuitem', { name: row, exact: true }).click()
  }

  async openLobby(name: string): Promise<void> {
    await this.lobbies.getByRole('link', { name, exact: true }).click()
  }
}
