import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { noFloat } from './money.ts'

RuleTester.describe = describe
RuleTester.it = it

const errors = [{ messageId: 'float' }]
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })

tester.run('money/no-float', noFloat, {
  valid: [
    'parseAmount(amount) > 0n',
    'const sum = BigInt(amount) * 2n',
    'const half = stake / 2n',
    'const minor = formatAmount(-balance)',
    'Number(count)',
    'Number(amountCount)',
    'Number(isAmount) + Number(sameAmount)',
    'Number(coffee)',
    'feeBasisPoints / 10_000',
    '+new Date()',
    // A share of two amounts, which were divided as integers.
    'Number((parseAmount(done.amount) * 1_000n) / parseAmount(required.amount)) / 1_000',
    'forChart(point.amount)',
  ],
  invalid: [
    'Number(amount)',
    'Number(week.amount.amount) > 0',
    'Number(method.feeFixed.amount)',
    'Number(feeFixed)',
    'Number(turnover?.actual.amount ?? 0)',
    'Number(totalPayouts)',
    'Number(row["balance"])',
    'Number(stake as string)',
    'Number(line.stake!)',
    'Number(parseAmount(text))',
    'parseFloat(price)',
    'Number.parseFloat(price)',
    'parseInt(balance, 10)',
    '+balance',
    'amount * 0.5',
    '100 * fee',
    'order.stake / 10_000',
    'amount % -1',
    'let fee = 1; fee *= 1.1',
  ].map((code) => ({ code, errors })),
})
