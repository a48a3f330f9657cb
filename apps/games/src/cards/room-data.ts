import type { PageLanguage } from '../frame/texts/texts.ts'
import type { FrameTexts } from '../frame/texts/en.ts'
import type { TableAnswer } from '@playhouse/vendor-api/play-api-rooms.ts'
import type { CardsTexts } from './texts/en.ts'

/** What the server hands to a card room's script, as JSON in the document. */
export interface RoomData {
  readonly playToken: string
  /** The only origin that is told of hands. */
  readonly siteOrigin: string
  readonly language: PageLanguage
  readonly currency: string
  readonly balance: string
  readonly texts: FrameTexts
  readonly cardsTexts: CardsTexts
  readonly engine: 'cards'
  readonly modelId: string
  readonly verifyModule: string
  readonly ante: string
  /** What its rooms are called, without their numbers. */
  readonly roomName: string
  /** The room that was asked for. */
  readonly roomId: string | null
  /** How the account sits just now. */
  readonly table: TableAnswer
}
