import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitDepositProofMutation } from '../../features/cashier/change-deposit.generated.ts'
import { UploadField } from '../../features/member/upload-field.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'

interface DepositProofProps {
  depositId: string
  /** Number of pictures that can still be attached. */
  max: number
}

/** Uploads pictures of the payment, which starts a check of the deposit. */
export function DepositProof({ depositId, max }: DepositProofProps) {
  const { t } = useTranslation('deposit')
  const { run, isPending } = useSubmit(useSubmitDepositProofMutation())
  const [uploads, setUploads] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const titleId = useId()
  const send = async () => setFailure((await run({ input: { id: depositId, uploads: [...uploads] } })).problem?.text)
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-5">
      <h2 id={titleId} className="text-prose font-semibold">
        {t('proofTitle')}
      </h2>
      <p className="mt-1 mb-4 text-body text-muted">{t('proofText')}</p>
      <UploadField
        purpose="DEPOSIT_PROOF"
        label={t('proofLabel')}
        max={max}
        onChange={setUploads}
        onBusyChange={setBusy}
        error={failure}
      />
      <Button
        className="mt-4"
        pending={isPending && t('proofSending')}
        disabledReason={uploads.length === 0 || busy ? t('proofMissing') : null}
        onClick={() => void send()}
      >
        {t('proofSend')}
      </Button>
    </section>
  )
}
