import { useTranslation } from 'react-i18next'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { LogInMethodProps } from './log-in-method.ts'
import { PhoneFormFields, usePhoneForm } from './phone-form.tsx'
import { useLogInWithCode } from './use-log-in.ts'

export function PhoneCodeForm({ remember, onRemember, onNext }: LogInMethodProps) {
  const { t } = useTranslation('session')
  const logIn = useLogInWithCode()
  const form = usePhoneForm({ draft: 'logInByPhone', send: (proved) => logIn({ ...proved, remember }), onNext })
  return (
    <MutationForm form={form}>
      <PhoneFormFields form={form} purpose="LOG_IN" />
      <Checkbox
        label={t('remember')}
        checked={remember}
        onChange={(event) => onRemember(event.currentTarget.checked)}
      />
      <Button type="submit" variant="action" size="large" wide pending={form.isPending ? t('loggingIn') : false}>
        {t('logIn')}
      </Button>
    </MutationForm>
  )
}
