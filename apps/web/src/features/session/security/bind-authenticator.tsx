import { Copy } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
  const refusal = useRefusal()

  if (begun) return <ShowKey {...begun} onClose={onClose} onBound={onBound} />
  return (
    <ProofDialog
      title={t('bind.title')}
      text={hasPassword ? t('bind.passwordText') : undefined}
      confirmLabel={t('next')}
      ask={hasPassword ? ['password'] : []}
      onClose={onClose}
      onSend={async ({ password }) => {
        const { success, problem } = await begin({ input: { password } })
        if (problem) return refusal(problem)
        setBegun(success)
        return undefined
      }}
    />
  )
}

function ShowKey({ secret, otpauthUrl, onClose, onBound }: Begun & Omit<BindAuthenticatorProps, 'hasPassword'>) {
  const { t } = useTranslation(['security', 'ui'])
  const { run: confirm, isPending: sending } = useSubmit(useConfirmAuthenticatorSetupMutation())
  const refusal = useRefusal()
  const formId = useId()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  const refuse = (text: string) => {
    setWrong(text)
    field.current?.select()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    if (code.trim() === '') return refuse(t('codeRequired'))
    const { success, problem } = await confirm({ input: { code } })
    if (problem) refuse(refusal(problem).text)
    else onBound(success.codes)
  }
  return (
    <Dialog
      size="small"
      title={t('bind.title')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="action" pending={sending ? t('working') : false}>
            {t('bind.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-body text-muted text-pretty">{t('bind.scanText')}</p>
      {/* Dark on light with a margin in both themes, because scanners require it. */}
      <div className="mx-auto mt-4 w-fit overflow-hidden rounded-card border border-line">
        <QRCodeSVG value={otpauthUrl} size={208} level="M" marginSize={4} title={t('bind.qr')} className="block" />
      </div>
      <div className="mt-4 flex items-end gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="text-small font-medium">{t('bind.key')}</p>
          <p className="figures mt-1 text-body whitespace-normal! text-muted select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
        <CopyButton text={secret} icon={Copy} label={t('bind.copyKey')} copiedLabel={t('bind.copied')} />
      </div>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="mt-4">
        <TextField
          ref={field}
          label={t('code')}
          figures
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          error={wrong}
          onChange={(event) => setCode(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
