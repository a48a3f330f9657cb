import type { Board } from '@playhouse/vendor-api/play-api-markets.ts'
import type { FrameTexts } from '../frame/texts/en.ts'
import type { PageLanguage } from '../frame/texts/texts.ts'
import type { Shape } from '@playhouse/engines/markets/models.ts'
import type { MarketsTexts } from './texts/en.ts'

/** What the server hands to the script of a book's page, as JSON in the document. */
export interface MarketsPageData {
  /** Bearer token of the play API. */
  readonly playToken: string
  /** The only origin that is told of bets. */
  readonly siteOrigin: string
  readonly language: PageLanguage
  readonly texts: FrameTexts
  readonly words: MarketsTexts
  readonly currency: string
  readonly balance: string
  readonly modelId: string
  readonly shape: Shape
  /** Limits of a bet, decimal strings. */
  readonly minStake: string
  readonly maxStake: string
  /** Address of the module that draws a round again. */
  readonly verifyModule: string
  readonly board: Board
}
