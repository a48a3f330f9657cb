import type { GameSession } from '@playhouse/vendor-api/play-api.ts'
import type { FrameTexts } from './texts/en.ts'
import type { PageLanguage } from './texts/texts.ts'

/** What the server hands to the page's script, as JSON in the document. */
export interface PageData {
  /** Bearer token of the play API. */
  readonly playToken: string
  /** The only origin that is told of rounds. */
  readonly siteOrigin: string
  readonly language: PageLanguage
  readonly texts: FrameTexts
  readonly session: GameSession
  readonly engine: string
  readonly modelId: string
  /** Address of the module that shows the engine's stage. */
  readonly stageModule: string
  /** Address of the module that draws a round again. */
  readonly verifyModule: string
  readonly engineTexts: Readonly<Record<string, string>>
  /** The engine's own, for its stage. */
  readonly stage: unknown
}
