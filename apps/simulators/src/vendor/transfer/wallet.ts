import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { vendor } from '../../../../platform/src/db/tables/games.ts'
import { type LedgerRequest, requestHash } from '@playhouse/shared/request-hash.ts'
import type { WalletRefusalCode } from '@playhouse/vendor-api/seamless-wallet.ts'
import { type Wallet, type WalletClient, WalletRefusal, WalletSilence } from '../wallet-client.ts'
import { type Call, type Moved, openBook, sessionBalance } from './book.ts'
import { credit, debit, play, rollback, type Step } from './steps.ts'
import { accountBalance } from './transfers.ts'

/** Codes of the vendors whose games play from accounts of their own. */
export async function transferVendorCodes(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.select({ code: vendor.code }).from(vendor).where(eq(vendor.walletMode, 'transfer'))
  return new Set(rows.map(({ code }) => code))
}

/**
 * The wallets that games play on: the operator's for most vendors, the vendor's own accounts for those with transfer wallets.
 * Games do not tell one from the other.
 */
export function walletsOf(
  database: Database,
  seamless: WalletClient,
  transferVendors: ReadonlySet<string>,
): WalletClient {
  return {
    of: (vendorCode) => {
      const operators = seamless.of(vendorCode)
      return transferVendors.has(vendorCode) ? transferWallet(database, vendorCode, operators) : operators
    },
    close: () => seamless.close(),
  }
}

/**
 * A wallet on the accounts of a vendor, with the rules of the seamless one (docs/seamless-wallet.md). The operator is asked
 * for one thing: whom a launch token stands for.
 */
function transferWallet(database: Database, vendorCode: string, seamless: Wallet): Wallet {
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
    authenticate: async (asked) => {
      const told = await seamless.authenticate(asked)
      const balance = await orSilence(accountBalance(database, vendorCode, told.account))
      return { ...told, balance: formatAmount(balance) }
    },
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

/** Where the database fails, it is not known what happened, as where an operator does not answer. @throws WalletSilence */
async function orSilence<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new WalletSilence(error)
  }
}
