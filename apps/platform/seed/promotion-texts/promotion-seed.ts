import type { Contribution, OfferKind, OfferPeriod } from '../../src/db/tables/bonuses.ts'

export type PromotionLanguage = 'EN' | 'VI'
export type PromotionCategory = 'new_player' | 'house' | 'reward' | 'community'

/** What it gives, in whole units. */
export interface OfferSeed {
  kind: OfferKind
  period: OfferPeriod
  isReviewed?: boolean
  threshold: number
  fixedAmount?: number
  percent?: number
  maxAmount?: number
  multiple: number
  maxStake?: number
  days?: number
  contribution?: Contribution
  /** Tickets of a raffle's series, in place of money. */
  tickets?: number
  raffle?: string
}

export interface PromotionText {
  title: string
  summary: string
  /** Paragraphs and terms: HTML within each is allowed. */
  content: readonly string[]
  terms: readonly string[]
}

/** A promotion of the seed world: true of what the site does, or said to be still to come. None urges to play. */
export interface PromotionSeed {
  id: string
  category: PromotionCategory
  /** Days from the world's end: negative before it. Null: not begun, or no end set. */
  begins: number | null
  ends: number | null
  /** Shown beside the ways to deposit. */
  withDeposit?: boolean
  /** Left out where the promotion only informs. */
  offer?: OfferSeed
  texts: Readonly<Record<PromotionLanguage, PromotionText>>
}
