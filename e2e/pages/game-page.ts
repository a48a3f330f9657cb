import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import frameTexts from '@playhouse/shared/texts/games/EN/frame.json' with { type: 'json' }
import ownWords from '@playhouse/shared/texts/games/EN/slot.json' with { type: 'json' }
import { readFile } from 'node:fs/promises'
import { texts } from '../support/texts.ts'

const { game } = texts

export const slotTexts = { ...frameTexts, ...ownWords }

type SlotTexts = { readonly [Word in keyof typeof slotTexts]: string }

/** The same in another language. */
export async function slotTextsIn(language: LanguageCode): Promise<SlotTexts> {
  // Games have no pack of TY.
  const code = language === 'TY' ? 'VI' : language
  const packs = ['frame', 'slot'].map(async (name) => {
    const file = new URL(`../../packages/shared/texts/games/${code}/${name}.json`, import.meta.url)
    return JSON.parse(await readFile(file, 'utf8')) as object
  })
  return Object.assign({}, ...(await Promise.all(packs))) as SlotTexts
}

export class GamePage {
  readonly #texts: SlotTexts
  readonly page: Page
  readonly frame: Locator
  readonly slot: FrameLocator
  readonly primary: Locator
  readonly spin: Locator
  readonly outcome: Locator
  readonly leave: Locator

  constructor(page: Page, gameTexts: SlotTexts = slotTexts) {
    this.#texts = gameTexts
    this.page = page
    this.frame = page.locator('iframe')
    this.slot = this.frame.contentFrame()
    this.primary = this.slot.locator('#play')
    this.spin = this.slot.getByRole('button', { name: gameTexts.press, exact: true })
    this.outcome = this.slot.getByRole('status').first()
    this.leave = page.getByRole('link', { name: game.leave })
  }

  /** Opens a game and waits until it can be played. */
  async open(nodeId: number): Promise<void> {
    await this.page.goto(`/game/${nodeId}`)
    await this.spin.waitFor()
  }

  /**
   * Starts a round, by keyboard: a layout shift between mouse down and mouse up would lose a click. A key may reach the page around the
   * frame, whose focus comes by another process.
   */
  async startRound(): Promise<void> {
    await expect(async () => {
      const sent = this.page.waitForRequest(/\/rounds$/, { timeout: 10_000 })
      await Promise.all([sent, this.spin.press('Enter')])
    }).toPass()
  }

  /** @param stake in whole dong */
  async chooseStake(stake: number, locale = 'en'): Promise<void> {
    const radio = this.slot.getByRole('radio', { name: stake.toLocaleString(locale), exact: true })
    // The label covers the radio, and may move while the game is laid out.
    await expect(() => radio.check({ force: true, timeout: 5_000 })).toPass()
  }

  /** Sets the client seed, so that the next round's result is known. */
  async chooseSeed(seed: string): Promise<void> {
    await this.slot.getByRole('button', { name: this.#texts.fairness }).click()
    const dialog = this.slot.getByRole('dialog', { name: this.#texts.fairness })
    await dialog.getByRole('textbox', { name: this.#texts.clientSeed }).fill(seed)
    await dialog.getByRole('button', { name: this.#texts.close }).click()
  }
}
