import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { lobby, home, ui } = texts

/** The heart of a tile, which appears on hover or focus. */
export const getHeart = (tile: Locator): Locator =>
  tile.getByRole('button', { name: new RegExp(`^${fill(lobby.favourite, { name: '.+' })}$`) })

/** A list of games with its tools: a lobby, or the home page. */
export class GamesPage {
  readonly page: Page
  readonly main: Locator
  readonly heading: Locator
  readonly search: Locator
  readonly vendors: Locator
  readonly sort: Locator
  readonly results: Locator
  readonly tiles: Locator
  readonly filters: Locator
  readonly pages: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.heading = this.main.getByRole('heading', { level: 1 })
    this.search = this.main.getByRole('searchbox')
    this.vendors = this.main.getByRole('button', { name: new RegExp(`^${lobby.vendors}`) })
    this.sort = this.main.getByRole('combobox', { name: lobby.sort })
    this.results = this.main.getByRole('status')
    this.tiles = this.main.getByRole('article')
    this.filters = this.main.getByRole('list', { name: lobby.filters })
    this.pages = this.main.getByRole('navigation', { name: ui.pages })
  }

  rail(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true })
  }

  /** Scrolls until the rail loads; the placeholder's heading may be replaced meanwhile. */
  async scrollToRail(name: string): Promise<void> {
    const heading = this.main.getByRole('heading', { name, exact: true })
    await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass()
  }

  get hotGames(): Locator {
    return this.rail(home.hotGames)
  }

  /** The tile of a game by its exact name. */
  tile(name: string): Locator {
    return this.tiles.filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  favourite(name: string): Locator {
    return this.main.getByRole('button', { name: fill(lobby.favourite, { name }), exact: true })
  }

  vendorChoice(name: string): Locator {
    return this.page.getByRole('dialog', { name: lobby.vendors }).getByRole('checkbox', { name })
  }

  async chooseVendors(...names: string[]): Promise<void> {
    await this.vendors.click()
    for (const name of names) await this.vendorChoice(name).check()
    await this.page.keyboard.press('Escape')
  }

  /** Scrolls to the pagination, which is rendered when it comes near the viewport. */
  async scrollToPages(): Promise<void> {
    await expect(async () => {
      await this.tiles.last().scrollIntoViewIfNeeded()
      await expect(this.pages).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }

  /** Waits for the response to the next change of a favourite; a reload before it would abort the request. */
  async favouriteStored(): Promise<void> {
    const response = await this.page.waitForResponse(
      (one) => one.request().postData()?.includes('SetFavourite') === true,
    )
    await response.finished()
  }
}
