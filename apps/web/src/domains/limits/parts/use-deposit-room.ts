import { parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import type { LimitRow_LimitFragment } from './limits.generated.ts'

type Limit = Pick<LimitRow_LimitFragment, 'kind' | 'period' | 'own' | 'operator' | 'used' | 'left' | 'freeAt'>

interface DepositRoom {
  /** The amount that the strictest limit still allows, in minor units. */
  left: bigint
  /** The strictest limit, with its used and remaining amounts, in a sentence. */
  text: string
  freeAt: string | null
}

/** The deposit that the account's limits still allow; undefined without a limit. */
export function useDepositRoom(limits: readonly Limit[]): DepositRoom | undefined {
  const { t } = useTranslation('limits')
  const { wholeMoney } = useFormat()
  const [strictest] = limits
    .flatMap(({ kind, period, own, operator, used, left, freeAt }) => {
      const [bound] = [own?.amount, operator?.amount]
        .flatMap((amount) => amount ?? [])
        .toSorted((one, other) => compare(parseAmount(one.amount), parseAmount(other.amount)))
      return kind === 'DEPOSIT' && period && bound && used?.amount && left?.amount
        ? [{ period, bound, used: used.amount, left: left.amount, minor: parseAmount(left.amount.amount), freeAt }]
        : []
    })
    .toSorted((one, other) => compare(one.minor, other.minor))
  if (!strictest) return undefined
  const { period, bound, used, left, minor, freeAt } = strictest
  const money = (sum: { amount: string; currency: string }) => wholeMoney(sum.amount, sum.currency)
  const text = t('room', {
    period: t(`periods.${period}`),
    limit: money(bound),
    used: money(used),
    left: money(left),
  })
  return { left: minor, text, freeAt }
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)
