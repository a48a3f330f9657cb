import { CODE_MAX } from '@playhouse/shared/limits.ts'
import { Copy, Smartphone } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useBeginAuthenticatorSetupMutation, useConfirmAuthenticatorSetupMutation } from './authenticator.generated.ts'
import { CopyButton } from './copy-button.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { useRefusal } from './use-refusal.ts'

interface BindAuthenticatorProps {
  hasPassword: boolean
  onClose: () => void
  /** Called with the recovery codes once the authenticator is enabled. */
  onBound: (codes: readonly string[]) => void
}

interface Begun {
  secret: string
  otpauthUrl: string
}

/** Enables an authenticator app: password, QR code with key, first code. */
export function BindAuthenticator({ hasPassword, onClose, onBound }: BindAuthenticatorProps) {
  const { t } = useTranslation('security')
  const { run: begin } = useSubmit(useBeginAuthenticatorSetupMutation())
  const [begun, setBegun] = useState<Begun | null>(null)

  if (begun) return <ShowKey {...begun} onClose={onClose} onBound={onBound} />
  return (
    <ProofDialog
      title={t('bind.title')}
      text={hasPassword ? t('bind.passwordText') : undefined}
      confirmLabel={t('next')}
      ask={hasPassword ? ['password'] : []}
      onClose={onClose}
      onSend={({ password }) => begin({ input: { password } })}
      onDone={(success) => setBegun(success)}
    />
  )
}

function ShowKey({ secret, otpauthUrl, onClose, onBound }: Begun & Omit<BindAuthenticatorProps, 'hasPassword'>) {
  const { t } = useTranslation('security')
  const { run: confirm } = useSubmit(useConfirmAuthenticatorSetupMutation())
  const refusal = useRefusal()
  const form = useMutationForm({
    defaultValues: { code: '' },
    send: (typed) => confirm({ input: typed }),
    place: (problem) => ({ code: refusal(problem).text }),
    onDone: ({ codes }) => onBound(codes),
  })
  return (
    <FormDialog
      form={form}
      title={t('bind.title')}
      submitLabel={t('bind.confirm')}
      pendingLabel={t('working')}
      className="flex flex-col"
      guarded={false}
      onClose={onClose}
    >
      <p className="text-body text-muted text-pretty">{t('bind.scanText')}</p>
      {/* Dark on light with a margin in both themes, because scanners require it. */}
      <div className="mx-auto mt-4 w-fit overflow-hidden rounded-card border border-line">
        <QRCodeSVG value={otpauthUrl} size={208} level="M" marginSize={4} title={t('bind.qr')} className="block" />
      </div>
      {/* On a phone that shows this page, the app cannot scan it. */}
      <a href={otpauthUrl} className={buttonClass({ class: 'mx-auto mt-3 w-fit' })}>
        <Icon icon={Smartphone} />
        {t('bind.openApp')}
      </a>
      <div className="mt-4 flex items-end gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="text-small font-medium">{t('bind.key')}</p>
          <p className="figures mt-1 text-body whitespace-normal! text-muted select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
        <CopyButton text={secret} icon={Copy} label={t('bind.copyKey')} copiedLabel={t('bind.copied')} />
      </div>
      <TextField
        label={t('code')}
        figures
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_MAX}
        className="mt-4"
        {...form.field('code', t('codeRequired'))}
      />
    </FormDialog>
  )
}
