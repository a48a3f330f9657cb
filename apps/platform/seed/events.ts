import type { Pot } from '../src/domains/play/jackpots/pots.ts'
import type { PlayedRound } from './played-round.ts'

/**
 * Events in chronological order. Each is one posting call (`apply-event.fixture.ts`); the seed writes the rows that
 * these calls would write without using the database (`journal-writer.ts`), and a test compares both.
 * `at` is in epoch milliseconds and strictly ascending per member (and for the house); amounts are minor units.
 */
export type WorldEvent = MemberEvent | JackpotOpening

/** A jackpot starts; `pot` is the first pot of a must-drop one. */
interface JackpotOpening {
  type: 'jackpot-opening'
  at: number
  jackpotId: string
  amount: bigint
  pot: Pot | null
}

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
  /** A payment by the house. */
  | {
      type: 'reward'
      at: number
      memberId: number
      amount: bigint
      reward: 'REBATE' | 'COMMISSION' | 'PROMOTION'
      reference: string
      /** The bill or rebate that is paid. */
      billId?: string
      /** Ledger key; derived from the reference by default. */
      key?: string
    }
  /** Reward of an inviter; `number` is the invitation's. */
  | { type: 'referral'; at: number; memberId: number; friendId: number; number: bigint; amount: bigint }
  /** Contract payment from the upline's wallet. */
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
  /** A payment that never arrived or was returned. */
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
      /** Total of all lines in one draw. */
      stake: bigint
      digest: Buffer
      request: Buffer
    }
  /** The member's only ticket in one draw. */
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
