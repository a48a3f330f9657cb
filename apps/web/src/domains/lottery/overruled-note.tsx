import type { LotteryDrawState } from '@playhouse/schema/types.generated.ts'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Moment } from '../../i18n/moment.tsx'

interface Version {
  version: number
  numbers: readonly string[]
  at: string
  reason: string | null
}

const isSame = (one: Version | undefined, other: Version | undefined) => one?.numbers.join() === other?.numbers.join()

/** Whether another result than the drawn one counts, or none. A correction that was taken back changes nothing. */
export const isOverruled = (state: LotteryDrawState, versions: readonly Version[]): boolean =>
  state === 'VOID' || !isSame(versions[0], versions.at(-1))

interface OverruledNoteProps {
  state: LotteryDrawState
  isMissed: boolean
  voidReason: string | null
  versions: readonly Version[]
  steps: readonly { state: LotteryDrawState; at: string }[]
}

/** Warns of a draw that is void or was corrected: which result was drawn, which one was paid, why, and who decides such things. */
export function OverruledNote({ state, isMissed, voidReason, versions, steps }: OverruledNoteProps) {
  const { t } = useTranslation('draws')
  const isVoid = state === 'VOID'
  if (!isVoid && versions.length < 2) return null
  const isTakenBack = !isOverruled(state, versions)
  const [, correction] = versions
  const settled = steps.find((step) => step.state === 'SETTLED')
  const wasUnpaid =
    correction !== undefined &&
    steps.some((step) => step.state === 'DRAWN') &&
    !(settled && Date.parse(settled.at) < Date.parse(correction.at))
  const text = isTakenBack
    ? 'takenBackText'
    : !isVoid
      ? wasUnpaid
        ? 'correctedUnpaid'
        : 'correctedText'
      : isMissed
        ? 'voidMissed'
        : settled
          ? 'voidSettled'
          : versions.length > 0
            ? 'voidUnpaid'
            : 'voidText'
  return (
    <section role="note" className="rounded-card border border-bad bg-bad-soft p-5">
      <div className="flex items-start gap-3">
        <Icon icon={TriangleAlert} size={24} className="shrink-0 text-bad" />
        <div>
          <h2 className="text-title font-semibold">
            {t(isVoid ? 'voidTitle' : isTakenBack ? 'takenBackTitle' : 'correctedTitle')}
          </h2>
          <p className="mt-1 text-body text-pretty">
            {t(text)} <span>{isMissed ? null : t('twoOperators')}</span>
          </p>
          {isVoid && voidReason ? (
            <p className="mt-1 text-body wrap-anywhere">{t('reasonGiven', { reason: voidReason })}</p>
          ) : null}
        </div>
      </div>
      <ol className="mt-4 flex flex-col gap-3 border-t border-line pt-4 text-body empty:hidden">
        {versions.map((result, index) => {
          const { version, numbers, at, reason } = result
          const isPaid = !isVoid && isSame(result, versions.at(-1))
          const before = versions[index - 1]?.numbers
          return (
            <li key={version}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{t(version === 1 ? 'resultAsDrawn' : 'resultCorrected')}</span>
                <Badge tone={isPaid ? 'good' : 'bad'}>{t(isPaid ? 'resultPaid' : 'resultNotPaid')}</Badge>
                <Moment at={at} className="text-small text-muted" />
              </p>
              <p className="figures wrap-anywhere">{numbers.join(' ')}</p>
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
