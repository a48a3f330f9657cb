import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitDepositProofMutation } from './change-deposit.generated.ts'
import { UploadField } from '../uploads/parts/upload-field.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
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
  const { run } = useSubmit(useSubmitDepositProofMutation())
  const [busy, setBusy] = useState(false)
  const form = useMutationForm({
    defaultValues: { uploads: [] as string[] },
    send: ({ uploads }) => run({ input: { id: depositId, uploads } }),
    place: ({ text }) => ({ uploads: text }),
  })
  const uploads = form.choice('uploads')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-5">
      <h2 id={titleId} className="text-prose font-semibold">
        {t('proofTitle')}
      </h2>
      <p className="mt-1 mb-4 text-body text-muted">{t('proofText')}</p>
      <MutationForm form={form}>
        <UploadField purpose="DEPOSIT_PROOF" label={t('proofLabel')} max={max} onBusyChange={setBusy} {...uploads} />
        <Button
          type="submit"
          className="self-start"
          pending={form.isPending && t('proofSending')}
          disabledReason={uploads.value.length === 0 || busy ? t('proofMissing') : null}
        >
          {t('proofSend')}
        </Button>
      </MutationForm>
    </section>
  )
}
