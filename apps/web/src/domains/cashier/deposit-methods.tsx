import { depositFee } from '@playhouse/shared/fee.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import type { DepositForm_OptionsFragment } from './deposit-form.generated.ts'

export type DepositMethod = DepositForm_OptionsFragment['methods'][number]

export const isWithin = ({ minimum, maximum }: DepositMethod, amount: string): boolean =>
  parseAmount(amount) >= parseAmount(minimum.amount) && parseAmount(amount) <= parseAmount(maximum.amount)

/** Fee, usual time and what is left of a method today. */
export function MethodFacts({ method }: { method: DepositMethod }) {
  const { t } = useTranslation('deposit')
  const { wholeMoney, percent } = useFormat()
  const { currency } = method.minimum
  const parts = [
    ...(parseAmount(method.feeFixed.amount) > 0n ? [wholeMoney(method.feeFixed.amount, currency)] : []),
    ...(method.feeBasisPoints > 0 ? [percent(method.feeBasisPoints / 10_000, 1)] : []),
  ]
  const facts = [
    parts.length > 0 ? t('feeIs', { fee: parts.join(' + ') }) : t('noFee'),
    t('usually', { count: method.usualMinutes }),
    ...(method.timesLeft === null ? [] : [t('timesLeft', { count: method.timesLeft })]),
  ]
  return <>{facts.join(' · ')}</>
}

/** The amount to pay and the amount credited. */
export function DepositSummary({
  method,
  typed,
  currency,
}: {
  method: DepositMethod
  typed: string
  currency: string
}) {
  const { t } = useTranslation('deposit')
  const amount = wholeAmount(typed)
  if (amount === undefined || !isWithin(method, amount)) return null
  const credited = parseAmount(amount)
  const fee = depositFee({ ...method, feeFixed: parseAmount(method.feeFixed.amount) }, credited)
  const rows = [
    [t('youPay'), formatAmount(credited + fee)],
    [t('fee'), formatAmount(fee)],
    [t('youGet'), amount],
  ] as const
  return (
    <dl className="rounded-card border border-line bg-surface px-4 py-3 [&>div:last-child]:mt-2 [&>div:last-child]:border-t [&>div:last-child]:border-line [&>div:last-child]:pt-3">
      {rows.map(([label, sum], index) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
          <dt className="text-body text-muted">{label}</dt>
          <dd className={`ms-auto ${index === 2 ? 'text-title font-semibold' : 'text-body'}`}>
            <Money amount={sum} currency={currency} whole />
          </dd>
        </div>
      ))}
    </dl>
  )
}
