import type { UseFormRegister } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { FormValues } from './form-values.ts'

interface AgreementFieldProps {
  register: UseFormRegister<FormValues>
  /** Whether the agreement is missing. */
  missing: boolean
}

/** Consent to age limit and terms, given by default. The terms open without leaving the form. */
export function AgreementField({ register, missing }: AgreementFieldProps) {
  const { t } = useTranslation('registration')
  return (
    <Checkbox
      label={
        <Trans
          t={t}
          i18nKey="agreement"
          components={{ terms: <Link to={paths.agreement()} target="_blank" className={linkClass()} /> }}
        />
      }
      error={missing ? t('agreementRequired') : undefined}
      {...register('agreement')}
    />
  )
}
