import type { IdentityProvider } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../../access/use-viewer.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { SocialMark } from '../social-mark.tsx'
import { noteErrand } from '../social-errand.ts'
import { GuardRow } from './guard-row.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'
import { useBeginIdentityLinkMutation, useUnlinkIdentityMutation } from './linked-identities.generated.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { showToast } from '../../../ui/toast-queue.ts'

interface SocialRowProps {
  provider: IdentityProvider
  /** A simulated provider with invented identities. */
  isSimulated: boolean
  identity: GuardPanel_SecurityFragment['linkedIdentities'][number] | undefined
  hasPassword: boolean
  onChanged: () => void
}

export function SocialRow({ provider, isSimulated, identity, hasPassword, onChanged }: SocialRowProps) {
  const { t } = useTranslation(['security', 'ways'])
  const viewer = useViewer()
  const format = useFormat()
  const { run: begin } = useSubmit(useBeginIdentityLinkMutation())
  const [open, setOpen] = useState(false)
  const name = t(`ways:issuers.${provider}`)
  return (
    <GuardRow
      mark={<SocialMark provider={provider} />}
      title={name}
      state={
        <span className="inline-flex flex-wrap items-center gap-2">
          {identity ? t('elsewhereSince', { date: format.date(identity.linkedAt) }) : t('elsewhereNone')}
          {isSimulated ? <Badge tone="info">{t('playIssuer')}</Badge> : null}
        </span>
      }
      action={
        <Button
          aria-label={t(identity ? 'disconnectNamed' : 'connectNamed', { issuer: name })}
          onClick={() => setOpen(true)}
        >
          {t(identity ? 'disconnect' : 'connect')}
        </Button>
      }
    >
      {open && identity ? (
        <DisconnectIdentity id={identity.id} name={name} onClose={() => setOpen(false)} onChanged={onChanged} />
      ) : null}
      {open && !identity ? (
        <ProofDialog
          title={t('connectTitle', { issuer: name })}
          text={t('connectText', { issuer: name })}
          confirmLabel={t('next')}
          ask={hasPassword ? ['password'] : []}
          onClose={() => setOpen(false)}
          onSend={({ password }) => begin({ input: { provider, password } })}
          onDone={({ redirectUrl }) => {
            if (viewer) noteErrand({ to: 'link', viewerId: viewer.id })
            window.location.assign(redirectUrl)
            // Pending until the browser has left the page.
            return new Promise(() => {})
          }}
        />
      ) : null}
    </GuardRow>
  )
}

interface DisconnectIdentityProps {
  id: string
  name: string
  onClose: () => void
  onChanged: () => void
}

function DisconnectIdentity({ id, name, onClose, onChanged }: DisconnectIdentityProps) {
  const { t } = useTranslation(['security', 'ui'])
  const { run: unlink, isPending } = useSubmit(useUnlinkIdentityMutation())
  const confirm = async () => {
    const { problem } = await unlink({ input: { id } })
    onClose()
    if (problem) return void showToast({ tone: 'bad', title: problem.text })
    onChanged()
    showToast({ tone: 'good', title: t('disconnected', { issuer: name }) })
  }
  return (
    <AlertDialog
      title={t('disconnectTitle', { issuer: name })}
      confirmLabel={t('disconnect')}
      cancelLabel={t('cancel')}
      closeLabel={t('ui:close')}
      tone="danger"
      pending={isPending ? t('working') : false}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('disconnectText', { issuer: name })}
    </AlertDialog>
  )
}
