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

/** Age and terms, agreed to until taken back. The terms open beside the form, which stays as it is. */
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
