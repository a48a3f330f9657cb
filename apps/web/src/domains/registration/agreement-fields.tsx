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
  const adult = form.field('adult', { validate: (checked) => checked || t('adultRequired') })
  const agreement = form.field('agreement', { validate: (checked) => checked || t('agreementRequired') })
  return (
    <>
      <Checkbox label={t('adult', { age })} description={ageRule} {...adult} />
      <Checkbox
        label={
          <Trans
            t={t}
            i18nKey="agreement"
            components={{ terms: <Link to={paths.agreement()} target="_blank" className={linkClass()} /> }}
          />
        }
        {...agreement}
      />
    </>
  )
}
