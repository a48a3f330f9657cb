import { deposit, withdrawal } from '../tables/cashier.ts'
import { jackpot, jackpotPot, jackpotWin } from '../tables/jackpots.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '../tables/ledger.ts'
import { memberDay, round } from '../tables/play.ts'
import { CopyRows } from './copy-rows.ts'

/** The tables that play and payments write to. */
export function bookRows() {
  return {
    accounts: new CopyRows(ledgerAccount, ['id', 'code', 'memberId', 'currency', 'balance']),
    transactions: new CopyRows(ledgerTransaction, [
      'id',
      'type',
      'idempotencyKey',
      'requestHash',
      'memberId',
      'reference',
      'occurredAt',
    ]),
    entries: new CopyRows(ledgerEntry, ['transactionId', 'line', 'accountId', 'amount', 'balanceAfter']),
    rounds: new CopyRows(round, [
      'id',
      'memberId',
      'nodeId',
      'roundKey',
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
