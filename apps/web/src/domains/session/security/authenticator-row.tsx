import { Smartphone } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useRemoveAuthenticatorMutation, useRenewRecoveryCodesMutation } from './authenticator.generated.ts'
import { focusRow, GuardRow } from './guard-row.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'

const BindAuthenticator = lazy(async () => ({
  default: (await import('./bind-authenticator.tsx')).BindAuthenticator,
}))
const RecoveryCodesSuccess = lazy(async () => ({
  default: (await import('./recovery-codes.tsx')).RecoveryCodesSuccess,
}))

interface AuthenticatorRowProps extends Pick<GuardPanel_SecurityFragment, 'authenticator' | 'hasPassword'> {
  siteName: string
}

type Open = 'bind' | 'renew' | 'remove' | null

export function AuthenticatorRow({ authenticator, hasPassword, siteName }: AuthenticatorRowProps) {
  const { t } = useTranslation('security')
  const format = useFormat()
  const { run: renew } = useSubmit(useRenewRecoveryCodesMutation())
  const { run: remove } = useSubmit(useRemoveAuthenticatorMutation())
  const [open, setOpen] = useState<Open>(null)
  /** Recovery codes to show, and the message after they were saved. */
  const [shown, setShown] = useState<{ codes: readonly string[]; said: string } | null>(null)
  const row = useRef<HTMLLIElement>(null)
  const close = () => setOpen(null)
  const show = (codes: readonly string[], said: string) => {
    setOpen(null)
    setShown({ codes, said })
  }
  const ask = hasPassword ? (['password', 'code'] as const) : (['code'] as const)
  return (
    <GuardRow
      ref={row}
      mark={<Icon icon={Smartphone} />}
      title={t('authenticator')}
      state={
        authenticator ? (
          <span>
            {t('authenticatorOn', { date: format.date(authenticator.enabledAt) })}{' '}
            {t('codesLeft', { count: authenticator.recoveryCodesLeft })}
          </span>
        ) : (
          t('authenticatorOff')
        )
      }
      action={
        <>
          {/* One button for both states, so that it keeps the focus. */}
          <Button onClick={() => setOpen(authenticator ? 'renew' : 'bind')}>
            {t(authenticator ? 'newCodes' : 'setUp')}
          </Button>
          {authenticator ? <Button onClick={() => setOpen('remove')}>{t('remove')}</Button> : null}
        </>
      }
    >
      <Suspense>
        {open === 'bind' ? (
          <BindAuthenticator hasPassword={hasPassword} onClose={close} onBound={(codes) => show(codes, t('bind.on'))} />
        ) : null}
        {shown ? (
          <RecoveryCodesSuccess
            codes={shown.codes}
            siteName={siteName}
            onDone={() => {
              setShown(null)
              showToast({ tone: 'good', title: shown.said })
            }}
          />
        ) : null}
      </Suspense>
      {open === 'renew' ? (
        <ProofDialog
          title={t('recovery.renewTitle')}
          text={t('recovery.renewText')}
          confirmLabel={t('recovery.renew')}
          ask={ask}
          onClose={close}
          onSend={({ password, code }) => renew({ input: { password, code } })}
          onDone={({ codes }) => show(codes, t('recovery.made'))}
        />
      ) : null}
      {open === 'remove' ? (
        <ProofDialog
          title={t('removeAuthenticatorTitle')}
          text={t('removeAuthenticatorText')}
          confirmLabel={t('removeAuthenticator')}
          variant="danger"
          ask={ask}
          onClose={close}
          onSend={({ password, code }) => remove({ input: { password, code } })}
          onDone={() => {
            flushSync(close)
            focusRow(row.current)
            showToast({ tone: 'good', title: t('authenticatorRemoved') })
          }}
        />
      ) : null}
    </GuardRow>
  )
}
