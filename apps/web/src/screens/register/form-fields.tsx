import type { RequestedField } from '@playhouse/shared/registration-form.ts'
import { useCallback } from 'react'
import type { RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { breachText } from '../../features/registration/breach-text.ts'
import type { Country } from '../../features/registration/country.ts'
import type { FormValues } from '../../features/registration/form-values.ts'
import { MobileField } from '../../features/registration/mobile-field.tsx'
import { TextFormField } from '../../features/registration/text-form-field.tsx'
import { useVisitorPlace } from '../../features/site/use-visitor-place.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { CaptchaField } from '../../features/verification/captcha-field.tsx'
import type { CaptchaFieldHandle, CaptchaValue } from '../../features/verification/captcha-field.tsx'
import { VerificationCodeField } from './verification-code-field.tsx'

interface FormFieldsProps {
  form: UseFormReturn<FormValues>
  asked: readonly RequestedField[]
  countries: readonly Country[]
  onCountry: (country: Country) => void
  diallingCode: string
  /** The invalid invitation code in the URL; empty for none. */
  wrongCode: string
  captcha: RefObject<CaptchaFieldHandle | null>
}

/** The brand's fields in order; wide forms pair the short ones. */
export function FormFields({ form, asked, countries, onCountry, diallingCode, wrongCode, captcha }: FormFieldsProps) {
  const { t } = useTranslation('registration')
  const site = useSiteFacts()
  const place = useVisitorPlace()
  const { control, register, setValue, formState } = form
  const { isSubmitted } = formState
  const { country, affiliateCode, captchaId, captcha: captchaText } = useWatch({ control }) as FormValues
  const typeCaptcha = useCallback(
    ({ id, text }: CaptchaValue) => {
      setValue('captchaId', id)
      // A new captcha empties the field, which is not an input error.
      setValue('captcha', text, { shouldDirty: true, shouldValidate: isSubmitted && text !== '' })
    },
    [setValue, isSubmitted],
  )
  const withUsername = asked.some(({ name }) => name === 'username')
  /** Messages are codes of broken rules, or texts. */
  const errorOf = ({ name, rule }: RequestedField): string | undefined => {
    const message = formState.errors[name]?.message
    if (message !== undefined) return /^[a-z_]+$/i.test(message) ? breachText(t, message, name, rule) : message
    return name === 'affiliateCode' && wrongCode !== '' && affiliateCode === wrongCode
      ? t('invitationWrong', { code: wrongCode })
      : undefined
  }
  const fieldFor = (field: RequestedField) => {
    const error = errorOf(field)
    if (field.name === 'mobileNum') {
      return (
        <MobileField
          register={register}
          countries={countries}
          country={country}
          home={place?.visitorCountry ?? ''}
          onCountry={onCountry}
          imageHosts={site?.imageHosts ?? []}
          error={error}
        />
      )
    }
    if (field.name === 'verificationCode') {
      return <VerificationCodeField form={form} diallingCode={diallingCode} error={error} />
    }
    if (field.name === 'captcha') {
      const value = { id: captchaId, text: captchaText }
      return (
        <CaptchaField ref={captcha} value={value} onChange={typeCaptcha} error={error} required={field.rule.required} />
      )
    }
    return <TextFormField field={field} register={register} error={error} withUsername={withUsername} />
  }
  return (
    <div className="@container">
      <div className="grid gap-x-3 gap-y-4 @sm:grid-cols-2">
        {asked.map((field) => (
          <div key={field.name} className={PAIRED.has(field.name) ? 'min-w-0' : 'min-w-0 @sm:col-span-2'}>
            {fieldFor(field)}
          </div>
        ))}
      </div>
    </div>
  )
}

const PAIRED: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'zalo',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
])
