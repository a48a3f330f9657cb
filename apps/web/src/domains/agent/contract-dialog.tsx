import { periodAt } from '@playhouse/shared/agent-pay.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractSimulation } from './contract-simulation.tsx'
import { periodEnd } from './period.ts'
import { toRatio } from './rate.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { type Contract, ContractTermsList, sentTerms } from './contract-terms.tsx'
import { useAnswerContractMutation, useEndContractMutation } from './contracts-screen.generated.ts'
import { serverNow } from '../../server-time.ts'

interface ContractDialogProps {
  contract: Contract
  own: string
  onChanged: () => void
  onClose: () => void
}

/** A contract with all its terms, and what its reader may do with it. */
export function ContractDialog({ contract, own, onChanged, onClose }: ContractDialogProps) {
  const { t } = useTranslation(['contracts', 'downline', 'ui'])
  const response = useSubmit(useAnswerContractMutation())
  const end = useSubmit(useEndContractMutation())
  const format = useFormat()
  const [isSimulated, setSimulated] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [password, setPassword] = useState('')
  const [ending, setEnding] = useState(false)
  const [fault, setFault] = useState<string>()
  const { id, kind, state, termsHash } = contract
  const isPaid = contract.payee === own
  const isOffer = state === 'OFFERED'
  const isRunning = state === 'ACCEPTED'
  const names = contract.ending.map(({ username }) => username)
  const done = (title: string, text?: string) => {
    showToast({ tone: 'good', title, text })
    onChanged()
    onClose()
  }
  const decide = async (accept: boolean) => {
    const endsOthers = accept && names.length > 0
    if (endsOthers && !agreed) return setFault(t('agreeFirst'))
    if (endsOthers && password === '') return setFault(t('passwordFirst'))
    setFault(undefined)
    const { problem } = await response.run({
      input: { id, accept, termsHash, ending: names, ...(endsOthers && { paymentPassword: password }) },
    })
    if (problem) return setFault(problem.text)
    done(t(accept ? 'accepted' : 'rejected'))
  }
  const terminate = async () => {
    const { success, problem } = await end.run({ input: { id, ending: names } })
    setEnding(false)
    if (problem) return setFault(problem.text)
    const ended = success?.contract
    if (ended?.state === 'TERMINATED') done(t('endedNow'))
    else
      done(
        t('ended'),
        ended?.validUntil ? t('endsWith', { date: periodEnd(format, kind, ended.validUntil) }) : undefined,
      )
  }
  if (ending) {
    return (
      <EndDialog
        contract={contract}
        isPaid={isPaid}
        isPending={end.isPending}
        onConfirm={() => void terminate()}
        onCancel={() => setEnding(false)}
      />
    )
  }
  return (
    <Dialog
      size="large"
      title={`${t(`downline:billKinds.${kind}`)} · ${t('version', { number: contract.number })}`}
      closeLabel={t('ui:close')}
      onClose={onClose}
      initialFocus="title"
      footer={
        isOffer && isPaid ? (
          <>
            <Button pending={response.isPending && t('downline:saving')} onClick={() => void decide(false)}>
              {t('reject')}
            </Button>
            <Button
              variant="action"
              pending={response.isPending && t('downline:saving')}
              onClick={() => void decide(true)}
            >
              {t('accept')}
            </Button>
          </>
        ) : isRunning ? (
          <Button variant="danger" onClick={() => setEnding(true)}>
            {t('end')}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-body">
          <strong>{t(`states.${state}`)}</strong>
          <br />
          <span className="text-muted">{t(`stateTexts.${state}`)}</span>
        </p>
        <ContractTermsList contract={contract} />
        {isOffer || isRunning ? (
          isSimulated ? (
            <ContractSimulation
              username={isPaid ? null : contract.payee}
              kind={kind}
              terms={sentTerms(contract.terms)}
            />
          ) : (
            <div>
              <Button onClick={() => setSimulated(true)}>{t('simulate')}</Button>
            </div>
          )
        ) : null}
        {isOffer && isPaid && names.length > 0 ? (
          <EndingConsent
            ending={contract.ending}
            agreed={agreed}
            onAgreed={setAgreed}
            password={password}
            onPassword={setPassword}
          />
        ) : null}
        {fault ? (
          <p role="alert" className="text-body text-bad">
            {fault}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

interface EndDialogProps {
  contract: Contract
  isPaid: boolean
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Explains the consequences of ending a contract before the agent confirms. */
function EndDialog({ contract, isPaid, isPending, onConfirm, onCancel }: EndDialogProps) {
  const { t } = useTranslation(['contracts', 'downline', 'ui'])
  const format = useFormat()
  const { kind, payee, ending } = contract
  const [now] = useState(() => new Date(serverNow()))
  const hasBegun = contract.validFrom !== null && Date.parse(contract.validFrom) <= now.getTime()
  const lastDay = periodEnd(format, kind, periodAt(kind, contract.terms.period, now).to.toISOString())
  return (
    <AlertDialog
      title={t('endTitle')}
      confirmLabel={t('end')}
      cancelLabel={t('cancel')}
      closeLabel={t('ui:close')}
      tone="danger"
      pending={isPending && t('downline:saving')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hasBegun
        ? `${t(isPaid ? 'endTextPaid' : 'endTextPaying', { account: payee })} ${t('endsWith', { date: lastDay })}`
        : t('endTextUnbegun')}
      {ending.length > 0 ? (
        <>
          <p className="mt-3">{t('endAlso')}</p>
          <EndingContracts ending={ending} />
        </>
      ) : null}
    </AlertDialog>
  )
}

interface EndingConsentProps {
  ending: Contract['ending']
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  password: string
  onPassword: (password: string) => void
}

/** The contracts that an acceptance ends, which the agent agrees to by the payment password. */
function EndingConsent({ ending, agreed, onAgreed, password, onPassword }: EndingConsentProps) {
  const { t } = useTranslation(['contracts', 'downline'])
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h3 className="mb-1 text-prose font-semibold">{t('endingTitle')}</h3>
      <p className="mb-2 text-body text-pretty text-muted">{t('endingText')}</p>
      <div className="mb-3">
        <EndingContracts ending={ending} />
      </div>
      <Checkbox
        label={t('agree', { count: ending.length })}
        checked={agreed}
        onChange={({ target }) => onAgreed(target.checked)}
      />
      <div className="mt-3">
        <PasswordField
          label={t('downline:paymentPassword')}
          autoComplete="off"
          value={password}
          onChange={({ target }) => onPassword(target.value)}
        />
      </div>
    </section>
  )
}

/** A long list of contracts scrolls. */
function EndingContracts({ ending }: { ending: Contract['ending'] }) {
  const format = useFormat()
  return (
    <ul className="max-h-60 list-disc overflow-y-auto ps-5 text-body">
      {ending.map(({ username, basisPoints }) => (
        <li key={username}>
          <bdi>{username}</bdi> · {format.percent(toRatio(basisPoints), 2)}
        </li>
      ))}
    </ul>
  )
}
