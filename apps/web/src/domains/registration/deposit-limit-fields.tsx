import { DEPOSIT_LIMIT_PERIODS } from '@playhouse/shared/limits.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MutationForm } from '../../forms/use-mutation-form.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FormValues } from './form-values.ts'

/** Only shows the format; not a recommendation. */
const EXAMPLE = 1_000_000

interface DepositLimitFieldsProps {
  form: MutationForm<FormValues>
  currency: string
}

/** Optional deposit limit, offered to everyone. */
export function DepositLimitFields({ form, currency }: DepositLimitFieldsProps) {
  const { t } = useTranslation('registration')
  const { integer } = useFormat()
  const { error, ...amount } = form.field('depositLimit', {
    validate: (typed) => typed === '' || wholeAmount(typed) !== undefined,
  })
  return (
    <fieldset className="rounded-card border border-line px-4 pt-3 pb-4">
      <legend className="visually-hidden">
        {t('limit.title')} ({t('limit.optional')})
      </legend>
      <p className="flex items-center gap-2 text-body font-semibold" aria-hidden="true">
        <Icon icon={ShieldCheck} size={16} className="text-good" />
        <span>
          {t('limit.title')} <span className="font-normal text-muted">({t('limit.optional')})</span>
        </span>
      </p>
      <p className="mt-1 text-small text-pretty text-muted">
        {t('limit.text')}{' '}
        <Link to={paths.responsibleGaming()} target="_blank" className={linkClass()}>
          {t('limit.more')}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-3">
        <TextField
          label={t('limit.amount', { currency })}
          inputMode="numeric"
          autoComplete="off"
          figures
          {...amount}
          error={error === undefined ? undefined : t('limit.wrong', { example: integer(EXAMPLE) })}
        />
        <Select
          label={t('limit.period')}
          options={DEPOSIT_LIMIT_PERIODS.map((value) => ({ value, label: t(`limit.${value}`) }))}
          {...form.field('depositLimitPeriod')}
        />
      </div>
    </fieldset>
  )
}
