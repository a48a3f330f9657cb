import type { Contribution, OfferKind, OfferPeriod } from '../../src/db/tables/bonuses.ts'

export type PromotionLanguage = 'EN' | 'VI'
export type PromotionCategory = 'new_player' | 'reward'

/** Reward in whole units. */
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
  /** Paragraphs, which may contain HTML. */
  content: readonly string[]
}

/** A seeded promotion. It describes what the site does, or is marked as upcoming, and never urges to play. */
export interface PromotionSeed {
  id: string
  category: PromotionCategory
  /** Days relative to the end of the seeded period; null if not started or without end. */
  begins: number | null
  ends: number | null
  /** Shown beside the ways to deposit. */
  withDeposit?: boolean
  /** Its terms are composed from this rule. */
  offer: OfferSeed
  texts: Readonly<Record<PromotionLanguage, PromotionText>>
}
