import type { PlayRoundBody } from '../contract.ts'
import type { Line } from '../slot.ts'
import type { PageLanguage, PageTexts } from './texts.ts'

/** What the server hands to the page's script, as JSON in the document. */
export interface PageData {
  /** The game session, sent as bearer token. */
  readonly session: string
  /** The only origin that is told of rounds. */
  readonly siteOrigin: string
  readonly language: PageLanguage
  readonly texts: PageTexts
  /** Names of the symbols in the page's language. */
  readonly symbolNames: Readonly<Record<string, string>>
  readonly currency: string
  readonly balance: string
  readonly reels: readonly (readonly string[])[]
  readonly lines: readonly Line[]
  readonly grid: readonly (readonly string[])[]
  /** A round whose result the page does not know yet. */
  readonly openRound?: PlayRoundBody | undefined
  readonly serverSeedHash?: string | undefined
}
