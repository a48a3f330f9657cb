interface MutantPart {
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

/** Rules of money, by what they decide. Those in SQL functions have no mutants. */
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
