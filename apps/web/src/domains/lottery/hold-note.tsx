import type { LotteryDrawState } from '@playhouse/schema/types.generated.ts'
import { CirclePause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDrawName } from './lottery-names.ts'

interface Hold {
  since: string
  reason: string | null
}

interface HoldNoteProps {
  hold: Hold | null
  state: LotteryDrawState
  /** The draw, where the page shows several. */
  draw?: { drawNumber: string; drawsAt: string }
}

/** Says that an operator holds a draw, what that means now, since when and why. */
export function HoldNote({ hold, state, draw }: HoldNoteProps) {
  const { t } = useTranslation('draws')
  const drawName = useDrawName()
  const format = useFormat()
  if (!hold) return null
  const text =
    state === 'SCHEDULED' || state === 'SELLING' ? 'holdSelling' : state === 'DRAWN' ? 'holdDrawn' : 'holdClosed'
  return (
    <section role="status" className="flex items-start gap-3 rounded-card border border-line bg-raised p-5">
      <Icon icon={CirclePause} size={24} className="shrink-0 text-muted" />
      <div className="min-w-0">
        {draw ? (
          <p className="text-small text-muted">
            {t('drawNumber', { number: drawName(draw.drawNumber, draw.drawsAt) })}
          </p>
        ) : null}
        <h2 className="text-title font-semibold">{t('holdTitle')}</h2>
        <p className="mt-1 text-body text-pretty">{t(text)}</p>
        {hold.reason ? (
          <p className="mt-1 text-body wrap-anywhere">{t('reasonGiven', { reason: hold.reason })}</p>
        ) : null}
        <p className="figures mt-1 text-small text-muted">{t('holdSince', { time: format.dateTime(hold.since) })}</p>
      </div>
    </section>
  )
}

/** When a draw was held before, and why. */
export function PastHolds({ holds }: { holds: readonly (Hold & { until: string | null })[] }) {
  const { t } = useTranslation('draws')
  const format = useFormat()
  const ended = holds.flatMap(({ until, ...hold }) => (until === null ? [] : [{ ...hold, until }]))
  if (ended.length === 0) return null
  return (
    <ul className="mt-4 flex flex-col gap-3 border-t border-line pt-4 text-small text-muted">
      {ended.map(({ since, until, reason }) => (
        <li key={since}>
          <span className="figures">
            {t('holdUntil', { from: format.dateTime(since), until: format.dateTime(until) })}
          </span>
          {reason ? <span className="block wrap-anywhere">{t('reasonGiven', { reason })}</span> : null}
        </li>
      ))}
    </ul>
  )
}
