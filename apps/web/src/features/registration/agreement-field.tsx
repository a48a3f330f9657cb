import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MutationForm } from '../../forms/use-mutation-form.ts'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { FormValues } from './form-values.ts'

interface AgreementFieldProps {
  /** The age confirmed here, and the one for a first deposit. */
  ages: { agreement: number; member: number }
  form: MutationForm<FormValues>
}

/** Consent to age limit and terms, given by default. The terms open without leaving the form. */
export function AgreementField({ ages: { agreement, member }, form }: AgreementFieldProps) {
  const { t } = useTranslation('registration')
  const { error, ...control } = form.field('agreement', { validate: Boolean })
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
      {...control}
      error={error === undefined ? undefined : t('agreementRequired')}
    />
  )
}
