import type { UseFormRegister } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { FormValues } from './form-values.ts'

interface AgreementFieldProps {
  /** The age confirmed here, and the one for a first deposit. */
  ages: { agreement: number; member: number }
  register: UseFormRegister<FormValues>
  /** Whether the agreement is missing. */
  missing: boolean
}

/** Consent to age limit and terms, given by default. The terms open without leaving the form. */
export function AgreementField({ ages: { agreement, member }, register, missing }: AgreementFieldProps) {
  const { t } = useTranslation('registration')
  return (
    <Checkbox
      label={
        <Trans
          t={t}
          i18nKey="agreement"
          values={{ age: agreement }}
          components={{ terms: <Link to={paths.agreement()} target="_blank" className={linkClass()} /> }}
        />
      }
      description={member > agreement ? t('depositAge', { age: member }) : undefined}
      error={missing ? t('agreementRequired') : undefined}
      {...register('agreement')}
    />
  )
}
