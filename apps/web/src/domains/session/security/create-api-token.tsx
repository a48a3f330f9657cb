import { API_SCOPES, type ApiScope } from '@playhouse/shared/api-scopes.ts'
import { API_TOKEN_DAYS_MAX, API_TOKEN_NAME_MAX } from '@playhouse/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { PasswordField } from '../../../i18n/password-field.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCreateApiTokenMutation } from './api-tokens.generated.ts'
import { useRefusal } from './use-refusal.ts'

const DAYS = [7, 30, 90, API_TOKEN_DAYS_MAX]

interface CreateApiTokenProps {
  hasPassword: boolean
  isAgent: boolean
  onClose: () => void
  onCreated: (token: string) => void
}

export function CreateApiToken({ hasPassword, isAgent, onClose, onCreated }: CreateApiTokenProps) {
  const { t } = useTranslation('security')
  const { run: create } = useSubmit(useCreateApiTokenMutation())
  const refusal = useRefusal()
  const form = useMutationForm({
    defaultValues: { name: '', scopes: [] as ApiScope[], days: '30', password: '' },
    send: ({ name, scopes, days, password }) => create({ input: { name, scopes, days: Number(days), password } }),
    place: (problem) => {
      const { field, text } = refusal(problem)
      return { [field === 'name' || field === 'password' ? field : 'root']: text }
    },
    onDone: ({ token }) => onCreated(token),
  })
  const scopes = form.choice('scopes', t('tokens.scopesRequired'))
  const lasts = form.choice('days')
  const offered = API_SCOPES.filter((scope) => isAgent || scope !== 'READ_TEAM')
  return (
    <FormDialog form={form} title={t('tokens.create')} submitLabel={t('tokens.create')} onClose={onClose}>
      <p className="text-body text-muted text-pretty">{t('tokens.createText')}</p>
      <TextField
        label={t('passkeyName')}
        description={t('tokens.nameHint')}
        maxLength={API_TOKEN_NAME_MAX}
        {...form.field('name', t('nameRequired'))}
      />
      <fieldset className="flex flex-col gap-2" data-invalid={scopes.error ? '' : undefined}>
        <legend className="mb-2 text-body font-medium">{t('tokens.mayRead')}</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`tokens.scopes.${scope}`)}
            checked={scopes.value.includes(scope)}
            onChange={({ target: { checked } }) =>
              scopes.onChange(checked ? [...scopes.value, scope] : scopes.value.filter((chosen) => chosen !== scope))
            }
          />
        ))}
        {scopes.error ? <p className="text-small text-bad">{scopes.error}</p> : null}
      </fieldset>
      <Select
        label={t('tokens.lasts')}
        options={DAYS.map((count) => ({ value: String(count), label: t('tokens.days', { count }) }))}
        value={lasts.value}
        onChange={({ target: { value } }) => lasts.onChange(value)}
      />
      {hasPassword ? (
        <PasswordField
          label={t('yourPassword')}
          autoComplete="current-password"
          {...form.field('password', { required: t('passwordRequired'), secret: true })}
        />
      ) : null}
    </FormDialog>
  )
}
