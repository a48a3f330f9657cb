import type { VendorTransferType } from './postings.ts'

/**
 * Idempotency keys of the book, each unique among the transactions of one member.
 */
export const ledgerKeys = {
  /** Rounds from before vendors named them; what vendors ask has the keys of seamless/statement-parts.ts. */
  bet: (memberId: number, roundKey: string) => `round:${memberId}:${roundKey}:bet`,
  payout: (memberId: number, roundKey: string) => `round:${memberId}:${roundKey}:payout`,
  /** `paymentReference` is the channel's own number of the payment. */
  deposit: (paymentReference: string) => `deposit:${paymentReference}`,
  withdrawalLock: (memberId: number, requestKey: string) => `withdrawal:${memberId}:${requestKey}:lock`,
  withdrawal: (withdrawalId: number) => `withdrawal:${withdrawalId}:disburse`,
  jackpotOpening: (jackpotId: string) => `jackpot:${jackpotId}:opening`,
  /** Of a round from before vendors named them. */
  jackpot: (memberId: number, roundKey: string) => `round:${memberId}:${roundKey}:jackpot`,
  jackpotSeed: (memberId: number, roundKey: string) => `round:${memberId}:${roundKey}:jackpot-seed`,
  /** The prize of a must-drop jackpot's pot, and what the next one starts with: each pot is paid once. */
  jackpotDrop: (jackpotId: string, pot: number) => `jackpot:${jackpotId}:${pot}:drop`,
  jackpotDropSeed: (jackpotId: string, pot: number) => `jackpot:${jackpotId}:${pot}:seed`,
  transfer: (transferId: string, type: VendorTransferType) => `transfer:${transferId}:${type}`,
  demoCredit: (memberId: number) => `demo-credit:${memberId}`,
}
