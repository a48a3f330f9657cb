import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { type LedgerRequest, requestHash } from '@playhouse/server/request-hash.ts'
import type { WalletRefusalCode } from '@playhouse/vendor-api/seamless-wallet.ts'
import { type Wallet, WalletRefusal, WalletSilence } from '../wallet-client.ts'
import { type Call, type Moved, openBook, sessionBalance } from './book.ts'
import { credit, debit, play, rollback, type Step } from './steps.ts'

/** A wallet on the vendor's accounts, with the rules of the seamless wallet (docs/seamless-wallet.md). */
export function transferWallet(database: Database, vendorCode: string, seamless: Wallet): Wallet {
  async function move(asked: Omit<Call, 'hash'>, request: LedgerRequest, step: Step): Promise<Moved> {
    const call = { ...asked, hash: requestHash({ ...request, session: asked.session }) }
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
    authenticate: (asked) => seamless.authenticate(asked),
    balance: async ({ session }) => {
      const held = await orSilence(sessionBalance(database, vendorCode, session))
      if (!held) throw new WalletRefusal('game_session_expired')
      return { balance: formatAmount(held.balance), currency: held.currency }
    },
    meter: (asked) => seamless.meter(asked),
    play: ({ stake, payout, details, ...asked }) => {
      const amounts = { stake: parseAmount(stake), payout: parseAmount(payout) }
      return move(asked, { call: 'play', roundId: asked.roundId, ...amounts }, play({ ...asked, ...amounts, details }))
    },
    debit: ({ amount, ...asked }) => {
      const stake = parseAmount(amount)
      return move(asked, { call: 'debit', roundId: asked.roundId, stake }, debit({ ...asked, stake }))
    },
    credit: ({ amount, closes, details, ...asked }) => {
      const payout = parseAmount(amount)
      const request = { call: 'credit', roundId: asked.roundId, payout, closes }
      return move(asked, request, credit({ ...asked, payout, closes, details }))
    },
    rollback: ({ debitId, ...asked }) => move(asked, { call: 'rollback', debitId }, rollback({ debitId })),
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
