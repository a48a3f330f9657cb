import { MEMBERS_MAX } from '@playhouse/shared/contract-terms.ts'
import type { AgentContractKind, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractSimulation } from '../../features/agent/contract-simulation.tsx'
import { ratioOf } from '../../features/agent/rate.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import type { Terms } from './contract-terms.tsx'
import { useOfferContractMutation } from './contracts-screen.generated.ts'
import { readTerms, refusedFaults, TermFields, type TermFaults } from './terms-form.tsx'

const USERNAME_MAX = 64

type Faults = TermFaults & Partial<Record<'username' | 'paymentPassword' | 'form', string>>
type Typed = { username: string; terms: ContractTermsInput }

interface OfferDialogProps {
  kind: AgentContractKind
  /** The highest rate, in basis points. */
  limit: number
  /** Whom the offer is for, as far as it is known. */
  username: string
  /** What the offer begins with. */
  terms?: Terms
  onOffered: () => void
  onClose: () => void
}

/** Terms for an agent directly below, simulated on real figures before they are offered. */
export function OfferDialog({ kind, limit, username, terms: begun, onOffered, onClose }: OfferDialogProps) {
  const { t } = useTranslation(['contracts', 'downline', 'ui'])
  const format = useFormat()
  const offer = useSubmit(useOfferContractMutation())
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [simulated, setSimulated] = useState<Typed>()
  const rateText = t('rateUpTo', { rate: format.percent(ratioOf(limit), 2) })
  const words = {
    rate: rateText,
    typeRate: t('typeRate'),
    typeWhole: t('typeWhole'),
    typeMembers: t('typeMembers', { max: format.integer(MEMBERS_MAX) }),
    typeTiers: t('typeTiers', { rate: format.percent(ratioOf(limit), 2) }),
  }

  /** What was typed; undefined, with the faults shown, where it cannot be offered. */
  const read = (found: Faults = {}): Typed | undefined => {
    const data = new FormData(form.current ?? undefined)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const { terms, faults: inTerms } = readTerms(text, { kind, limit, words })
    Object.assign(found, inTerms)
    if (text('username') === '') found.username = t('downline:required')
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
    const found = refusedFaults(problem.fields, kind, words)
    setFaults(Object.keys(found).length > 0 ? found : { form: problem.text })
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
          <TermFields
            kind={kind}
            rateText={rateText}
            terms={begun && { ...begun, basisPoints: Math.min(begun.basisPoints, limit) }}
            faults={faults}
          />
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
