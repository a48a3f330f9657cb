import { emptyOr, money } from './form-fields.ts'
import { moneyText } from './formats.ts'

export const REWARD_PERMISSIONS = { read: 'rewards.read', change: 'rewards.plan' } as const

/** Points and rebates are money that the house gives. */
export const twoOperators = () => 2 as const

export const moneyField = <Row>(label: string, of: (row: Row) => bigint) => ({
  label,
  rule: money,
  of: (row: Row) => moneyText(of(row)),
})

export const optionalMoney = <Row>(of: (row: Row) => bigint | null | undefined) => ({
  label: '',
  rule: emptyOr(money),
  of: (row: Row) => {
    const amount = of(row)
    return amount === null || amount === undefined ? '' : moneyText(amount)
  },
  optional: true as const,
})
