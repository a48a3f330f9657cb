import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { pack as frameWords } from '../../apps/games/src/i18n/packs/EN/frame.ts'
import { pack as ownWords } from '../../apps/games/src/i18n/packs/EN/slot.ts'
import { words } from '../support/words.ts'

const { game } = words

/** What the game's own page says in English. */
export const slotWords = { ...frameWords, ...ownWords }

type SlotWords = { readonly [Word in keyof typeof slotWords]: string }

/** The same in another language. */
export async function slotWordsIn(language: LanguageCode): Promise<SlotWords> {
  // Games have no words of the brand's own.
  const code = language === 'TY' ? 'VI' : language
  const packs = ['frame', 'slot'].map(async (name) => {
    const { href } = new URL(`../../apps/games/src/i18n/packs/${code}/${name}.ts`, import.meta.url)
    return ((await import(href)) as { pack: object }).pack
  })
  return Object.assign({}, ...(await Promise.all(packs))) as SlotWords
}

/** A game being played: the site's bar over it, and the game's own page in its frame. */
export class GamePage {
  readonly #words: SlotWords
  readonly page: Page
  readonly frame: Locator
  readonly slot: FrameLocator
  /** The one thing to press, whatever game it is. */
  readonly primary: Locator
  readonly spin: Locator
  readonly outcome: Locator
  readonly leave: Locator

  constructor(page: Page, gameWords: SlotWords = slotWords) {
    this.#words = gameWords
    this.page = page
    this.frame = page.locator('iframe')
    this.slot = this.frame.contentFrame()
    this.primary = this.slot.locator('#play')
    this.spin = this.slot.getByRole('button', { name: gameWords.press, exact: true })
    this.outcome = this.slot.getByRole('status').first()
    this.leave = page.getByRole('link', { name: game.leave })
  }

  /** Opens a game by its address and waits until it can be played. */
  async open(nodeId: number): Promise<void> {
    await this.page.goto(`/game/${nodeId}`)
    await this.spin.waitFor()
  }

  /** `stake` in whole dong, as the choices have it. */
  async chooseStake(stake: number, locale = 'en'): Promise<void> {
    await this.slot.getByRole('radio', { name: stake.toLocaleString(locale), exact: true }).check({ force: true })
  }

  /** Types the player's own seed, so that the round is known before it is played. */
  async chooseSeed(seed: string): Promise<void> {
    await this.slot.getByRole('button', { name: this.#words.fairness }).click()
    const dialog = this.slot.getByRole('dialog', { name: this.#words.fairness })
    await dialog.getByRole('textbox', { name: this.#words.clientSeed }).fill(seed)
    await dialog.getByRole('button', { name: this.#words.close }).click()
  }
}
