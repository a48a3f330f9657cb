import type { UpdateProfileInput } from '@playhouse/schema/types.generated.ts'
import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useUpdateProfileMutation } from './profile-changes.generated.ts'
import type { ProfileScreenQuery } from './profile-screen.generated.ts'

type Account = Extract<NonNullable<ProfileScreenQuery['viewer']>['memberAccount'], { __typename: 'MemberAccount' }>
type Details = NonNullable<Account['profile']['details']>

interface DetailsFormProps {
  nickname: string
  details: Details
  countries: readonly { code: string; name: string }[]
  onChanged: () => void
}

/** Editable fields; each has a text in `breaches`. */
const FIELDS = ['nickname', 'realName', 'birthday', 'nationality', 'address'] as const
type Values = Record<(typeof FIELDS)[number], string>

/** The member's personal details. Sends only changed fields. */
export function DetailsForm({ nickname, details, countries, onChanged }: DetailsFormProps) {
  const { t } = useTranslation(['profile', 'ui'])
  const { minimumAge: age } = details
  const stored = { ...details, nickname }
  const values = Object.fromEntries(FIELDS.map((field) => [field, stored[field] ?? ''])) as Values
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({ values })
  const { errors, isSubmitting, dirtyFields, isDirty } = formState
  const { run } = useSubmit(useUpdateProfileMutation())
  const sending = useRef(false)
  const hasName = details.realName !== null

  const save = async (typed: Values) => {
    const input: UpdateProfileInput = Object.fromEntries(
      FIELDS.flatMap((field) => (dirtyFields[field] ? [[field, typed[field]]] : [])),
    )
    const { success, problem } = await run({ input })
    if (success) {
      showToast({ tone: 'good', title: t('saved') })
      return onChanged()
    }
    for (const { field, reason } of problem.fields) {
      const name = FIELDS.find((own) => own === field)
      if (!name) continue
      const text =
        reason === 'TOO_YOUNG'
          ? t('tooYoung', { age })
          : reason === 'FIXED'
            ? t('fixed')
            : reason === 'RESERVED'
              ? t('reservedName')
              : reason === 'REQUIRED'
                ? t('required')
                : t(`breaches.${name}`)
      setError(name, { message: text })
    }
    const first = FIELDS.find((own) => problem.fields.some(({ field }) => field === own))
    if (first) setFocus(first)
    else setError('root', { message: problem.text })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await handleSubmit(save)(event).finally(() => (sending.current = false))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
      <div className="grid gap-4 @2xl:grid-cols-2">
        <TextField
          label={t('nickname')}
          description={t('nicknameHint')}
          autoComplete="nickname"
          maxLength={24}
          requiredLabel={t('ui:required')}
          error={errors.nickname?.message}
          {...register('nickname', { validate: (text) => text.trim() !== '' || t('required') })}
        />
        <TextField
          label={t('realName')}
          description={t(hasName ? 'realNameFixed' : 'realNameHint')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={60}
          readOnly={hasName}
          error={errors.realName?.message}
          {...register('realName')}
        />
        <TextField
          label={t('birthday')}
          description={t(details.isBirthdayFixed ? 'birthdayFixed' : 'birthdayHint', { age })}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          readOnly={details.isBirthdayFixed}
          error={errors.birthday?.message}
          {...register('birthday')}
        />
        <Select
          label={t('nationality')}
          description={t('nationalityHint')}
          placeholder={t('nationalityNone')}
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.nationality?.message}
          {...register('nationality')}
        />
        <TextField
          label={t('address')}
          description={t('addressHint')}
          autoComplete="street-address"
          maxLength={200}
          error={errors.address?.message}
          className="@2xl:col-span-2"
          {...register('address')}
        />
      </div>
      <Button
        type="submit"
        variant="action"
        className="self-start"
        pending={isSubmitting ? t('saving') : false}
        disabledReason={isDirty ? null : t('nothingChanged')}
      >
        {t('save')}
      </Button>
    </form>
  )
}
