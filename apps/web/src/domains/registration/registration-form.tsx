import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { RegistrationMethod } from '@playhouse/schema/types.generated.ts'
import { AgreementFields } from './agreement-fields.tsx'
import { ImpossibleLimitDialog } from '../limits/parts/impossible-limit-dialog.tsx'
import { DepositLimitFields } from './deposit-limit-fields.tsx'
import type { Country } from './country.ts'
import { fieldsRequested } from './form-rules.ts'
import { emptyForm } from './form-values.ts'
import { getInvitation } from '../../access/invitation.ts'
import { dropDraft, keepDraft, readDraft } from './registration-draft.ts'
import { useInvitationState } from './use-invitation.ts'
import type { RegistrationBrand } from './use-registration-brand.ts'
import { useAgeRule, useAges } from '../site/parts/use-ages.ts'
import { SocialSignIn } from '../session/parts/social-sign-in.tsx'
import type { CaptchaFieldHandle } from '../verification/parts/captcha-field.tsx'
import { useHumanCheck } from '../verification/parts/use-human-check.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { FormFields } from './form-fields.tsx'
import { useRegistrationForm } from './use-registration-form.ts'
import { MailCheck } from 'lucide-react'
import { AcknowledgeDialog } from '../../ui/acknowledge-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Replaces the code field when the URL has a valid code. */
function InvitationNote({ code }: { code: string }) {
  const { t } = useTranslation('registration')
  return (
    <p className="flex items-center gap-2.5 rounded-card bg-good-soft px-3.5 py-2.5 text-body">
      <Icon icon={MailCheck} size={20} className="text-good" />
      <span className="min-w-0 break-words">{t('invitedBy', { code })}</span>
    </p>
  )
}

function InvitationWrongDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation(['registration', 'ui'])
  return (
    <AcknowledgeDialog
      title={t('invitationTitle')}
      closeLabel={t('ui:close')}
      confirmLabel={t('understood')}
      onClose={onClose}
    >
      <p className="text-body break-words text-muted">{t('invitationText', { code })}</p>
    </AcknowledgeDialog>
  )
}

interface RegistrationFormProps {
  /** Only the page has a reset button. */
  mode: 'page' | 'modal'
  brand: RegistrationBrand
  /** The form stays pending until the result, if it is a promise, is there. */
  onRegistered: (way: RegistrationMethod, account: string) => unknown
}

export function RegistrationForm({ brand, mode, onRegistered }: RegistrationFormProps) {
  const { t } = useTranslation(['registration', 'ui', 'errors'])
  const { agreement: agreementAge } = useAges()
  const ageRule = useAgeRule()
  const [params] = useSearchParams()
  const { site } = brand
  const { methods: ways, canCheckInvitationCode } = site.registration
  const [way, setWay] = useState<RegistrationMethod>(() => {
    const drafted = readDraft()?.way
    return drafted && ways.includes(drafted) ? drafted : (ways[0] ?? 'USERNAME')
  })
  const invitation = useMemo(() => getInvitation(params), [params])
  const invited = useInvitationState(invitation.affiliateCode, canCheckInvitationCode)
  const requested = useMemo(() => {
    const all = fieldsRequested(site, way)
    return invited === 'shown' || invited === 'wrong' ? all : all.filter(({ name }) => name !== 'affiliateCode')
  }, [site, way, invited])
  const human = useHumanCheck()
  const captcha = useRef<CaptchaFieldHandle>(null)
  const [country, setCountry] = useState<Country>()
  const formId = useId()
  const { form, wrongCode, forgetWrongCode, pendingLimit, answerLimit } = useRegistrationForm({
    way,
    requested,
    invitation,
    checkCodes: canCheckInvitationCode,
    diallingCode: country?.diallingCode ?? '',
    age: agreementAge,
    prove: human.prove,
    captcha,
    onRegistered: (account) => onRegistered(way, account),
  })
  const { setValue, getValues, reset } = form.methods
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
    loadPart(() => import('./registered-dialogs.tsx')).catch(() => undefined)
  }
  const chooseWay = (chosen: string) => {
    setWay(chosen as RegistrationMethod)
    keepDraft(chosen as RegistrationMethod, getValues())
  }
  const fields = (
    <MutationForm form={form} id={formId} onFocus={prepare}>
      {invited === 'hidden' ? <InvitationNote code={invitation.affiliateCode} /> : null}
      <FormFields
        key={way}
        form={form}
        requested={requested}
        countries={brand.countries ?? []}
        onCountry={chooseCountry}
        diallingCode={country?.diallingCode ?? ''}
        wrongCode={invited === 'wrong' ? invitation.affiliateCode : ''}
        captcha={captcha}
      />
      <DepositLimitFields form={form} currency={site.settings?.currency ?? ''} />
      <AgreementFields age={agreementAge} ageRule={ageRule} form={form} />
      <Button type="submit" variant="action" size="large" wide pending={form.isPending ? t('submitting') : false}>
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
    </MutationForm>
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
        <SocialSignIn agreementAge={agreementAge} />
      </div>
      {pendingLimit ? (
        <ImpossibleLimitDialog
          limit={pendingLimit}
          onChange={() => answerLimit(false)}
          onAccept={() => {
            answerLimit(true)
            document.querySelector<HTMLFormElement>(`[id="${formId}"]`)?.requestSubmit()
          }}
        />
      ) : null}
      {wrongCode === undefined ? null : <InvitationWrongDialog code={wrongCode} onClose={forgetWrongCode} />}
    </>
  )
}
