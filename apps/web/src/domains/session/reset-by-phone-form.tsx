import { preparePassword } from '@playhouse/shared/prepared-text.ts'
import { getBreach } from '@playhouse/shared/registration-rules.ts'
import { useTranslation } from 'react-i18next'
import { breachText } from '../registration/parts/breach-text.ts'
import { useSetPasswordByPhone } from './use-log-in.ts'
import { usePasswordRule } from './use-password-rule.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { PasswordField } from '../../i18n/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import type { LogInMethodProps } from './log-in-method.ts'
import { PhoneFormFields, usePhoneForm } from './phone-form.tsx'

/** Signs the account in afterwards. */
export function ResetByPhoneForm({ onNext }: Pick<LogInMethodProps, 'onNext'>) {
  const { t } = useTranslation(['passwords', 'ui'])
  const { t: tRegistration } = useTranslation('registration')
  const rule = usePasswordRule()
  const setByPhone = useSetPasswordByPhone()
  const passwordText = (breach: string) => breachText(tRegistration, breach, 'password', rule)
  const form = usePhoneForm({
    draft: 'resetByPhone',
    send: (proved, newPassword) => setByPhone({ ...proved, newPassword }),
    passwordText,
    onNext,
  })
  const bounds = rule && { min: rule.minLength, max: rule.maxLength }
  return (
    <MutationForm form={form}>
      <p className="text-body text-muted">{t('byPhoneText')}</p>
      <PhoneFormFields form={form} purpose="PASSWORD_RESET" />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        requiredLabel={t('ui:required')}
        description={bounds && tRegistration('hint.passwordNotUsername', bounds)}
        {...form.field('newPassword', {
          secret: true,
          validate: (value) => {
            const breach = value === '' ? 'required' : rule && getBreach(rule, preparePassword(value))
            return breach ? passwordText(breach) : true
          },
        })}
      />
      <Button type="submit" variant="action" size="large" wide pending={form.isPending ? t('setting') : false}>
        {t('setAndLogIn')}
      </Button>
    </MutationForm>
  )
}
