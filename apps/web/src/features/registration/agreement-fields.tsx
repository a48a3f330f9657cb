import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MutationForm } from '../../forms/use-mutation-form.ts'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { FormValues } from './form-values.ts'

interface AgreementFieldsProps {
  /** The age confirmed here, and the brand's rule in words. */
  age: number
  ageRule: string
  form: MutationForm<FormValues>
}

/** The age, confirmed by a statement of its own, and consent to the terms, given by default. They open without leaving the form. */
export function AgreementFields({ age, ageRule, form }: AgreementFieldsProps) {
  const { t } = useTranslation('registration')
  const adult = form.field('adult', { validate: Boolean })
  const agreement = form.field('agreement', { validate: Boolean })
  return (
    <>
      <Checkbox
        label={t('adult', { age })}
        description={ageRule}
        {...adult}
        error={adult.error === undefined ? undefined : t('adultRequired')}
      />
      <Checkbox
        label={
          <Trans
            t={t}
            i18nKey="agreement"
            components={{ terms: <Link to={paths.agreement()} target="_blank" className={linkClass()} /> }}
          />
        }
        {...agreement}
        error={agreement.error === undefined ? undefined : t('agreementRequired')}
      />
    </>
  )
}
