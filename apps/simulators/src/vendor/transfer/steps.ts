import type { WalletRefusalCode } from '@playhouse/vendor-api/seamless-wallet.ts'
import type { Book, Moved } from './book.ts'

/** Effect of a new call on the book; a refusal writes nothing. */
export type Step = (book: Book) => Promise<Moved | WalletRefusalCode>

type Details = Record<string, unknown>

/** A round that ends at once. */
export const play =
  (requested: { roundId: string; stake: bigint; payout: bigint; details: Details }): Step =>
  async (book) => {
    const { roundId, stake, payout, details } = requested
    if (await book.round(roundId)) return 'round_closed'
    if (book.balance < stake) return 'insufficient_balance'
    await book.keepRound({ roundId, stake, payout, details }, true)
    return book.move('play', payout - stake, { roundId })
  }

/** A stake, which opens the round or adds to it. */
export const debit =
  ({ roundId, stake }: { roundId: string; stake: bigint }): Step =>
  async (book) => {
    const round = await book.round(roundId)
    if (round && (round.settledAt || round.account !== book.account)) return 'round_closed'
    if (book.balance < stake) return 'insufficient_balance'
    await book.keepRound({ roundId, stake: (round?.stake ?? 0n) + stake, payout: round?.payout ?? 0n }, false)
    return book.move('debit', -stake, { roundId, amount: stake })
  }

/** A payout of an open round, which it may close. */
export const credit =
  (requested: { roundId: string; payout: bigint; closes: boolean; details: Details | undefined }): Step =>
  async (book) => {
    const { roundId, payout, closes, details = null } = requested
    const round = await book.round(roundId)
    if (round?.account !== book.account) return 'round_not_found'
    if (round.settledAt) return 'round_closed'
    await book.keepRound({ roundId, stake: round.stake, payout: round.payout + payout, details }, closes)
    return book.move('credit', payout, { roundId })
  }

/** Refunds a stake if taken; otherwise it is refused if it arrives later. */
export const rollback =
  ({ debitId }: { debitId: string }): Step =>
  async (book) => {
    const debited = await book.movement(debitId)
    if (!debited || debited.kind === 'cancelled') {
      await book.cancel(debitId)
      return book.move('rollback', 0n)
    }
    if (debited.kind !== 'debit' && debited.kind !== 'play') return 'transaction_reused'
    const round = await book.round(debited.roundId ?? '')
    if (round?.account !== book.account) return 'round_not_found'
    if (round.settledAt) return 'round_closed'
    const refund = debited.amount ?? 0n
    const { roundId, stake, payout } = round
    if (stake === refund && payout === 0n) await book.dropRound(roundId)
    else await book.keepRound({ roundId, stake: stake - refund, payout }, false)
    await book.cancel(debitId)
    return book.move('rollback', refund)
  }
