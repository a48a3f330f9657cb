import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import type { LeastDeposit } from './parts/impossible-limit.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { useConfirmLimitIncreaseMutation, useSetLimitMutation } from './parts/limits.generated.ts'
import type { LimitRow_LimitFragment } from './parts/limits.generated.ts'
import { useLimitTexts } from './use-limit-texts.ts'
import { useNow } from '../../ui/use-now.ts'

type Limit = LimitRow_LimitFragment

interface LimitPanelProps {
  kind: Limit['kind']
  limits: readonly Limit[]
  leastDeposit: LeastDeposit
  reflectionHours: number
}

/** The limits of one kind side by side, none more prominent than another. */
export function LimitPanel({ kind, limits, ...item }: LimitPanelProps) {
  const { t } = useTranslation('limits')
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <h2 id={id} className="text-prose font-semibold">
        {t(`kinds.${kind}`)}
      </h2>
      <p className="mt-1 text-body text-muted text-pretty">{t(`kindTexts.${kind}`)}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {limits.map((limit) => (
          <LimitItem key={limit.period ?? 'ONCE'} limit={limit} {...item} />
        ))}
      </ul>
    </section>
  )
}

type LimitItemProps = Pick<LimitPanelProps, 'leastDeposit' | 'reflectionHours'> & { limit: Limit }

function LimitItem({ limit, ...dialog }: LimitItemProps) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const [open, setOpen] = useState(false)
  const { own, operator, used, left, freeAt, period } = limit
  const name = texts.name(limit)
  const isUsedUp = left !== null && !/[1-9]/.test(left.amount?.amount ?? String(left.minutes ?? 0))
  return (
    <li className="flex flex-col rounded-control border border-line bg-raised p-4">
      {period === null ? null : <h3 className="text-small text-muted">{t(`periods.${period}`)}</h3>}
      <p className="figures mt-0.5 text-title font-semibold">{texts.value(own)}</p>
      <div className="mt-1 flex grow flex-col gap-0.5 text-small text-muted">
        {operator ? <p>{t('operator', { value: texts.value(operator) })}</p> : null}
        {used ? <p className="figures">{t('used', { value: texts.value(used) })}</p> : null}
        {left && used ? (
          <p className={isUsedUp ? 'font-medium text-bad' : 'figures'}>
            {isUsedUp ? t('usedUp') : t('left', { value: texts.value(left) })}
          </p>
        ) : null}
        {isUsedUp && freeAt ? <p>{t('freeAt', { time: texts.time(freeAt) })}</p> : null}
        <WaitingNote limit={limit} />
      </div>
      <div className="mt-3">
        <Button
          size="small"
          aria-label={t('actionNamed', { action: t(own ? 'change' : 'set'), name })}
          onClick={() => setOpen(true)}
        >
          {t(own ? 'change' : 'set')}
        </Button>
      </div>
      {open ? <LimitDialog limit={limit} {...dialog} onClose={() => setOpen(false)} /> : null}
    </li>
  )
}

/** A pending looser limit, with its waiting time and the second confirmation once it is possible. */
function WaitingNote({ limit }: { limit: Limit }) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const { run: confirm, isPending: isConfirming } = useSubmit(useConfirmLimitIncreaseMutation())
  const { run: set, isPending: isKeeping } = useSubmit(useSetLimitMutation())
  const now = useNow()
  const { waiting, own, kind, period } = limit
  if (!waiting) return null
  const isReady = Date.parse(waiting.readyAt) <= now
  const value = texts.value(waiting.to)
  const accept = async () => {
    const { problem } = await confirm({ input: { id: waiting.id } })
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('confirmed') })
  }
  const keep = async () => {
    const current = { amount: own?.amount?.amount ?? null, minutes: own?.minutes ?? null }
    const { problem } = await set({ input: { kind, period, ...current } })
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('kept') })
  }
  return (
    <div className="mt-2 rounded-control border border-line px-3 py-2 text-text">
      <p>
        {isReady
          ? t('waitingReady', { value, time: texts.time(waiting.expiresAt) })
          : t('waiting', { value, time: texts.time(waiting.readyAt) })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isReady ? (
          <Button size="small" pending={isConfirming ? t('working') : false} onClick={() => void accept()}>
            {t('confirm')}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" pending={isKeeping ? t('working') : false} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}
