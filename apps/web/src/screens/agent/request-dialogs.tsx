import { CONTRACT_RATE_MAX } from '@playhouse/shared/agent-pay.ts'
import { MEMBERS_MAX } from '@playhouse/shared/contract-terms.ts'
import type { AgentContractKind, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractSimulation } from '../../features/agent/contract-simulation.tsx'
import { ratioOf } from '../../features/agent/rate.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
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
import { readTerms, refusedFaults, TermFields, type TermFaults } from './terms-form.tsx'

const NOTE_MAX = 500

interface DialogProps {
  onChanged: () => void
  onClose: () => void
}

/** Terms that an agent asks its upline for, simulated on real figures. */
export function RequestDialog({ kind, onChanged, onClose }: DialogProps & { kind: AgentContractKind }) {
  const { t } = useTranslation(['contracts', 'downline', 'ui'])
  const format = useFormat()
  const ask = useSubmit(useRequestContractMutation())
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<TermFaults & { form?: string }>({})
  const [simulated, setSimulated] = useState<ContractTermsInput>()
  const limit = CONTRACT_RATE_MAX[kind]
  const rateText = t('rateUpTo', { rate: format.percent(ratioOf(limit), 2) })
  const words = {
    rate: rateText,
    typeRate: t('typeRate'),
    typeWhole: t('typeWhole'),
    typeMembers: t('typeMembers', { max: format.integer(MEMBERS_MAX) }),
    typeTiers: t('typeTiers', { rate: format.percent(ratioOf(limit), 2) }),
  }
  const text = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '').trim()
  const read = (): ContractTermsInput | undefined => {
    const { terms, faults: found } = readTerms(text, { kind, limit, words })
    setFaults(found)
    return Object.keys(found).length > 0 ? undefined : terms
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const terms = read()
    if (!terms) return
    const { problem } = await ask.run({ input: { kind, terms, note: text('note') } })
    if (problem) {
      const found = refusedFaults(problem.fields, kind, words)
      return setFaults(Object.keys(found).length > 0 ? found : { form: problem.text })
    }
    showToast({ tone: 'good', title: t('requested') })
    onChanged()
    onClose()
  }
  return (
    <Dialog
      size="large"
      title={t('askTitle', { kind: t(`downline:billKinds.${kind}`) })}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <p className="text-body text-pretty text-muted">{t('askText')}</p>
        <form ref={form} className="grid gap-4 tablet:grid-cols-2" noValidate onSubmit={(event) => void submit(event)}>
          <TermFields kind={kind} rateText={rateText} faults={faults} />
          <div className="tablet:col-span-2">
            <TextArea
              name="note"
              label={t('askNote')}
              description={t('askNoteText', { max: NOTE_MAX })}
              rows={3}
              maxLength={NOTE_MAX}
            />
          </div>
          {faults.form ? (
            <p role="alert" className="text-body text-bad tablet:col-span-2">
              {faults.form}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-3 tablet:col-span-2">
            <Button onClick={() => setSimulated(read())}>{t('simulate')}</Button>
            <Button type="submit" variant="action" pending={ask.isPending && t('downline:saving')}>
              {t('sendRequest')}
            </Button>
          </div>
        </form>
        {simulated ? (
          <ContractSimulation key={JSON.stringify(simulated)} username={null} kind={kind} terms={simulated} />
        ) : null}
      </div>
    </Dialog>
  )
}

interface OpenRequestProps extends DialogProps {
  request: ContractRequest
  /** The agent's username. */
  own: string
  /** Opens an offer with the terms that are asked for; undefined where the agent cannot offer. */
  onOffer: (() => void) | undefined
}

/** A request with its terms, and what its reader may do with it. */
export function OpenRequest({ request, own, onOffer, onChanged, onClose }: OpenRequestProps) {
  const { t } = useTranslation(['contracts', 'downline', 'ui'])
  const decline = useSubmit(useDeclineContractRequestMutation())
  const withdraw = useSubmit(useWithdrawContractRequestMutation())
  const [fault, setFault] = useState<string>()
  const { id, state, payee } = request
  const isOwn = payee === own
  const done = (title: string) => {
    showToast({ tone: 'good', title })
    onChanged()
    onClose()
  }
  const takeBack = async () => {
    const { problem } = await withdraw.run({ input: { id } })
    if (problem) return setFault(problem.text)
    done(t('withdrawn'))
  }
  const refuse = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setFault(t('downline:required'))
    const { problem } = await decline.run({ input: { id, reason } })
    if (problem) return setFault(problem.text)
    done(t('declined'))
  }
  return (
    <Dialog
      title={isOwn ? t('yourRequest') : t('requestOf', { account: payee })}
      closeLabel={t('ui:close')}
      onClose={onClose}
      initialFocus="title"
    >
      <div className="flex flex-col gap-5">
        <p className="text-body">
          <strong>{t(`requestStates.${state}`)}</strong>
        </p>
        <RequestTerms request={request} />
        {state === 'REQUESTED' && isOwn ? (
          <>
            {fault ? (
              <p role="alert" className="text-body text-bad">
                {fault}
              </p>
            ) : null}
            <div>
              <Button pending={withdraw.isPending && t('downline:saving')} onClick={() => void takeBack()}>
                {t('withdraw')}
              </Button>
            </div>
          </>
        ) : null}
        {state === 'REQUESTED' && !isOwn ? (
          <>
            {onOffer ? (
              <div>
                <Button variant="action" onClick={onOffer}>
                  {t('answerByOffer')}
                </Button>
              </div>
            ) : null}
            <form className="flex flex-col gap-3" noValidate onSubmit={(event) => void refuse(event)}>
              <TextArea
                name="reason"
                label={t('declineReason')}
                description={t('declineText')}
                rows={3}
                maxLength={NOTE_MAX}
                error={fault}
              />
              <div>
                <Button type="submit" pending={decline.isPending && t('downline:saving')}>
                  {t('sendDecline')}
                </Button>
              </div>
            </form>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
