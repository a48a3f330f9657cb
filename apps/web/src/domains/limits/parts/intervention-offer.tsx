import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import type { Intervention } from '../use-is-its-moment.ts'
import { useLimitTexts } from '../use-limit-texts.ts'
import { type ImpossibleLimit, impossibleLimit } from './impossible-limit.ts'
import { ImpossibleLimitDialog } from './impossible-limit-dialog.tsx'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { useAnswerInterventionMutation, useSetProposedLimitMutation } from './intervention-offer.generated.ts'
import { useLeastDeposit } from './use-least-deposit.ts'

interface InterventionOfferProps {
  intervention: Intervention
  /** It is not shown again on this page load, even if the answer does not arrive: it never stays in the way. */
  onClose: () => void
  onTakeBreak: (days: number) => void
}

/**
 * Kind words to a member whose play may do harm, with one offer and a way to decline it. Shown once the platform has noted so: it may have been answered in
 * another tab, or a round may run.
 */
export function InterventionOffer({ intervention, onClose, onTakeBreak }: InterventionOfferProps) {
  const { t } = useTranslation('interventions')
  const navigate = useNavigate()
  const { id, reason, kind, limit, breakDays } = intervention
  const { run } = useSubmit(useAnswerInterventionMutation())
  const [isShown, setShown] = useState(false)
  const isNoted = useRef(false)
  useEffect(() => {
    if (isNoted.current) return
    isNoted.current = true
    void run({ input: { id, answer: 'SHOWN' } }).then(({ success }) =>
      setShown(success?.viewer?.intervention?.id === id),
    )
  }, [id, run])
  const close = (answer?: 'READ' | 'DISMISSED') => {
    onClose()
    if (answer) void run({ input: { id, answer } })
  }
  if (!isShown) return null
  const texts = { title: t(`reasons.${reason}.title`), text: t(`reasons.${reason}.text`) }
  const decline = () => close('DISMISSED')
  if (kind === 'LIMIT' && limit) return <LimitProposal {...texts} limit={limit} onDone={close} onDecline={decline} />
  const acceptance =
    kind === 'BREAK' && breakDays !== null
      ? { label: t('takeBreak', { count: breakDays }), run: () => onTakeBreak(breakDays) }
      : {
          label: t('readHelp'),
          run: () => {
            close('READ')
            void navigate(paths.responsibleGaming())
          },
        }
  return (
    <Words
      {...texts}
      offer={kind === 'BREAK' && breakDays !== null ? t('offers.BREAK', { count: breakDays }) : t('offers.HELP')}
      accept={
        <Button variant="action" onClick={acceptance.run}>
          {acceptance.label}
        </Button>
      }
      onDecline={decline}
    />
  )
}

interface WordsProps {
  title: string
  text: string
  /** What the offer does. */
  offer: string
  accept: ReactNode
  onDecline: () => void
  children?: ReactNode
}

function Words({ title, text, offer, accept, onDecline, children }: WordsProps) {
  const { t } = useTranslation('interventions')
  return (
    <Dialog
      size="small"
      title={title}
      closeLabel={t('notNow')}
      closeOnPressOutside={false}
      initialFocus="title"
      onClose={onDecline}
      footer={
        <>
          <Button onClick={onDecline}>{t('notNow')}</Button>
          {accept}
        </>
      }
    >
      <div className="flex flex-col gap-3 text-body text-pretty">
        <p>{text}</p>
        {children}
        <p className="text-muted">{offer}</p>
        <p className="text-small text-muted">{t('decide')}</p>
      </div>
    </Dialog>
  )
}

interface LimitProposalProps extends Pick<WordsProps, 'title' | 'text' | 'onDecline'> {
  limit: NonNullable<Intervention['limit']>
  onDone: () => void
}

function LimitProposal({ limit, onDone, ...words }: LimitProposalProps) {
  const { t } = useTranslation(['interventions', 'limits'])
  const texts = useLimitTexts()
  const leastDeposit = useLeastDeposit()
  const { run, isPending } = useSubmit(useSetProposedLimitMutation())
  const [impossible, setImpossible] = useState<ImpossibleLimit>()
  const [error, setError] = useState<string>()
  const { kind, period, value } = limit
  const units = value.amount ? formatUnits(value.amount.amount) : null
  const set = async () => {
    const { problem } = await run({
      input: { kind, period, ...(units === null ? { minutes: value.minutes } : { amount: units }) },
    })
    if (problem) return setError(problem.text)
    showToast({ tone: 'good', title: t('limitSet') })
    onDone()
  }
  const accept = () => {
    const found = units === null ? undefined : impossibleLimit(kind, units, leastDeposit)
    if (found) setImpossible(found)
    else void set()
  }
  return (
    <Words
      {...words}
      offer={t('offers.LIMIT')}
      accept={
        <Button variant="action" pending={isPending && t('limits:working')} onClick={accept}>
          {t('setLimit')}
        </Button>
      }
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-surface px-4 py-3">
        <span className="text-muted">{texts.name(limit)}</span>
        <strong className="figures text-title font-semibold">{texts.value(value)}</strong>
      </p>
      {error ? <ErrorState look="line" level={3} title={error} /> : null}
      <OfferedLink to={paths.memberLimits()} className={`text-small ${linkClass()}`} onClick={onDone}>
        {t('otherLimit')}
      </OfferedLink>
      {impossible ? (
        <ImpossibleLimitDialog
          limit={impossible}
          onChange={() => setImpossible(undefined)}
          onAccept={() => {
            setImpossible(undefined)
            void set()
          }}
        />
      ) : null}
    </Words>
  )
}

/** `500000.00` as `500000`. */
const formatUnits = (amount: string) =>
  formatAmount((parseAmount(amount) / MINOR_UNITS) * MINOR_UNITS).replace(/\..*/, '')
