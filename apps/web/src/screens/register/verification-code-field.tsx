import { useController, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { digitsOf } from '../../features/registration/mobile-field.tsx'
import type { FormValues } from '../../features/registration/form-values.ts'
import { CodeField } from '../../features/verification/code-field.tsx'
import type { CodeOutcome } from '../../features/verification/code-field.tsx'
import { usePhoneCode } from '../log-in/use-phone-code.ts'

interface VerificationCodeFieldProps {
  form: UseFormReturn<FormValues>
  diallingCode: string
  error: string | undefined
}

/** Validates the number at its own field before sending a code. */
export function VerificationCodeField({ form, diallingCode, error }: VerificationCodeFieldProps) {
  const { t } = useTranslation('registration')
  const { control, trigger, getValues, setError } = form
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name: 'verificationCode' })
  const mobileNum = digitsOf(useWatch({ control, name: 'mobileNum' }))
  const requestCode = usePhoneCode('REGISTER')

  const request = async (): Promise<CodeOutcome> => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined
    const outcome = await requestCode({ diallingCode, number: getValues('mobileNum') })
    if (!('breach' in outcome)) return outcome
    setError('mobileNum', { message: outcome.breach === 'PATTERN' ? 'phone' : outcome.breach }, { shouldFocus: true })
    return undefined
  }
  return (
    <CodeField
      ref={ref}
      label={t('field.verificationCode')}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      countdown={`register:+${diallingCode}${mobileNum}`}
      request={request}
      error={error}
    />
  )
}
