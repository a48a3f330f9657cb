import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useSetLimitMutation } from './limits.generated.ts'
import type { LimitRow_LimitFragment } from './limits.generated.ts'
import { useLimitTexts } from './use-limit-texts.ts'

const MINUTES_MIN = 10
const MINUTES_MAX = 1_440

interface LimitDialogProps {
  limit: Pick<LimitRow_LimitFragment, 'kind' | 'period' | 'own'>
  onClose: () => void
}

/** Sets, changes or removes one limit. The amount is typed: suggestions would anchor it. */
export function LimitDialog({ limit, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['limits', 'ui'])
  const texts = useLimitTexts()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const { run, isPending } = useSubmit(useSetLimitMutation())
  const { kind, period, own } = limit
  const isTime = kind === 'SESSION_TIME'

  const send = async (value: { amount?: string; minutes?: number }) => {
    const { success, problem } = await run({ input: { kind, period, ...value } })
    if (problem) {
      setError(problem.code === 'INVALID_INPUT' ? t(isTime ? 'dialog.invalidMinutes' : 'dialog.invalid') : problem.text)
      return
    }
    const now = success.viewer?.limits?.limits.find((one) => one.kind === kind && one.period === period)
    onClose()
    showToast({ tone: 'good', title: t(now?.waiting ? 'dialog.waits' : 'dialog.saved') })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const whole = wholeAmount(typed)
    const minutes = Number(whole)
    if (isTime && (whole === undefined || minutes < MINUTES_MIN || minutes > MINUTES_MAX)) {
      setError(t('dialog.invalidMinutes'))
    } else if (whole === undefined) setError(t('dialog.invalid'))
    else void send(isTime ? { minutes } : { amount: whole })
  }
  return (
    <Dialog
      size="small"
      title={texts.name(limit)}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="action" pending={isPending ? t('working') : false}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={isTime ? t('dialog.minutes') : t('dialog.amount')}
          description={own ? t('dialog.now', { value: texts.value(own) }) : t('dialog.noneNow')}
          figures
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        <p className="text-small text-muted text-pretty">{t(own ? 'dialog.whenChanged' : 'dialog.whenNew')}</p>
        {own ? (
          <div>
            <Button size="small" variant="quiet" onClick={() => void send({})}>
              {t('dialog.remove')}
            </Button>
          </div>
        ) : null}
      </form>
    </Dialog>
  )
}
