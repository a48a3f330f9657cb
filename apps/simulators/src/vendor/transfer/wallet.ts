import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { type LedgerRequest, requestHash } from '@playhouse/server/request-hash.ts'
import type { WalletRefusalCode } from '@playhouse/vendor-api/seamless-wallet.ts'
import { type Wallet, WalletRefusal, WalletSilence } from '../wallet-client.ts'
import { type Call, type Moved, openBook, sessionBalance } from './book.ts'
import { credit, debit, play, rollback, type Step } from './steps.ts'

/** A wallet on the vendor's accounts, with the rules of the seamless wallet (docs/seamless-wallet.md). */
export function transferWallet(database: Database, vendorCode: string, seamless: Wallet): Wallet {
  async function move(requested: Omit<Call, 'hash'>, request: LedgerRequest, step: Step): Promise<Moved> {
    const call = { ...requested, hash: requestHash({ ...request, session: requested.session }) }
    const ended = await orSilence(
      withTransaction(database, async (tx): Promise<Moved | WalletRefusalCode> => {
        const book = await openBook(tx, vendorCode, call)
        if (!book) return 'game_session_expired'
        return book.answered ?? step(book)
      }),
    )
    if (typeof ended === 'string') throw new WalletRefusal(ended)
    return ended
  }

  return {
    authenticate: (requested) => seamless.authenticate(requested),
    balance: async ({ session }) => {
      const held = await orSilence(sessionBalance(database, vendorCode, session))
      if (!held) throw new WalletRefusal('game_session_expired')
      return { balance: formatAmount(held.balance), currency: held.currency }
    },
    meter: (requested) => seamless.meter(requested),
    play: ({ stake, payout, details, ...requested }) => {
      const amounts = { stake: parseAmount(stake), payout: parseAmount(payout) }
      return move(
        requested,
        { call: 'play', roundId: requested.roundId, ...amounts },
        play({ ...requested, ...amounts, details }),
      )
    },
    debit: ({ amount, ...requested }) => {
      const stake = parseAmount(amount)
      return move(requested, { call: 'debit', roundId: requested.roundId, stake }, debit({ ...requested, stake }))
    },
    credit: ({ amount, closes, details, ...requested }) => {
      const payout = parseAmount(amount)
      const request = { call: 'credit', roundId: requested.roundId, payout, closes }
      return move(requested, request, credit({ ...requested, payout, closes, details }))
    },
    rollback: ({ debitId, ...requested }) => move(requested, { call: 'rollback', debitId }, rollback({ debitId })),
  }
}

/** A database failure leaves the outcome unknown, as an unanswered operator call does. @throws WalletSilence */
async function orSilence<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new WalletSilence(error)
  }
}
