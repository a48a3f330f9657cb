import { depositFee } from '@playhouse/shared/fee.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { formatTokens, tokenHundredths } from './token-amount.ts'
import { type Bonus, givenBonus, minimumDeposit } from './deposit-bonus.tsx'
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
  return facts.map((fact, index) => (
    <span key={fact} className={index === 0 ? 'block text-text' : 'block'}>
      {fact}{' '}
    </span>
  ))
}

interface DepositSumProps {
  method: DepositMethod
  typed: string
  currency: string
  /** Share of the deposit to be played; null if the platform does not tell. */
  turnoverBasisPoints: number | null
  bonus: Bonus | undefined
}

/** Everything that follows from the amount before it is requested: what is paid, credited and given, and what has to be played. */
export function DepositSum({ method, typed, currency, turnoverBasisPoints, bonus }: DepositSumProps) {
  const { t } = useTranslation('deposit')
  const tokenRows = useTokenRows()
  const amount = wholeAmount(typed)
  const credited = amount === undefined || !isWithin(method, amount) ? null : parseAmount(amount)
  const fee = credited === null ? null : getFee(method, credited)
  const given = bonus && credited !== null && credited >= minimumDeposit(bonus) ? givenBonus(bonus, credited) : null
  const turnover =
    credited === null || turnoverBasisPoints === null
      ? null
      : (credited * BigInt(turnoverBasisPoints)) / 10_000n +
        (bonus && given !== null ? given * BigInt(bonus.multiple) : 0n)
  const money = (minor: bigint | null) =>
    minor === null ? '–' : <Money amount={formatAmount(minor)} currency={currency} />
  const rows = [
    [t('youPay'), money(credited === null || fee === null ? null : credited + fee)],
    ...(method.method === 'USDT' ? tokenRows(method, credited === null || fee === null ? null : credited + fee) : []),
    [t('fee'), fee === 0n ? t('noFee') : money(fee)],
    [t('youGet'), money(credited)],
    ...(bonus ? [[t('sum.bonus'), money(given)] as const] : []),
    ...(turnoverBasisPoints === null
      ? []
      : [[t('sum.turnover'), turnover === 0n ? t('sum.none') : money(turnover)] as const]),
    [t('sum.time'), t('sum.minutes', { count: method.usualMinutes })],
  ] as const
  return (
    <dl>
      {rows.map(([label, value], index) => (
        <div key={label} className="flex items-baseline justify-between gap-x-4 py-1">
          <dt className="shrink-0 text-small text-muted">{label}</dt>
          <dd
            className={`figures min-w-0 text-end text-pretty whitespace-normal! ${index === 0 ? 'text-title font-semibold' : 'text-body'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is sent in tokens, at which rate, and how long the rate will hold. */
function useTokenRows() {
  const { t } = useTranslation('deposit')
  const { rateMoney, locale } = useFormat()
  return ({ tokenRate, payMinutes, minimum }: DepositMethod, pay: bigint | null) => {
    if (tokenRate === null) return [[t('sum.rate'), t('sum.rateText')] as const]
    const tokens = pay === null ? null : formatTokens(tokenHundredths(pay, tokenRate, 'up'), locale)
    return [
      [t('sum.tokens'), tokens ?? '–'],
      [t('sum.rate'), `1 USDT = ${rateMoney(tokenRate, minimum.currency)}`],
      [t('sum.rateHolds'), t('sum.rateMinutes', { count: payMinutes })],
    ] as const
  }
}

/** The amount to pay beside the button, where the whole sum is out of view. */
export function PaySum({ method, typed, currency }: Pick<DepositSumProps, 'method' | 'typed' | 'currency'>) {
  const { t } = useTranslation('deposit')
  const { locale } = useFormat()
  const amount = wholeAmount(typed)
  const credited = amount === undefined || !isWithin(method, amount) ? null : parseAmount(amount)
  return (
    <span className="min-w-24 desktop:hidden">
      <span className="block text-caption text-muted">{t('youPay')}</span>
      <span className="block text-prose font-semibold">
        {credited === null ? (
          '–'
        ) : (
          <Money amount={formatAmount(credited + getFee(method, credited))} currency={currency} />
        )}
      </span>
      {credited === null || method.tokenRate === null ? null : (
        <span className="figures block text-caption text-muted">
          {formatTokens(tokenHundredths(credited + getFee(method, credited), method.tokenRate, 'up'), locale)}
        </span>
      )}
    </span>
  )
}

const getFee = (method: DepositMethod, credited: bigint): bigint =>
  depositFee({ ...method, feeFixed: parseAmount(method.feeFixed.amount) }, credited)
