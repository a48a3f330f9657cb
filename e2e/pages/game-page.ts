import type { FrameLocator, Locator, Page } from '@playwright/test'
import { pack as frameWords } from '../../apps/games/src/i18n/packs/EN/frame.ts'
import { pack as ownWords } from '../../apps/games/src/i18n/packs/EN/slot.ts'
import { words } from '../support/words.ts'

const { game } = words

/** What the game's own page says in English. */
export const slotWords = { ...frameWords, ...ownWords }

/** A game being played: the site's bar over it, and the game's own page in its frame. */
export class GamePage {
  readonly page: Page
  readonly frame: Locator
  readonly slot: FrameLocator
  /** The one thing to press, whatever game it is. */
  readonly primary: Locator
  readonly spin: Locator
  readonly outcome: Locator
  readonly leave: Locator

  constructor(page: Page) {
    this.page = page
    this.frame = page.locator('iframe')
    this.slot = this.frame.contentFrame()
    this.primary = this.slot.locator('#play')
    this.spin = this.slot.getByRole('button', { name: slotWords.press, exact: true })
    this.outcome = this.slot.getByRole('status').first()
    this.leave = page.getByRole('link', { name: game.leave })
  }

  /** Opens a game by its address and waits until it can be played. */
  async open(nodeId: number): Promise<void> {
    await this.page.goto(`/game/${nodeId}`)
    await this.spin.waitFor()
  }

  /** `stake` in whole dong, as the choices have it. */
  async chooseStake(stake: number): Promise<void> {
    await this.slot.getByRole('radio', { name: stake.toLocaleString('en'), exact: true }).check({ force: true })
  }

  /** Types the player's own seed, so that the round is known before it is played. */
  async chooseSeed(seed: string): Promise<void> {
    await this.slot.getByRole('button', { name: slotWords.fairness }).click()
    const dialog = this.slot.getByRole('dialog', { name: slotWords.fairness })
    await dialog.getByRole('textbox', { name: slotWords.clientSeed }).fill(seed)
    await dialog.getByRole('button', { name: slotWords.close }).click()
  }
}
