import type { VendorTransferType } from './postings.ts'

/** Idempotency keys of ledger transactions, unique per member. */
export const ledgerKeys = {
  /** Rounds recorded before vendors named them; vendors' calls have keys of their own, see db/functions/wallet. */
  bet: (memberId: number, roundKey: string) => `round:${memberId}:${roundKey}:bet`,
  payout: (memberId: number, roundKey: string) => `round:${memberId}:${roundKey}:payout`,
  /** `paymentReference` is the channel's id of the payment. */
  deposit: (paymentReference: string) => `deposit:${paymentReference}`,
  /** The part of a payment that is held instead, its release and its return. Ids of payments have no colon. */
  depositHold: (paymentReference: string) => `deposit:${paymentReference}:hold`,
  depositRelease: (paymentReference: string) => `deposit:${paymentReference}:release`,
  depositReturn: (paymentReference: string) => `deposit:${paymentReference}:return`,
  withdrawalHold: (memberId: number, requestKey: string) => `withdrawal:${memberId}:${requestKey}:lock`,
  withdrawal: (withdrawalId: number) => `withdrawal:${withdrawalId}:disburse`,
  withdrawalReturn: (withdrawalId: number) => `withdrawal:${withdrawalId}:return`,
  /** What is withheld when an account is closed, and its release: each once. */
  closingHold: (memberId: number) => `closing:${memberId}:hold`,
  closingHandover: (memberId: number, claimId: number) => `closing:${memberId}:handover:${claimId}`,
  closingRelease: (memberId: number) => `closing:${memberId}:release`,
  jackpotOpening: (jackpotId: string) => `jackpot:${jackpotId}:opening`,
  /** Key of rounds recorded before vendors named them. */
  jackpot: (memberId: number, roundKey: string) => `round:${memberId}:${roundKey}:jackpot`,
  jackpotSeed: (memberId: number, roundKey: string) => `round:${memberId}:${roundKey}:jackpot-seed`,
  /** Prize of a must-drop jackpot's pot, and the seed of the next: each pot is paid once. */
  jackpotDrop: (jackpotId: string, pot: number) => `jackpot:${jackpotId}:${pot}:drop`,
  jackpotDropSeed: (jackpotId: string, pot: number) => `jackpot:${jackpotId}:${pot}:seed`,
  transfer: (transferId: string, type: VendorTransferType) => `transfer:${transferId}:${type}`,
  /** Shared by both sides. */
  memberTransfer: (transferId: string) => `member-transfer:${transferId}`,
  /** A transfer to an account that was closed, back to its sender. Shared by both sides. */
  returnedTransfer: (transferId: string) => `returned:${transferId}`,
  /** Rewards of the demo world. */
  reward: (reference: string) => `reward:${reference}`,
  /** Shared by both sides. */
  agentBill: (billId: string) => `agent-bill:${billId}`,
  /** Key of a week, by its Monday. */
  rebate: (week: string) => `rebate:${week}`,
  birthdayGift: (year: string) => `birthday:${year}`,
  promotion: (claimId: bigint) => `promotion:${claimId}`,
  /** The inviter's reward for a friend. */
  referral: (friendId: number) => `referral:${friendId}`,
  bonusEnd: (bonusId: bigint) => `bonus:${bonusId}:end`,
  /** Cash and points of a mission in one of its periods. */
  mission: (missionId: string, period: string) => `mission:${missionId}:${period}`,
  missionPoints: (missionId: string, period: string) => `mission:${missionId}:${period}:points`,
  /** Key of a board's week, by its Monday. A member has one place on a board. */
  leaderboard: (boardId: string, week: string) => `leaderboard:${boardId}:${week}`,
  /** Points of the days up to this one. */
  pointsEarned: (until: string) => `points:${until}`,
  pointsSpent: (requestKey: string) => `points:${requestKey}:spend`,
  pointsCash: (requestKey: string) => `points:${requestKey}:cash`,
  pointsReturned: (requestKey: string) => `points:${requestKey}:return`,
  raffleTickets: (requestKey: string) => `raffle:${requestKey}:tickets`,
  raffleReturned: (requestKey: string) => `raffle:${requestKey}:return`,
  /** Money and points of a prize, by its place. */
  rafflePrize: (raffleId: string, place: number) => `raffle:${raffleId}:${place}:prize`,
  rafflePrizePoints: (raffleId: string, place: number) => `raffle:${raffleId}:${place}:points`,
  /** An operator's credit or debit. */
  adjustment: (requestKey: string) => `adjustment:${requestKey}`,
  demoCredit: (memberId: number) => `demo-credit:${memberId}`,
}
