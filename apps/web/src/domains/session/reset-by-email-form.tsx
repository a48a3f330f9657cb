import { isEmail } from '@playhouse/shared/email.ts'
import { EMAIL_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { dropDraft, readDraft } from '../../drafts/form-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { useRequestPasswordResetMutation } from './request-password-reset.generated.ts'
import { useHumanCheck } from '../verification/parts/use-human-check.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

const DRAFTED = ['username', 'email'] as const

/** Catches typing slips; the platform validates fully. */

/** Does not reveal whether the account exists. A reload keeps the input. */
export function ResetByEmailForm({ onSent }: { onSent: (minutes: number) => void }) {
  const { t } = useTranslation(['passwords', 'session', 'ui', 'errors'])
  const { run: requestLink } = useSubmit(useRequestPasswordResetMutation())
  const human = useHumanCheck()
  const form = useMutationForm({
    defaultValues: { username: '', email: '', ...readDraft('resetByEmail', DRAFTED) },
    send: async (typed) => requestLink({ input: { ...typed, humanProof: await human.prove() } }),
    reasonText: (field) => t(field === 'email' ? 'emailWrong' : 'session:breach.usernameRequired'),
    onDone: ({ expiresInMinutes }) => {
      dropDraft('resetByEmail')
      onSent(expiresInMinutes)
    },
  })
  useFormDraft('resetByEmail', form.methods.subscribe, DRAFTED)
  return (
    <MutationForm form={form}>
      <p className="text-body text-muted">{t('byEmailText')}</p>
      <TextField
        label={t('session:username')}
        onFocus={human.warm}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        requiredLabel={t('ui:required')}
        {...form.field('username', t('session:breach.usernameRequired'))}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        requiredLabel={t('ui:required')}
        {...form.field('email', {
          required: t('emailRequired'),
          validate: (value) => isEmail(value) || t('emailWrong'),
        })}
      />
      <Button type="submit" variant="action" size="large" wide pending={form.isPending ? t('sendingLink') : false}>
        {t('sendLink')}
      </Button>
    </MutationForm>
  )
}
