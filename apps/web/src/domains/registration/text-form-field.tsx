import type { RequestedField, FormField } from '@playhouse/shared/registration-form.ts'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../i18n/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { TextFieldProps } from '../../ui/text-field.tsx'
import { hintText } from './parts/breach-text.ts'

interface Look {
  type?: TextFieldProps['type']
  inputMode?: 'numeric' | 'tel' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Names: phone keyboards capitalise words. */
  words?: boolean
}

/** How each field is typed, unless it is plain text without autofill. */
const LOOKS: Partial<Record<FormField, Look>> = {
  username: { autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  // With `new-password` browsers would fill in the password just generated for the account.
  paymentPassword: { type: 'password', autoComplete: 'off' },
  payeeName: { autoComplete: 'name', words: true },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  zalo: { inputMode: 'tel' },
  whatsapp: { inputMode: 'tel' },
  qqNum: { inputMode: 'numeric' },
}

interface TextFormFieldProps {
  field: RequestedField
  control: UseFormRegisterReturn & { error: string | undefined }
  /** Whether the form has a username, which the password must differ from. */
  withUsername: boolean
}

/** A text field with label, required mark, hint and error. */
export function TextFormField({ field, control, withUsername }: TextFormFieldProps) {
  const { t } = useTranslation(['registration', 'ui'])
  const { name, rule } = field
  const { type = 'text', inputMode, autoComplete = 'off', words = false } = LOOKS[name] ?? {}
  const common = {
    label: t(`field.${name}`),
    autoComplete,
    requiredLabel: rule.required ? t('ui:required') : undefined,
    description: hintText(t, field, withUsername),
    ...control,
  }
  if (type === 'password') return <PasswordField {...common} />
  return (
    <TextField
      {...common}
      type={type}
      inputMode={inputMode}
      autoCapitalize={words ? 'words' : 'none'}
      spellCheck={false}
    />
  )
}
