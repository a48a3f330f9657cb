import type { LotteryDrawState } from '@playhouse/schema/types.generated.ts'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

interface OverruledNoteProps {
  state: LotteryDrawState
  voidReason: string | null
  versions: readonly { version: number; numbers: readonly string[]; at: string; reason: string | null }[]
}

/** Warns of a draw that is void or was corrected: which result was drawn, which one was paid, why, and who decides such things. */
export function OverruledNote({ state, voidReason, versions }: OverruledNoteProps) {
  const { t } = useTranslation('draws')
  const format = useFormat()
  const isVoid = state === 'VOID'
  if (!isVoid && versions.length < 2) return null
  const isMissed = voidReason === 'MISSED'
  const text = !isVoid ? 'correctedText' : isMissed ? 'voidMissed' : versions.length > 0 ? 'voidSettled' : 'voidText'
  return (
    <section role="note" className="rounded-card border border-bad bg-bad-soft p-5">
      <div className="flex items-start gap-3">
        <Icon icon={TriangleAlert} size={24} className="shrink-0 text-bad" />
        <div>
          <h2 className="text-title font-semibold">{t(isVoid ? 'voidTitle' : 'correctedTitle')}</h2>
          <p className="mt-1 text-body text-pretty">
            {t(text)} {isMissed ? null : t('twoOperators')}
          </p>
          {isVoid && !isMissed && voidReason ? (
            <p className="mt-1 text-body wrap-anywhere">{t('reasonGiven', { reason: voidReason })}</p>
          ) : null}
        </div>
      </div>
      <ol className="mt-4 flex flex-col gap-3 border-t border-line pt-4 text-body empty:hidden">
        {versions.map(({ version, numbers, at, reason }, index) => {
          const isPaid = !isVoid && index === versions.length - 1
          const before = versions[index - 1]?.numbers
          return (
            <li key={version}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{t(version === 1 ? 'resultAsDrawn' : 'resultCorrected')}</span>
                <Badge tone={isPaid ? 'good' : 'bad'}>{t(isPaid ? 'resultPaid' : 'resultNotPaid')}</Badge>
                <span className="figures text-small text-muted">{t('time', { time: format.dateTime(at) })}</span>
              </p>
              <p className="figures whitespace-normal! wrap-anywhere">{numbers.join(' ')}</p>
              {before ? (
                <p className="figures text-small whitespace-normal! text-muted">
                  {numbers
                    .flatMap((number, slot) => (number === before[slot] ? [] : [`${before[slot] ?? '–'} → ${number}`]))
                    .join(', ')}
                </p>
              ) : null}
              {reason ? <p className="text-small wrap-anywhere">{t('reasonGiven', { reason })}</p> : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
