import type { AgentContractKind, ContractPeriod, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import { wholeAmount } from '@playhouse/shared/deposit-limit.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractSimulation } from '../../features/agent/contract-simulation.tsx'
import { ratioOf, typedRate } from '../../features/agent/rate.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { type Condition, CONDITIONS } from './contract-terms.tsx'
import { useOfferContractMutation } from './contracts-screen.generated.ts'

const PERIODS = ['D', 'W', 'H', 'M'] as const satisfies readonly ContractPeriod[]
const USERNAME_MAX = 64

type Faults = Partial<Record<Condition | 'username' | 'rate' | 'paymentPassword' | 'form', string>>
type Typed = { username: string; terms: ContractTermsInput }

interface OfferDialogProps {
  kind: AgentContractKind
  /** The highest rate, in basis points. */
  limit: number
  /** Whom the offer is for, as far as it is known. */
  username: string
  onOffered: () => void
  onClose: () => void
}

/** Terms for an agent directly below, simulated on real figures before they are offered. */
export function OfferDialog({ kind, limit, username, onOffered, onClose }: OfferDialogProps) {
  const { t } = useTranslation(['contracts', 'downline', 'ui'])
  const format = useFormat()
  const offer = useSubmit(useOfferContractMutation())
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [simulated, setSimulated] = useState<Typed>()
  const rateText = t('rateUpTo', { rate: format.percent(ratioOf(limit), 2) })

  /** What was typed; undefined, with the faults shown, where it cannot be offered. */
  const read = (found: Faults = {}): Typed | undefined => {
    const data = new FormData(form.current ?? undefined)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const basisPoints = typedRate(text('rate')) ?? 0
    if (basisPoints < 1 || basisPoints > limit) found.rate = rateText
    if (text('username') === '') found.username = t('downline:required')
    const terms: ContractTermsInput = { period: (text('period') || 'D') as ContractPeriod, basisPoints }
    for (const condition of CONDITIONS[kind]) {
      const typed = text(condition)
      if (typed === '') continue
      const isRate = condition === 'maximumWinRate' || condition === 'maximumLossRate'
      const value = isRate ? typedRate(typed) : wholeAmount(typed)
      if (value === undefined) found[condition] = t(isRate ? 'typeRate' : 'typeWhole')
      else Object.assign(terms, { [condition]: condition === 'minimumActiveMembers' ? Number(value) : value })
    }
    setFaults(found)
    return Object.keys(found).length > 0 ? undefined : { username: text('username'), terms }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const paymentPassword = String(new FormData(event.currentTarget).get('paymentPassword') ?? '')
    const typed = read(paymentPassword === '' ? { paymentPassword: t('downline:required') } : {})
    if (!typed) return
    const { problem } = await offer.run({ input: { ...typed, kind, paymentPassword } })
    if (!problem) {
      showToast({ tone: 'good', title: t('offered') })
      onOffered()
      return onClose()
    }
    if (problem.code.startsWith('PAYMENT_PASSWORD')) return setFaults({ paymentPassword: problem.text })
    if (problem.code === 'ACCOUNT_NOT_FOUND') return setFaults({ username: t('notAnAgent') })
    if (problem.code === 'INVALID_INPUT') return setFaults({ rate: rateText })
    setFaults({ form: problem.text })
  }
  return (
    <Dialog
      size="large"
      title={t('offerTitle', { kind: t(`downline:billKinds.${kind}`) })}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <p className="text-body text-pretty text-muted">{t('offerText')}</p>
        <form ref={form} className="grid gap-4 tablet:grid-cols-2" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            name="username"
            label={t('offerTo')}
            description={t('offerToText')}
            maxLength={USERNAME_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={username}
            error={faults.username}
          />
          <TextField
            name="rate"
            label={t(kind === 'DIVIDEND' ? 'rateOfProfit' : 'rateOfBets')}
            description={rateText}
            figures
            inputMode="decimal"
            autoComplete="off"
            error={faults.rate}
          />
          {kind === 'DIVIDEND' ? (
            <Select
              name="period"
              label={t('paidPer')}
              defaultValue="M"
              options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
            />
          ) : null}
          {CONDITIONS[kind].map((condition) => (
            <TextField
              key={condition}
              name={condition}
              label={t(`conditions.${condition}`)}
              description={t('optional')}
              figures
              inputMode="decimal"
              autoComplete="off"
              error={faults[condition]}
            />
          ))}
          <PasswordField
            name="paymentPassword"
            label={t('downline:paymentPassword')}
            autoComplete="off"
            error={faults.paymentPassword}
          />
          {faults.form ? (
            <p role="alert" className="text-body text-bad tablet:col-span-2">
              {faults.form}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-3 tablet:col-span-2">
            <Button onClick={() => setSimulated(read())}>{t('simulate')}</Button>
            <Button type="submit" variant="action" pending={offer.isPending && t('downline:saving')}>
              {t('sendOffer')}
            </Button>
          </div>
        </form>
        {simulated ? (
          <ContractSimulation
            key={JSON.stringify(simulated)}
            username={simulated.username}
            kind={kind}
            terms={simulated.terms}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
