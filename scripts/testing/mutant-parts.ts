interface MutantPart {
  name: string
  /** Files that mutants are planted in. */
  rules: readonly string[]
  /** Files of tests that must find them. */
  tests: readonly string[]
  needsDatabase?: true
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
    rules: engines('turnover', 'stakes', 'lottery/coverage'),
    tests: engines('turnover-property.test', 'stakes.test', 'lottery/coverage.test'),
  },
  {
    name: 'settlement',
    rules: engines('lottery/evaluate', 'lottery/hits', 'lottery/combinations'),
    tests: engines('lottery/evaluate.test', 'lottery/ticket-lines.test'),
  },
  {
    name: 'odds',
    rules: engines('lottery/odds', 'lottery/ticket-lines'),
    tests: engines('lottery/odds.test', 'lottery/ticket-lines.test', 'lottery/returns-page.test'),
  },
  {
    name: 'games',
    rules: engines(
      'baccarat/rules',
      'baccarat/baccarat',
      'dice/dice',
      'crash/crash',
      'cards/three-cards',
      'markets/markets',
      'markets/results',
      'markets/payout',
    ),
    tests: ['packages/engines/src/{baccarat,dice,crash,cards,markets}/*.test.ts'],
  },
  {
    name: 'cashier',
    rules: platform(
      'domains/money/cashier/deposits/change-deposit',
      'domains/money/cashier/deposits/deposit-record',
      'domains/money/cashier/deposits/held-payments',
      'domains/money/cashier/withdrawals/confirm',
      'domains/money/cashier/withdrawals/operator',
      'domains/money/cashier/withdrawals/payouts',
      'domains/money/cashier/withdrawals/transition',
      'ledger/cashier',
    ),
    tests: platform(
      'domains/money/cashier/cashier-model.db.test',
      'domains/money/cashier/withdrawals/payouts.db.test',
      'ledger/cashier.db.test',
    ),
    needsDatabase: true,
  },
]
