import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import { type UseControllerProps, useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { refusalText } from './parts/breach-text.ts'
import { getDigits } from './parts/mobile-field.tsx'
import type { FormValues } from './form-values.ts'
import { CodeField } from '../verification/parts/code-field.tsx'
import type { CodeOutcome } from '../verification/parts/code-field.tsx'
import type { MutationForm } from '../../forms/use-mutation-form.ts'
import { usePhoneCode } from '../session/parts/use-phone-code.ts'

interface VerificationCodeFieldProps {
  form: MutationForm<FormValues>
  diallingCode: string
  numberRule: FieldRule | undefined
  rules: NonNullable<UseControllerProps<FormValues, 'verificationCode'>['rules']>
}

/** Validates the number at its own field before sending a code. */
export function VerificationCodeField({ form, diallingCode, numberRule, rules }: VerificationCodeFieldProps) {
  const { t } = useTranslation('registration')
  const { control, trigger, getValues } = form.methods
  const {
    field: { name: _name, ...field },
    fieldState: { error },
  } = useController({ control, name: 'verificationCode', rules })
  const mobileNum = getDigits(useWatch({ control, name: 'mobileNum' }))
  const requestCode = usePhoneCode('REGISTER')

  const request = async (): Promise<CodeOutcome> => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return undefined
    const outcome = await requestCode({ diallingCode, number: getValues('mobileNum') })
    if (!('breach' in outcome)) return outcome
    form.fail({ mobileNum: refusalText(t, outcome.breach, 'mobileNum', numberRule) })
    return undefined
  }
  return (
    <CodeField
      {...field}
      label={t('field.verificationCode')}
      countdown={`register:+${diallingCode}${mobileNum}`}
      request={request}
      error={error?.message}
    />
  )
}
