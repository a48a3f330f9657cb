import { AMOUNT_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActingAccount } from '../../access/acting-account.tsx'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { type ResultOf, type SuccessOf, useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { ImpossibleLimitDialog } from './parts/impossible-limit-dialog.tsx'
import { type SetLimitMutation, useSetLimitMutation } from './parts/limits.generated.ts'
import type { LimitRow_LimitFragment } from './parts/limits.generated.ts'
import { type ImpossibleLimit, impossibleLimit, type LeastDeposit } from './parts/impossible-limit.ts'
import { useLimitTexts } from './use-limit-texts.ts'

type SetLimitSuccess = SuccessOf<ResultOf<SetLimitMutation>>

const MINUTES_MIN = 10
const MINUTES_MAX = 1_440

interface LimitDialogProps {
  limit: Pick<LimitRow_LimitFragment, 'kind' | 'period' | 'own'>
  leastDeposit: LeastDeposit
  /** Until a looser limit can be confirmed. */
  reflectionHours: number
  onClose: () => void
}

/** Sets, changes or removes one limit. The amount is typed: suggestions would anchor it. */
export function LimitDialog({ limit, leastDeposit, reflectionHours, onClose }: LimitDialogProps) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const { kind, period, own } = limit
  const isTime = kind === 'SESSION_TIME'
  const invalid = t(isTime ? 'dialog.invalidMinutes' : 'dialog.invalid')
  const { run, isPending } = useSubmit(useSetLimitMutation())
  const [requested, setAsked] = useState<ImpossibleLimit>()
  const form = useMutationForm({
    defaultValues: { typed: '' },
    send: async ({ typed }) => {
      const whole = wholeAmount(typed) ?? ''
      if (isTime) return run({ input: { kind, period, minutes: Number(whole) } })
      const found = impossibleLimit(kind, whole, leastDeposit)
      return found ? setAsked(found) : run({ input: { kind, period, amount: whole } })
    },
    place: ({ code, text }) => ({ typed: code === 'INVALID_INPUT' ? invalid : text }),
    onDone: (success) => finish(success),
  })
  /** Sets what needs no more checks; without an amount, removes the limit. */
  const set = async (amount?: string) => {
    const { success, problem } = await run({ input: { kind, period, ...(amount && { amount }) } })
    if (problem) form.fail({ root: problem.text })
    else finish(success)
  }
  function finish({ viewer }: SetLimitSuccess) {
    const now = viewer?.limits?.limits.find((one) => one.kind === kind && one.period === period)
    onClose()
    showToast({ tone: 'good', title: now?.waiting ? t('dialog.waits', { hours: reflectionHours }) : t('dialog.saved') })
  }
  const isValid = (typed: string) => {
    const whole = wholeAmount(typed)
    return whole !== undefined && (!isTime || (Number(whole) >= MINUTES_MIN && Number(whole) <= MINUTES_MAX))
  }
  return (
    <FormDialog
      form={form}
      title={texts.name(limit)}
      submitLabel={t('save')}
      pendingLabel={t('working')}
      onClose={onClose}
    >
      <ActingAccount />
      <TextField
        label={isTime ? t('dialog.minutes') : t('dialog.amount')}
        description={own ? t('dialog.now', { value: texts.value(own) }) : t('dialog.noneNow')}
        figures
        inputMode="numeric"
        autoComplete="off"
        maxLength={AMOUNT_TEXT_MAX}
        {...form.field('typed', { validate: (typed) => isValid(typed) || invalid })}
      />
      <p className="text-small text-muted text-pretty">
        {own ? t('dialog.whenChanged', { hours: reflectionHours }) : t('dialog.whenNew')}
      </p>
      {own ? (
        <div>
          <Button
            size="small"
            variant="quiet"
            pending={isPending && !form.isPending && t('working')}
            onClick={() => void set()}
          >
            {t('dialog.remove')}
          </Button>
        </div>
      ) : null}
      {requested ? (
        <ImpossibleLimitDialog
          limit={requested}
          onChange={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined)
            void set(requested.units)
          }}
        />
      ) : null}
    </FormDialog>
  )
}
