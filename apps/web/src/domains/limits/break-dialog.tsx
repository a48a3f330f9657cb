import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActingAccount } from '../../access/acting-account.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useExcludeMyselfMutation, useStartTimeOutMutation } from './breaks.generated.ts'
import { useLimitTexts } from './use-limit-texts.ts'
import { useLostBonusText } from './use-lost-bonus-text.ts'

const DAYS = [1, 2, 7, 14, 28, 42] as const
const MONTHS = [6, 12, 24, 60, 120]
const FOREVER = 'forever'

export interface ExclusionRules {
  exclusionMonths: number
  exclusionLiftDays: number
}

type BreakDialogProps = {
  /** Days that are chosen to begin with. */
  days?: number
  onClose: () => void
} & ({ kind: 'TIME_OUT'; rules?: ExclusionRules } | { kind: 'SELF_EXCLUSION'; rules: ExclusionRules })

interface Confirmation {
  token: string
  endsAt: string | null
}

/**
 * A time-out or self-exclusion in two steps: the duration, then its consequences and the confirmation. Asks for no
 * reason. Offers the payout of the balance once it has started.
 */
export function BreakDialog({ kind, rules, days, onClose }: BreakDialogProps) {
  const { t } = useTranslation(['limits', 'ui'])
  const texts = useLimitTexts()
  const lostBonus = useLostBonusText()
  const [chosen, setChosen] = useState(days === undefined ? null : String(days))
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [balance, setBalance] = useState<{ amount: string; currency: string } | null>(null)
  const [error, setError] = useState<string>()
  const timeOut = useSubmit(useStartTimeOutMutation())
  const exclusion = useSubmit(useExcludeMyselfMutation())
  const isTimeOut = kind === 'TIME_OUT'
  const words = isTimeOut ? 'timeOut' : 'exclude'
  const isPending = timeOut.isPending || exclusion.isPending

  const send = async (token: string | null) => {
    const { success, problem } = isTimeOut
      ? await timeOut.run({ input: { days: Number(chosen), confirmation: token } })
      : await exclusion.run({ input: { months: chosen === FOREVER ? null : Number(chosen), confirmation: token } })
    if (problem) {
      setError(problem.text)
      // Starts over after an expired confirmation.
      setConfirmation(null)
    } else if (success.__typename === 'ExclusionConfirmation') {
      setError(undefined)
      setConfirmation({ token: success.confirmation, endsAt: success.endsAt })
    } else {
      const available = success.viewer?.wallet?.available
      // Banks transfer whole units.
      if (available && parseAmount(available.amount) >= MINOR_UNITS) return setBalance(available)
      onClose()
      showToast({ tone: 'good', title: t(`${words}.started`) })
    }
  }
  const options = isTimeOut
    ? DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))
    : [
        ...getMonths(rules.exclusionMonths).map((count) => ({
          value: String(count),
          label: t('months', { count }),
        })),
        {
          value: FOREVER,
          label: t('exclude.forever'),
          description: t('exclude.foreverText', { months: rules.exclusionMonths, days: rules.exclusionLiftDays }),
        },
      ]
  if (balance) return <WithdrawalDialog started={t(`${words}.started`)} balance={balance} onClose={onClose} />
  return (
    <Dialog
      key={confirmation ? 'confirm' : 'choose'}
      size="small"
      title={confirmation ? t(`${words}.confirmTitle`) : t(`${words}.title`)}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      initialFocus={confirmation ? 'title' : 'content'}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {confirmation ? (
            <Button
              variant="danger"
              pending={isPending ? t('working') : false}
              onClick={() => void send(confirmation.token)}
            >
              {t(`${words}.confirm`)}
            </Button>
          ) : (
            <Button
              variant="action"
              disabledReason={chosen === null ? t('chooseFirst') : null}
              pending={isPending ? t('working') : false}
              onClick={() => void send(null)}
            >
              {t('continue')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4 text-body">
        {error ? <ErrorState look="line" level={3} title={error} /> : null}
        <ActingAccount />
        {confirmation ? (
          <>
            <p className="font-medium">
              {confirmation.endsAt ? t('untilTime', { time: texts.time(confirmation.endsAt) }) : t('withoutEnd')}
            </p>
            <ul className="flex list-disc flex-col gap-1 ps-5 text-muted">
              <li>{t('means.noPlay')}</li>
              <li>{t('means.withdraw')}</li>
              {lostBonus === null ? null : <li>{lostBonus}</li>}
              <li>{t('means.rounds')}</li>
              <li>{t('means.noReturn')}</li>
            </ul>
          </>
        ) : (
          <>
            <p className="text-muted">{t(`${words}.text`)}</p>
            <RadioGroup label={t('howLong')} options={options} value={chosen} onChange={setChosen} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The least time, and usual ones above it. */
const getMonths = (minimum: number): number[] => [minimum, ...MONTHS.filter((count) => count > minimum)]

interface WithdrawalDialogProps {
  started: string
  balance: { amount: string; currency: string }
  onClose: () => void
}

/** The break has started: leads to the withdrawal of the whole balance. */
function WithdrawalDialog({ started, balance, onClose }: WithdrawalDialogProps) {
  const { t } = useTranslation(['limits', 'ui'])
  const format = useFormat()
  const units = parseAmount(balance.amount) / MINOR_UNITS
  const whole = format.wholeMoney(formatAmount(units * MINOR_UNITS), balance.currency)
  return (
    <Dialog
      key="withdrawal"
      size="small"
      title={t('payout.title')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      initialFocus="title"
      footer={
        <>
          <Button onClick={onClose}>{t('payout.later')}</Button>
          <Link
            to={paths.requestWithdrawal(String(units))}
            className={buttonClass({ variant: 'action' })}
            onClick={onClose}
          >
            {t('payout.go', { amount: whole })}
          </Link>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-body text-pretty">
        <p role="status" className="font-medium">
          {started}
        </p>
        <p>{t('payout.text', { amount: format.money(balance.amount, balance.currency) })}</p>
        <p className="text-muted">{t('payout.details')}</p>
      </div>
    </Dialog>
  )
}
