import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepUpFields, useStepUp } from '../cashier/parts/step-up.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { type AccountClosingQuery, useRequestClosingPayoutMutation } from './account-closing.generated.ts'

export type Closing = NonNullable<NonNullable<AccountClosingQuery['viewer']>['closing']>

/** Requests what came back once more, to a card of the owner's choice. */
export function ClosingPayoutForm({ closing, onRequested }: { closing: Closing; onRequested: () => void }) {
  const { t } = useTranslation('closing')
  const format = useFormat()
  const usable = closing.cards.find(({ isResting }) => !isResting)
  const [chosen, setChosen] = useState<string>()
  const bankCardId = chosen ?? usable?.id ?? closing.cards[0]?.id ?? ''
  const { run } = useSubmit(useRequestClosingPayoutMutation())
  const stepUp = useStepUp()
  const form = useMutationForm({
    defaultValues: {},
    send: async () => {
      const proof = await stepUp.proof()
      if (proof === 'missing') return undefined
      if (proof && 'failed' in proof) return void form.fail({ root: proof.failed })
      const outcome = await run({ input: { bankCardId, stepUp: proof } })
      if (outcome.result?.__typename === 'StepUpRequired') return stepUp.ask(outcome.result.methods)
      return outcome
    },
    place: (problem) => (stepUp.refuse(problem) ? {} : undefined),
    onDone: () => {
      showToast({ tone: 'good', title: t('requested') })
      onRequested()
    },
  })
  const { amount, currency } = closing.balance
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-info-soft p-5">
      <div>
        <h2 className="text-prose font-semibold">{t('needsTitle', { amount: format.money(amount, currency) })}</h2>
        <p className="mt-1 text-body text-pretty">{t(closing.cards.length === 0 ? 'noCard' : 'needsText')}</p>
      </div>
      {closing.cards.length === 0 ? null : (
        <MutationForm form={form}>
          <RadioGroup
            label={t('card')}
            value={bankCardId}
            onChange={setChosen}
            options={closing.cards.map(({ id, bankName, accountMasked, usableAt, isResting }) => ({
              value: id,
              label: `${bankName} ${accountMasked}`,
              description: isResting ? t('usableFrom', { time: format.dateTime(usableAt) }) : undefined,
            }))}
          />
          <StepUpFields purpose="ACCOUNT_CLOSING" form={stepUp} />
          <Button type="submit" variant="action" className="self-start" pending={form.isPending ? t('working') : false}>
            {t('request')}
          </Button>
        </MutationForm>
      )}
    </section>
  )
}
