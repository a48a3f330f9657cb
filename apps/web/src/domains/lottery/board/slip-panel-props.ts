import type { Holidays } from '@playhouse/engines/lottery/calendar.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import type { Board, BoardDraw } from './board-types.ts'
import type { PricedSlip } from './slip.ts'
import type { Slip } from './slip-store.ts'
import type { FollowedTickets } from './use-followed-tickets.ts'
import type { PlacingState } from './use-place-tickets.ts'

export interface SlipPanelProps {
  /** Code of the lottery of lines that name none; undefined where all name theirs. */
  lottery: string | undefined
  structure: Structure
  board: Board
  current: BoardDraw | null
  holidays: Holidays
  /** The draws that can be bet on, the one on sale first. */
  upcoming: readonly { number: string; drawsAt: string }[]
  slip: Slip
  priced: PricedSlip
  draws: number
  stopWhenWon: boolean
  onDraws: (draws: number) => void
  onStopWhenWon: (stops: boolean) => void
  placing: PlacingState
  followed: FollowedTickets
  /** Cost of the refused attempt, where odds have changed since. */
  costBefore: bigint | null
  onPlace: () => void
  /** Sends the purchase with unknown outcome again. */
  onRepeat: () => void
  /** Leaves it to the member whether it was made. */
  onLook: () => void
}
