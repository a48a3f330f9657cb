import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { accessRequest, openLogIn, dropAccessRequest } from '../../access/access-requests.ts'
import type { SignedInFacts, PendingLogIn } from './use-log-in-outcome.ts'
import { WriteToUs } from '../support/parts/write-to-us.tsx'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { ResetByEmailForm } from './reset-by-email-form.tsx'
import { ResetByPhoneForm } from './reset-by-phone-form.tsx'
import { useFocusFirstField } from './use-focus-first-field.ts'
import { useAfterLogIn } from './use-after-log-in.ts'
import { VerificationForm } from './verification-form.tsx'

type Way = 'email' | 'phone'

/** Resets a password by e-mail link or phone code, as the brand offers; otherwise customer service does. */
export function ForgottenPasswordDialog() {
  const { t } = useTranslation(['passwords', 'session', 'ui'])
  const navigate = useNavigate()
  const afterLogIn = useAfterLogIn()
  const features = useSiteFacts()?.features ?? []
  const byPhone = features.includes('PASSWORD_RESET_BY_PHONE')
  const byEmail = features.includes('MESSAGE_DELIVERY')
  const [chosenWay, setChosenWay] = useState<Way>('email')
  const way = byEmail ? chosenWay : 'phone'
  const [waiting, setWaiting] = useState<PendingLogIn | null>(null)

  const toLogIn = () => openLogIn(accessRequest.get()?.pendingAction)
  const linkSent = (count: number) => {
    dropAccessRequest()
    // A toast with an action stays until it is dismissed.
    showToast({
      tone: 'good',
      title: t('linkSent'),
      text: t('linkSentText', { count }),
      action: { label: t('session:logIn'), onPress: () => openLogIn() },
    })
  }
  const signedIn = (facts: SignedInFacts) => {
    // A pending action resumes on the current page.
    if (!accessRequest.get()?.pendingAction) void navigate(paths.home())
    afterLogIn(facts)
  }
  const box = useFocusFirstField(waiting?.ticket ?? 'forgotten', true)
  const form =
    way === 'email' ? (
      <ResetByEmailForm onSent={linkSent} />
    ) : (
      <ResetByPhoneForm onNext={(next) => ('signedIn' in next ? signedIn(next.signedIn) : setWaiting(next.pending))} />
    )
  return (
    <Dialog
      size="small"
      title={t('forgottenTitle')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={dropAccessRequest}
    >
      <div ref={box}>
        {waiting ? (
          <VerificationForm waiting={waiting} remember={false} onSignedIn={signedIn} onGiveUp={toLogIn} />
        ) : !byEmail && !byPhone ? (
          <>
            <p className="text-body text-pretty">{t('noWay')}</p>
            <WriteToUs
              question={{ topic: 'ACCOUNT' }}
              onClick={dropAccessRequest}
              className={buttonClass({ class: 'mt-4' })}
            >
              {t('contact')}
            </WriteToUs>
          </>
        ) : byEmail && byPhone ? (
          <Tabs
            label={t('ways')}
            tabs={[
              { id: 'email', label: t('byEmail') },
              { id: 'phone', label: t('byPhone') },
            ]}
            selected={way}
            onSelect={(id) => setChosenWay(id === 'phone' ? 'phone' : 'email')}
          >
            {form}
          </Tabs>
        ) : (
          form
        )}
      </div>
      {waiting ? null : (
        <p className="mt-5 flex flex-wrap items-center justify-center gap-x-1 text-body text-muted">
          {t('remembered')}
          <Button variant="quiet" size="small" onClick={toLogIn}>
            {t('session:logIn')}
          </Button>
        </p>
      )}
    </Dialog>
  )
}
