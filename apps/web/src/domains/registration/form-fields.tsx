import { registrationBreaches, type RequestedField } from '@playhouse/shared/registration-form.ts'
import type { RefObject } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { breachText } from './parts/breach-text.ts'
import type { Country } from './country.ts'
import type { FormValues } from './form-values.ts'
import { getDigits, MobileField } from './parts/mobile-field.tsx'
import { TextFormField } from './text-form-field.tsx'
import { useVisitorPlace } from '../site/parts/use-visitor-place.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { CaptchaField, type CaptchaFieldHandle } from '../verification/parts/captcha-field.tsx'
import type { MutationForm } from '../../forms/use-mutation-form.ts'
import { VerificationCodeField } from './verification-code-field.tsx'

interface FormFieldsProps {
  form: MutationForm<FormValues>
  requested: readonly RequestedField[]
  countries: readonly Country[]
  onCountry: (country: Country) => void
  diallingCode: string
  /** The invalid invitation code in the URL; empty for none. */
  wrongCode: string
  captcha: RefObject<CaptchaFieldHandle | null>
}

/** The brand's fields in order; wide forms pair the short ones. */
export function FormFields({
  form,
  requested,
  countries,
  onCountry,
  diallingCode,
  wrongCode,
  captcha,
}: FormFieldsProps) {
  const { t } = useTranslation('registration')
  const site = useSiteFacts()
  const place = useVisitorPlace()
  const { control, setValue } = form.methods
  const { country, affiliateCode, captchaId } = useWatch({ control }) as FormValues
  const withUsername = requested.some(({ name }) => name === 'username')
  const createValidator = (field: RequestedField) => (_value: unknown, values: FormValues) => {
    const breach = registrationBreaches([field], values)[field.name]
    return breach === undefined || breachText(t, breach, field.name, field.rule)
  }
  const getControl = (field: RequestedField) => {
    const { error, ...props } = form.field(field.name, {
      validate: createValidator(field),
      ...(SECRETS.has(field.name) && { secret: true }),
      ...(field.name === 'mobileNum' && { setValueAs: getDigits }),
    })
    const isWrongCode = field.name === 'affiliateCode' && wrongCode !== '' && affiliateCode === wrongCode
    return { ...props, error: error ?? (isWrongCode ? t('invitationWrong', { code: wrongCode }) : undefined) }
  }
  const fieldFor = (field: RequestedField) => {
    if (field.name === 'mobileNum') {
      const { error, ...props } = getControl(field)
      return (
        <MobileField
          control={props}
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
      return (
        <VerificationCodeField
          form={form}
          diallingCode={diallingCode}
          numberRule={requested.find(({ name }) => name === 'mobileNum')?.rule}
          rules={{ validate: createValidator(field) }}
        />
      )
    }
    if (field.name === 'captcha') {
      return (
        <Controller
          control={control}
          name="captcha"
          rules={{ validate: createValidator(field) }}
          render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
            <CaptchaField
              ref={(handle) => {
                captcha.current = handle
                ref(handle)
              }}
              value={{ id: captchaId, text: value }}
              onChange={({ id, text }) => {
                setValue('captchaId', id)
                // Another picture empties the field, which is not an input error.
                if (text === '') setValue('captcha', text)
                else onChange(text)
              }}
              error={error?.message}
              required={field.rule.required}
            />
          )}
        />
      )
    }
    return <TextFormField field={field} control={getControl(field)} withUsername={withUsername} />
  }
  return (
    <div className="@container">
      <div className="grid gap-x-3 gap-y-4 @sm:grid-cols-2">
        {requested.map((field) => (
          <div key={field.name} className={PAIRED.has(field.name) ? 'min-w-0' : 'min-w-0 @sm:col-span-2'}>
            {fieldFor(field)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Sent as they are typed. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

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
