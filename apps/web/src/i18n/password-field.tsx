import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

/** A password field with a button that reveals the input. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'reveal'>) {
  const { t } = useTranslation('ui')
  return (
    <TextField
      maxLength={256}
      {...props}
      type="password"
      reveal={{ show: t('showPassword'), hide: t('hidePassword') }}
    />
  )
}
