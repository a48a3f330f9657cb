export interface MutantPart {
  name: string
  /** Files that mutants are planted in. */
  rules: readonly string[]
  /** Files of tests that must find them. */
  tests: readonly string[]
}

const within = (folder: string, ...files: string[]) => files.map((file) => `${folder}/${file}.ts`)
const engines = (...files: string[]) => within('packages/engines/src', ...files)
const shared = (...files: string[]) => within('packages/shared/src', ...files)
const platform = (...files: string[]) => within('apps/platform/src', ...files)

/** Rules of money in TypeScript, by what they decide. */
export const MUTANT_PARTS: readonly MutantPart[] = [
  {
    name: 'amounts',
    rules: shared('money', 'fee', 'whole-amount', 'offer-amount'),
    tests: shared('money.test', 'fee.test', 'whole-amount.test', 'offer-amount.test'),
  },
  {
    name: 'pay',
    rules: shared('agent-pay', 'contract-terms'),
    tests: shared('agent-pay.test', 'contract-terms.test'),
  },
  {
    name: 'turnover',
    rules: engines('turnover', 'stakes'),
    tests: engines('turnover.test', 'turnover-property.test', 'stakes.test'),
  },
  {
    name: 'odds',
    rules: engines('lottery/odds', 'lottery/ticket-lines'),
    tests: engines('lottery/odds.test', 'lottery/ticket-lines.test'),
  },
  {
    name: 'settlement',
    rules: engines('lottery/evaluate', 'lottery/hits', 'lottery/combinations'),
    tests: engines(
      'lottery/evaluate.test',
      'lottery/ticket-lines.test',
      'lottery/combinations.test',
      'lottery/hits.test',
    ),
  },
  {
    name: 'cashier',
    rules: platform(
      'domains/money/cashier/deposits/transfer-text',
      'domains/money/cashier/reconciliation/compare-books',
      'domains/money/wallet/round-risk',
      'ledger/brand-day',
    ),
    tests: platform(
      'domains/money/cashier/deposits/transfer-text.test',
      'domains/money/cashier/reconciliation/compare-books.test',
      'domains/money/wallet/round-risk.test',
      'ledger/brand-day.test',
    ),
  },
]

const functions = (folder: string, ...files: string[]) =>
  files.map((file) => `apps/platform/src/db/functions/${folder}/${file}.sql`)

/** Rules of money in SQL functions. Tests of these parts must not use the world, whose database has no mutants. */
export const SQL_MUTANT_PARTS: readonly MutantPart[] = [
  {
    name: 'sql-wallet',
    rules: functions(
      'wallet',
      'wallet_play',
      'wallet_debit',
      'wallet_credit',
      'wallet_rollback',
      'wallet_stored_outcome',
      'wallet_set',
      'wallet_moves',
      'settle_round',
    ),
    tests: platform(
      'domains/money/wallet/seamless/wallet.db.test',
      'domains/money/wallet/seamless/sets.db.test',
      'domains/money/wallet/seamless/turnover.db.test',
      'domains/money/wallet/seamless/jackpots.db.test',
    ),
  },
  {
    name: 'sql-limits',
    rules: functions('limits', 'play_refusal', 'lost_since', 'limit_since', 'deposited_since', 'play_session_start'),
    tests: platform(
      'domains/money/limits/play-limits.db.test',
      'domains/money/limits/limits.db.test',
      'domains/money/limits/exclusion.db.test',
      'domains/money/limits/deposit-allowance.db.test',
    ),
  },
  {
    name: 'sql-ledger',
    rules: functions(
      'ledger',
      'post_transaction',
      'post_set',
      'post_deposit',
      'post_withdrawal_settlement',
      'post_reversal',
    ),
    tests: platform('ledger/postings.db.test', 'ledger/cashier.db.test', 'domains/money/wallet/seamless/sets.db.test'),
  },
]
