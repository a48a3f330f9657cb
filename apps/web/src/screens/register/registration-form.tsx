import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import { AgreementField } from '../../features/registration/agreement-field.tsx'
import { DepositLimitFields } from '../../features/registration/deposit-limit-fields.tsx'
import type { Country } from '../../features/registration/country.ts'
import { fieldsRequested } from '../../features/registration/form-rules.ts'
import { emptyForm } from '../../features/registration/form-values.ts'
import { invitationOf } from '../../access/invitation.ts'
import { InvitationNote, InvitationWrongDialog } from '../../features/registration/invitation-note.tsx'
import { dropDraft, keepDraft, readDraft } from '../../features/registration/registration-draft.ts'
import { useInvitationState } from '../../features/registration/use-invitation.ts'
import type { RegistrationBrand } from '../../features/registration/use-registration-brand.ts'
import { useRegistrationForm } from '../../features/registration/use-registration-form.ts'
import { useAges } from '../../features/site/use-ages.ts'
import { SocialSignIn } from '../../features/session/social-sign-in.tsx'
import type { CaptchaFieldHandle } from '../../features/verification/captcha-field.tsx'
import { useHumanCheck } from '../../features/verification/use-human-check.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { FormFields } from './form-fields.tsx'
import { useRegistrationSubmit } from './use-registration-submit.ts'

interface RegistrationFormProps {
  /** Only the page has a reset button. */
  mode: 'page' | 'modal'
  brand: RegistrationBrand
  onRegistered: (way: RegistrationMethod, account: string) => void
}

export function RegistrationForm({ brand, mode, onRegistered }: RegistrationFormProps) {
  const { t } = useTranslation(['registration', 'ui', 'errors'])
  const ages = useAges()
  const [params] = useSearchParams()
  const { site } = brand
  const { methods: ways, canCheckInvitationCode } = site.registration
  const [way, setWay] = useState<RegistrationMethod>(() => {
    const drafted = readDraft()?.way
    return drafted && ways.includes(drafted) ? drafted : (ways[0] ?? 'USERNAME')
  })
  const invitation = useMemo(() => invitationOf(params), [params])
  const invited = useInvitationState(invitation.affiliateCode, canCheckInvitationCode)
  const asked = useMemo(() => {
    const all = fieldsRequested(site, way)
    return invited === 'shown' || invited === 'wrong' ? all : all.filter(({ name }) => name !== 'affiliateCode')
  }, [site, way, invited])
  const form = useRegistrationForm(way, asked, invitation.affiliateCode)
  const { errors, isSubmitting } = form.formState
  const human = useHumanCheck()
  const captcha = useRef<CaptchaFieldHandle>(null)
  const [country, setCountry] = useState<Country>()
  const submit = useRegistrationSubmit({
    form,
    way,
    asked,
    invitation,
    checkCodes: canCheckInvitationCode,
    diallingCode: country?.diallingCode ?? '',
    prove: human.prove,
    onRefused: (first) => {
      // A captcha works once.
      captcha.current?.refresh()
      if (first === 'captcha') captcha.current?.focus()
    },
    onRegistered: (account) => {
      dropDraft()
      onRegistered(way, account)
    },
  })
  const { setValue, getValues, reset } = form
  const chooseCountry = useCallback(
    (chosen: Country) => {
      setCountry(chosen)
      setValue('country', chosen.code)
    },
    [setValue],
  )
  const prepare = () => {
    human.warm()
    // Preload the success dialogs: a connection lost right after the response must not hide them.
    loadPart(() => import('../../features/registration/registered-dialogs.tsx')).catch(() => undefined)
  }
  const chooseWay = (chosen: string) => {
    setWay(chosen as RegistrationMethod)
    keepDraft(chosen as RegistrationMethod, getValues())
  }
  const fields = (
    // Focus only starts preloading; it is not an interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form noValidate onSubmit={submit.send} onFocus={prepare} className="flex flex-col gap-4">
      {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
      {invited === 'hidden' ? <InvitationNote code={invitation.affiliateCode} /> : null}
      <FormFields
        key={way}
        form={form}
        asked={asked}
        countries={brand.countries ?? []}
        onCountry={chooseCountry}
        diallingCode={country?.diallingCode ?? ''}
        wrongCode={invited === 'wrong' ? invitation.affiliateCode : ''}
        captcha={captcha}
      />
      <DepositLimitFields
        register={form.register}
        currency={site.settings?.currency ?? ''}
        wrong={Boolean(errors.depositLimit)}
      />
      <AgreementField ages={ages} register={form.register} missing={Boolean(errors.agreement)} />
      <Button type="submit" variant="action" size="large" wide pending={isSubmitting ? t('submitting') : false}>
        {t('submit')}
      </Button>
      {mode === 'page' ? (
        <Button
          variant="quiet"
          size="small"
          className="self-center text-muted"
          onClick={() => {
            reset({ ...emptyForm(), country: getValues('country'), affiliateCode: invitation.affiliateCode })
            dropDraft()
          }}
        >
          {t('reset')}
        </Button>
      ) : null}
    </form>
  )
  return (
    <>
      {ways.length > 1 ? (
        <Tabs
          label={t('ways')}
          tabs={ways.map((offered) => ({ id: offered, label: t(`way.${offered}`) }))}
          selected={way}
          onSelect={chooseWay}
        >
          {fields}
        </Tabs>
      ) : (
        fields
      )}
      <div className="mt-5 empty:hidden">
        <SocialSignIn agreementAge={ages.agreement} />
      </div>
      {submit.wrongCode === undefined ? null : (
        <InvitationWrongDialog code={submit.wrongCode} onClose={submit.forgetWrongCode} />
      )}
    </>
  )
}
