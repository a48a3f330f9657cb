import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { creditedPayment, deposit, withdrawal } from '../src/db/tables/cashier.ts'
import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { jackpot, jackpotPot, jackpotWin } from '../src/db/tables/jackpots.ts'
import { ledgerAccount } from '../src/db/tables/ledger.ts'
import { lotteryTicket } from '../src/db/tables/lottery.ts'
import { memberDay, round } from '../src/db/tables/play.ts'
import { CopyRows } from './copy-rows.ts'

/** Temporary table of transactions for `post_bulk()`. */
export const bulkPosting = pgTable('bulk_posting', {
  memberId: integer().notNull(),
  id: bigint({ mode: 'bigint' }).notNull(),
  type: text().notNull(),
  idempotencyKey: text().notNull(),
  requestHash: bytes().notNull(),
  reference: text(),
  occurredAt: moment().notNull(),
  /** Accounts of the entries, in order. */
  accounts: integer().array().notNull(),
  amounts: bigint({ mode: 'bigint' }).array().notNull(),
})

/** Tables written by play and payments. */
export function bookRows() {
  return {
    accounts: new CopyRows(ledgerAccount, ['id', 'code', 'memberId', 'currency', 'balance']),
    postings: new CopyRows(bulkPosting, [
      'memberId',
      'id',
      'type',
      'idempotencyKey',
      'requestHash',
      'reference',
      'occurredAt',
      'accounts',
      'amounts',
    ]),
    payments: new CopyRows(creditedPayment, ['reference', 'memberId']),
    rounds: new CopyRows(round, [
      'id',
      'memberId',
      'nodeId',
      'roundKey',
      'vendorRoundId',
      'stake',
      'payout',
      'stops',
      'serverSeed',
      'clientSeed',
      'nonce',
      'balanceAfter',
      'settledAt',
    ]),
    jackpots: new CopyRows(jackpot, [
      'id',
      'name',
      'vendorCode',
      'accountId',
      'seedAmount',
      'contributionPpm',
      'oneIn',
      'mustDropBy',
      'amount',
    ]),
    wins: new CopyRows(jackpotWin, ['transactionId', 'jackpotId', 'memberId', 'nodeId', 'amount', 'wonAt']),
    pots: new CopyRows(jackpotPot, [
      'jackpotId',
      'number',
      'serverSeed',
      'seedHash',
      'dropPoint',
      'transactionId',
      'betId',
      'fed',
    ]),
    days: new CopyRows(memberDay, ['memberId', 'day', 'deposit', 'withdrawal', 'turnover', 'payout', 'rounds']),
    deposits: new CopyRows(deposit, [
      'id',
      'memberId',
      'amount',
      'channel',
      'state',
      'createdAt',
      'confirmedAt',
      'transactionId',
    ]),
    tickets: new CopyRows(lotteryTicket, [
      'memberId',
      'id',
      'lotteryCode',
      'nodeId',
      'requestKey',
      'requestHash',
      'terms',
      'lineCount',
      'drawCount',
      'stake',
      'stopWhenWon',
      'digest',
      'demo',
      'transactionId',
      'balanceAfter',
      'placedAt',
    ]),
    withdrawals: new CopyRows(withdrawal, [
      'id',
      'memberId',
      'amount',
      'state',
      'requestedAt',
      'disbursedAt',
      'lockTransactionId',
      'transactionId',
    ]),
  }
}
