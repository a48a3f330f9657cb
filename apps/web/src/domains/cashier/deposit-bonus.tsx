import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { offerAmount } from '@playhouse/shared/offer-amount.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { DepositForm_OptionsFragment } from './deposit-form.generated.ts'

export type Bonus = NonNullable<NonNullable<DepositForm_OptionsFragment['promotions']>[number]['offer']>

export const NO_BONUS = ''

/** The smallest deposit that earns the bonus, in minor units. */
export const minimumDeposit = ({ threshold, counted }: Bonus): bigint =>
  parseAmount(threshold.amount) - (counted ? parseAmount(counted.amount) : 0n)

/** What a deposit earns that is large enough, in minor units. */
export function givenBonus({ fixedAmount, basisPoints, maximum, counted }: Bonus, deposit: bigint): bigint {
  const toMinor = (sum: { amount: string } | null) => (sum === null ? null : parseAmount(sum.amount))
  return offerAmount(
    {
      fixedAmount: toMinor(fixedAmount),
      percent: basisPoints === null ? null : basisPoints / 100,
      maxAmount: toMinor(maximum),
    },
    (toMinor(counted) ?? 0n) + deposit,
  )
}

/** A bonus can be chosen if a deposit is all that it still requires. */
const isChoosable = ({ status, obstacle }: Bonus): boolean =>
  status === 'CLAIMABLE' || (status === 'OPEN' && (obstacle === null || obstacle.kind === 'DEPOSIT'))

interface BonusChoiceProps {
  bonuses: readonly (Bonus & { title: string })[]
  typed: string
  currency: string
  choice: { value: string; error: string | undefined; onChange: (value: unknown) => void }
}

export function BonusChoice({ bonuses, typed, currency, choice }: BonusChoiceProps) {
  const { t } = useTranslation('deposit')
  return (
    <RadioGroup
      label={t('bonus.title')}
      {...choice}
      options={[
        { value: NO_BONUS, label: t('bonus.none'), description: t('bonus.noneText') },
        ...bonuses.map((bonus) => ({
          value: bonus.id,
          label: bonus.title,
          description: <BonusFacts bonus={bonus} typed={typed} currency={currency} />,
          disabled: !isChoosable(bonus),
        })),
      ]}
    />
  )
}

/** The bonus for the typed amount with its terms, or why it cannot be chosen. */
function BonusFacts({ bonus, typed, currency }: { bonus: Bonus; typed: string; currency: string }) {
  const { t } = useTranslation(['deposit', 'promotions'])
  const { wholeMoney } = useFormat()
  const { id, status, obstacle, multiple, maxStake, days } = bonus
  const money = (minor: bigint) => wholeMoney(formatAmount(minor), currency)
  if (!isChoosable(bonus))
    return (
      <span>
        {t(`promotions:offer.obstacles.${status === 'OPEN' && obstacle ? obstacle.kind : 'TAKEN'}`, { amount: '' })}
      </span>
    )
  const amount = parseAmount(wholeAmount(typed) ?? '0')
  const minimum = minimumDeposit(bonus)
  return (
    <>
      <span className="block text-text">
        {amount > 0n && amount >= minimum
          ? t('bonus.gives', { amount: money(givenBonus(bonus, amount)) })
          : minimum > 0n
            ? t('bonus.from', { amount: money(minimum) })
            : null}
      </span>
      {multiple > 0 ? (
        <>
          <span>{`${t('promotions:offer.multiple', { times: multiple })} `}</span>
          {maxStake ? (
            <span>{`${t('promotions:offer.maxStake', { amount: wholeMoney(maxStake.amount, currency) })} `}</span>
          ) : null}
          {days === null ? null : <span>{`${t('promotions:offer.days', { days })} `}</span>}
        </>
      ) : (
        <span>{`${t('promotions:offer.asCash')} `}</span>
      )}
      <Link to={paths.promotion(id)} className={linkClass({ look: 'inline' })}>
        {t('bonus.terms')}
      </Link>
    </>
  )
}
