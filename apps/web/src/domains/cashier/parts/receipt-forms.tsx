import { AMOUNT_TEXT_MAX, WITHDRAWAL_ANSWER_MAX } from '@playhouse/shared/limits.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import type { WithdrawalReceipt } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useAnswerWithdrawalQuestionMutation,
  useConfirmWithdrawalReceiptMutation,
} from '../withdrawal-mutations.generated.ts'
import type { Withdrawal_WithdrawalFragment } from './withdrawal-parts.generated.ts'
import { UploadField } from '../../uploads/parts/upload-field.tsx'
import { FormDialog, MutationForm } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useOffers } from '../../site/parts/use-offers.ts'

type Withdrawal = Omit<Withdrawal_WithdrawalFragment, ' $fragmentName'>

export function ReceiptChoices({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal')
  const format = useFormat()
  const [outcome, setOutcome] = useState<WithdrawalReceipt | null>(null)
  const { payout, confirmBy } = withdrawal
  return (
    <section
      aria-labelledby="receipt-choices"
      className="rounded-card border border-line bg-info-soft p-5 print:hidden"
    >
      <h2 id="receipt-choices" className="text-prose font-semibold">
        {t('receipt.title', { amount: format.money(payout.amount, payout.currency) })}
      </h2>
      {confirmBy ? (
        <p className="mt-1 text-body text-pretty">{t('receipt.by', { time: format.dateTime(confirmBy) })}</p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="action" onClick={() => setOutcome('RECEIVED')}>
          {t('receipt.all')}
        </Button>
        <Button onClick={() => setOutcome('PARTLY_RECEIVED')}>{t('receipt.part')}</Button>
        <Button onClick={() => setOutcome('NOT_RECEIVED')}>{t('receipt.nothing')}</Button>
      </div>
      {outcome ? <ReceiptDialog withdrawal={withdrawal} outcome={outcome} onClose={() => setOutcome(null)} /> : null}
    </section>
  )
}

interface ReceiptDialogProps {
  withdrawal: Withdrawal
  outcome: WithdrawalReceipt
  onClose: () => void
}

function ReceiptDialog({ withdrawal: { id, payout }, outcome, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation('withdrawal')
  const format = useFormat()
  const [isUploading, setUploading] = useState(false)
  const isPart = outcome === 'PARTLY_RECEIVED'
  const needsProof = useOffers()('UPLOADS') && outcome === 'NOT_RECEIVED'
  const payoutText = format.money(payout.amount, payout.currency)
  const { run } = useSubmit(useConfirmWithdrawalReceiptMutation())
  const form = useMutationForm({
    defaultValues: { receivedAmount: '', proofs: [] as string[] },
    send: ({ receivedAmount, proofs }) =>
      run({
        input: { id, outcome, receivedAmount: (isPart ? wholeAmount(receivedAmount) : undefined) ?? null, proofs },
      }),
    place: ({ field }) =>
      field === 'receivedAmount'
        ? { receivedAmount: t('receipt.partRange', { amount: payoutText }) }
        : field === 'proofs'
          ? { proofs: t('receipt.proofRequired') }
          : undefined,
    onDone: () => {
      onClose()
      showToast({ tone: 'good', title: t(`receipt.done.${outcome}`) })
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`receipt.titles.${outcome}`)}
      submitLabel={t('receipt.submit')}
      pendingLabel={t('working')}
      disabledReason={isUploading ? t('working') : null}
      onClose={onClose}
    >
      <p className="text-body text-pretty text-muted">{t(`receipt.texts.${outcome}`, { amount: payoutText })}</p>
      {isPart ? (
        <TextField
          label={t('receipt.received')}
          figures
          inputMode="numeric"
          maxLength={AMOUNT_TEXT_MAX}
          {...form.field('receivedAmount', {
            validate: (typed) => wholeAmount(typed) !== undefined || t('form.amountWhole'),
          })}
        />
      ) : null}
      {outcome === 'RECEIVED' ? null : (
        <UploadField
          purpose="WITHDRAWAL_PROOF"
          label={t('receipt.proof')}
          required={needsProof}
          onBusyChange={setUploading}
          {...form.choice('proofs', needsProof ? t('receipt.proofRequired') : undefined)}
        />
      )}
    </FormDialog>
  )
}

export function AnswerForm({ withdrawal: { id, question } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal')
  const [isUploading, setUploading] = useState(false)
  const { run } = useSubmit(useAnswerWithdrawalQuestionMutation())
  const form = useMutationForm({
    defaultValues: { answer: '', proofs: [] as string[] },
    send: (typed) => run({ input: { id, ...typed } }),
    onDone: () => showToast({ tone: 'good', title: t('answer.done') }),
  })
  return (
    <MutationForm
      form={form}
      className="flex flex-col gap-4 rounded-card border border-line bg-info-soft p-5 print:hidden"
      guarded
    >
      <div>
        <h2 className="text-prose font-semibold">{t('answer.title')}</h2>
        <blockquote className="mt-1 text-body text-pretty">{question}</blockquote>
      </div>
      <TextArea
        label={t('answer.label')}
        maxLength={WITHDRAWAL_ANSWER_MAX}
        {...form.field('answer', t('answer.required'))}
      />
      <UploadField
        purpose="WITHDRAWAL_PROOF"
        label={t('answer.pictures')}
        onBusyChange={setUploading}
        {...form.choice('proofs')}
      />
      <div>
        <Button
          type="submit"
          variant="action"
          pending={form.isPending ? t('working') : false}
          disabledReason={isUploading ? t('working') : null}
        >
          {t('answer.send')}
        </Button>
      </div>
    </MutationForm>
  )
}
