import {
  ADDRESS_MAX,
  ADDRESS_MIN,
  NICKNAME_MAX,
  NICKNAME_MIN,
  REAL_NAME_MAX,
  REAL_NAME_MIN,
} from '@playhouse/shared/limits.ts'
import { mixesScripts, realNameBreach } from '@playhouse/shared/scripts.ts'
import { useTranslation } from 'react-i18next'
import { MutationForm } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { useAgeRule } from '../../site/parts/use-ages.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import type { MemberAccount } from '../../../graphql/viewer-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useUpdateProfileMutation } from './profile-changes.generated.ts'
import type { ProfileScreenQuery } from './profile-screen.generated.ts'
import { useOffers } from '../../site/parts/use-offers.ts'

type Account = MemberAccount<ProfileScreenQuery>
type Details = NonNullable<Account['profile']['details']>

interface DetailsFormProps {
  nickname: string
  details: Details
  countries: readonly { code: string; name: string }[]
}

/** Editable fields; each has a text in `breaches`. */
const FIELDS = ['nickname', 'realName', 'birthday', 'nationality', 'address'] as const
type Values = Record<(typeof FIELDS)[number], string>

const LENGTHS: Partial<Record<keyof Values, { min: number; max: number }>> = {
  nickname: { min: NICKNAME_MIN, max: NICKNAME_MAX },
  realName: { min: REAL_NAME_MIN, max: REAL_NAME_MAX },
  address: { min: ADDRESS_MIN, max: ADDRESS_MAX },
}

/** The member's personal details. Sends only changed fields. */
export function DetailsForm({ nickname, details, countries }: DetailsFormProps) {
  const { t } = useTranslation(['profile', 'ui'])
  const isChecked = useOffers()('IDENTITY')
  const ageRule = useAgeRule()
  const stored = { ...details, nickname }
  const { run } = useSubmit(useUpdateProfileMutation())
  const faults: Readonly<Record<string, string>> = {
    TOO_YOUNG: ageRule,
    FIXED: t('fixed'),
    RESERVED: t('reservedName'),
    TAKEN: t('takenName'),
    MIXED_SCRIPTS: t('mixedScripts'),
    CONTACT_DATA: t('contactData'),
    REQUIRED: t('required'),
  }
  const faultText = (field: keyof Values, reason: string) =>
    faults[reason] ?? t(`breaches.${field}`, { min: 0, max: 0, ...LENGTHS[field] })
  const form = useMutationForm({
    defaultValues: Object.fromEntries(FIELDS.map((field) => [field, stored[field] ?? ''])) as Values,
    followsDefaults: true,
    send: (_typed, { changed }) => run({ input: changed }),
    reasonText: faultText,
    onDone: () => {
      showToast({ tone: 'good', title: t('saved') })
    },
  })
  const hasName = details.realName !== null
  return (
    <MutationForm form={form} guarded>
      <div className="grid gap-4 @2xl:grid-cols-2">
        <TextField
          label={t('nickname')}
          description={t('nicknameHint')}
          autoComplete="nickname"
          maxLength={NICKNAME_MAX}
          requiredLabel={t('ui:required')}
          {...form.field('nickname', {
            required: t('required'),
            validate: (name) => name === nickname || !mixesScripts(name) || t('mixedScripts'),
          })}
        />
        <TextField
          label={t('realName')}
          description={t(hasName ? 'realNameFixed' : 'realNameHint')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={REAL_NAME_MAX}
          readOnly={hasName}
          {...form.field('realName', {
            validate: (name) => {
              const breach = hasName ? undefined : realNameBreach(name)
              return breach === undefined || faultText('realName', breach.toUpperCase())
            },
          })}
        />
        <TextField
          label={t('birthday')}
          description={details.isBirthdayFixed ? t('birthdayFixed') : ageRule}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          readOnly={details.isBirthdayFixed}
          {...form.field('birthday')}
        />
        <Select
          label={t('nationality')}
          description={isChecked ? t('nationalityHint') : undefined}
          placeholder={t('nationalityNone')}
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.field('nationality')}
        />
        <TextField
          label={t('address')}
          description={isChecked ? t('addressHint') : undefined}
          autoComplete="address-line1"
          maxLength={ADDRESS_MAX}
          className="@2xl:col-span-2"
          {...form.field('address')}
        />
      </div>
      <Button
        type="submit"
        variant="action"
        className="self-start"
        pending={form.isPending ? t('saving') : false}
        disabledReason={form.isDirty ? null : t('nothingChanged')}
      >
        {t('save')}
      </Button>
    </MutationForm>
  )
}
