import type { RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import type { PageLanguage } from '../texts/texts.ts'
import type { Sounds } from './sounds.ts'

/** What the common frame gives to an engine's stage. */
export interface Frame<Data = unknown, Texts = Readonly<Record<string, string>>> {
  /** What the engine's `page.ts` handed over. */
  readonly data: Data
  readonly texts: Texts
  readonly language: PageLanguage
  readonly currency: string
  /** Views of this game's last rounds before the page was opened, the newest first; only for an engine that `recalls`. */
  readonly earlier: readonly unknown[]
  /** Soft tones; silent until the player turns them on. */
  readonly sounds: Sounds
  /** An amount as the page writes it. In: a decimal string. */
  amount(value: string): HTMLElement
  /** Says that what would be staked has changed: the frame asks `bet` again and shows the whole stake. */
  betChanged(): void
  /** Makes a move in the round under way, as the primary button would. */
  move(move: unknown): void
}

/** What there is to prove of a round. */
export type Proven = Pick<RoundAnswer, 'roundId' | 'bet' | 'moves' | 'elapsedMs' | 'payout' | 'view' | 'fairness'> &
  Partial<Pick<RoundAnswer, 'jackpot'>>

/** A bet as the engine's schema reads it, and what it stakes altogether. */
export interface PlacedBet {
  readonly bet: unknown
  /** Decimal string; left out where it is the chosen stake. */
  readonly total?: string
}

/** What an engine's `stage.ts` makes for the frame: `export function createStage(frame): Stage`. */
export interface Stage<View = unknown> {
  /** The bet for the chosen stake; null while there is none, and then nothing is sent. `{ stake }` when left out. */
  bet?(stake: string): PlacedBet | null
  /** The player has pressed; the result is on its way. */
  start(): void
  /** Shows a round that is over; resolves when all stands still. */
  show(view: View, round: RoundAnswer): Promise<void>
  /** Nothing came: the stage stands as before. */
  giveUp(): void
  /** Shows a round under way: after its begin, after each move, and when it is taken up by a page opened later. */
  progress?(view: View, round: RoundAnswer): void
  /** The round cannot be moved any more and its money is on the way; what became of it comes by `show`. */
  pending?(): void
  /** What the primary button (and Space) does in a round under way; null where it does nothing. */
  primaryMove?(view: View, round: RoundAnswer): { label: string; move: unknown } | null
  /** Where it was won, in words behind the amount. */
  wonOn?(view: View, round: RoundAnswer): string
  /** How a round ended before a move of this page reached it, in words behind the outcome. Left out where nobody is in a hurry. */
  tooLate?(view: View, round: RoundAnswer): string
  /** Lines of the last round between stake and proof: what was won where. */
  breakdown?(view: View, round: RoundAnswer): (readonly [term: string, description: Node | string])[]
  /** What was drawn, in figures, for the fairness dialog. */
  proof?(view: View, round: Proven): (readonly [term: string, description: string])[]
}
