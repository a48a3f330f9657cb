import { PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'reveal'>) {
  const { t } = useTranslation('ui')
  return (
    <TextField
      maxLength={PASSWORD_MAX}
      {...props}
      type="password"
      reveal={{ show: t('showPassword'), hide: t('hidePassword') }}
    />
  )
}
