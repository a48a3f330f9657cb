import { NOTE_MAX } from '@playhouse/shared/limits.ts'
import { CONTRACT_RATE_MAX } from '@playhouse/shared/agent-pay.ts'
import type { AgentContractKind } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { type ContractRequest, RequestTerms } from './contract-terms.tsx'
import {
  useDeclineContractRequestMutation,
  useRequestContractMutation,
  useWithdrawContractRequestMutation,
} from './contracts-screen.generated.ts'
import { TermsDialog, useTermsForm } from './terms-form.tsx'

interface DialogProps {
  onClose: () => void
}

/** Terms that an agent asks its upline for. */
export function RequestDialog({
  kind,
  onChanged,
  onClose,
}: DialogProps & { kind: AgentContractKind; onChanged: () => void }) {
  const { t } = useTranslation(['contracts', 'downline'])
  const { run } = useSubmit(useRequestContractMutation())
  const terms = useTermsForm({
    kind,
    limit: CONTRACT_RATE_MAX[kind],
    send: ({ terms: requested, note }) => run({ input: { kind, terms: requested, note } }),
    onDone: () => {
      showToast({ tone: 'good', title: t('requested') })
      onChanged()
      onClose()
    },
  })
  return (
    <TermsDialog
      terms={terms}
      title={t('askTitle', { kind: t(`downline:billKinds.${kind}`) })}
      text={t('askText')}
      submitLabel={t('sendRequest')}
      onClose={onClose}
    >
      <div className="tablet:col-span-2">
        <TextArea
          label={t('askNote')}
          description={t('askNoteText', { max: NOTE_MAX })}
          rows={3}
          maxLength={NOTE_MAX}
          {...terms.form.field('note')}
        />
      </div>
    </TermsDialog>
  )
}

interface OpenRequestProps extends DialogProps {
  request: ContractRequest
  own: string
  /** Opens an offer with the terms that are asked for; undefined where the agent cannot offer. */
  onOffer: (() => void) | undefined
}

export function OpenRequest({ own, onOffer, ...dialog }: OpenRequestProps) {
  const { state, payee } = dialog.request
  if (state === 'REQUESTED' && payee !== own) return <AnswerDialog onOffer={onOffer} {...dialog} />
  return <ReadDialog isOwn={payee === own} {...dialog} />
}

function AnswerDialog({ request, onOffer, onClose }: Omit<OpenRequestProps, 'own'>) {
  const { t } = useTranslation(['contracts', 'downline'])
  const { run } = useSubmit(useDeclineContractRequestMutation())
  const form = useMutationForm({
    defaultValues: { reason: '' },
    send: (typed) => run({ input: { ...typed, id: request.id } }),
    place: ({ text }) => ({ reason: text }),
    onDone: () => {
      showToast({ tone: 'good', title: t('declined') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('requestOf', { account: request.payee })}
      initialFocus="title"
      variant="outline"
      submitLabel={t('sendDecline')}
      pendingLabel={t('downline:saving')}
      className="flex flex-col gap-5"
      onClose={onClose}
    >
      <RequestText request={request} />
      {onOffer ? (
        <div>
          <Button variant="action" onClick={onOffer}>
            {t('answerByOffer')}
          </Button>
        </div>
      ) : null}
      <TextArea
        label={t('declineReason')}
        description={t('declineText')}
        rows={3}
        maxLength={NOTE_MAX}
        {...form.field('reason', t('downline:required'))}
      />
    </FormDialog>
  )
}

interface ReadDialogProps extends DialogProps {
  request: ContractRequest
  isOwn: boolean
}

function ReadDialog({ request, isOwn, onClose }: ReadDialogProps) {
  const { t } = useTranslation(['contracts', 'downline', 'ui'])
  const { run, isPending } = useSubmit(useWithdrawContractRequestMutation())
  const [fault, setFault] = useState<string>()
  const { id, state, payee } = request
  const takeBack = async () => {
    const { problem } = await run({ input: { id } })
    if (problem) return setFault(problem.text)
    showToast({ tone: 'good', title: t('withdrawn') })
    onClose()
  }
  return (
    <Dialog
      title={isOwn ? t('yourRequest') : t('requestOf', { account: payee })}
      closeLabel={t('ui:close')}
      onClose={onClose}
      initialFocus="title"
    >
      <div className="flex flex-col gap-5">
        <RequestText request={request} />
        {fault ? (
          <p role="alert" className="text-body text-bad">
            {fault}
          </p>
        ) : null}
        {state === 'REQUESTED' && isOwn ? (
          <div>
            <Button pending={isPending && t('downline:saving')} onClick={() => void takeBack()}>
              {t('withdraw')}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

function RequestText({ request }: { request: ContractRequest }) {
  const { t } = useTranslation('contracts')
  return (
    <>
      <p className="text-body">
        <strong>{t(`requestStates.${request.state}`)}</strong>
      </p>
      <RequestTerms request={request} />
    </>
  )
}
