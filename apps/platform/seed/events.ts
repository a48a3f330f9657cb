import type { Pot } from '../src/domains/games/jackpots/pots.ts'
import type { PlayedRound } from './played-round.ts'

/**
 * What happens in the world, in the order of time. Each is one call of the book (`apply-event.fixture.ts`); the seed writes what
 * these calls would write, without asking the database (`journal-writer.ts`), and a test holds the two together.
 * `at` is in epoch milliseconds and strictly ascending for each member (and for what is no member's); amounts are minor units.
 */
export type WorldEvent = MemberEvent | JackpotOpening

/** A jackpot begins; `pot` is the first of one that must drop. */
interface JackpotOpening {
  type: 'jackpot-opening'
  at: number
  jackpotId: string
  amount: bigint
  pot: Pot | null
}

/** What happens to a member. */
export type MemberEvent =
  | { type: 'demo-credit'; at: number; memberId: number; amount: bigint }
  | {
      type: 'deposit'
      at: number
      memberId: number
      amount: bigint
      channel: string
      paymentReference: string
      createdAt: number
    }
  /** What the house gives. */
  | {
      type: 'reward'
      at: number
      memberId: number
      amount: bigint
      reward: 'REBATE' | 'COMMISSION' | 'PROMOTION'
      reference: string
      /** The bill that this pays. */
      billId?: string
      /** In the ledger; made from the reference by default. */
      key?: string
    }
  /** What the inviter of a friend is paid; `number` is of the invitation. */
  | { type: 'referral'; at: number; memberId: number; friendId: number; number: bigint; amount: bigint }
  /** What a contract pays, from the upline's wallet. */
  | {
      type: 'agent-pay'
      at: number
      memberId: number
      payerId: number
      amount: bigint
      pays: 'DIVIDEND' | 'SALARY'
      billId: string
    }
  /** A claim of a promotion, paid as cash or as a bonus, or the end of a bonus. The bonus has the number of its claim. */
  | {
      type: 'promotion'
      at: number
      memberId: number
      amount: bigint
      promotionId: string
      claimId: bigint
      posting: 'PROMOTION' | 'BONUS_GRANT' | 'BONUS_CONVERT' | 'BONUS_FORFEIT'
    }
  /** A payment that never came, or was turned back. */
  | {
      type: 'failed-deposit'
      at: number
      memberId: number
      amount: bigint
      channel: string
      state: 'EXPIRED' | 'REJECTED'
    }
  | { type: 'withdrawal'; at: number; memberId: number; amount: bigint; requestKey: string }
  | { type: 'disbursal'; at: number; memberId: number; requestKey: string }
  | ({ type: 'round'; at: number } & PlayedRound)
  | {
      type: 'ticket'
      at: number
      memberId: number
      ticketId: bigint
      lotteryCode: string
      nodeId: number
      terms: string
      lineCount: number
      drawCount: number
      /** Of all lines in one draw. */
      stake: bigint
      digest: Buffer
      request: Buffer
    }
  /** A ticket in one draw; the only one of the member's. */
  | {
      type: 'ticket-settled'
      at: number
      memberId: number
      nodeId: number
      ticketId: bigint
      drawId: bigint
      stake: bigint
      payout: bigint
    }
