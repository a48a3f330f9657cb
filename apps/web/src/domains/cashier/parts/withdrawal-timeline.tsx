import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal_WithdrawalFragment } from './withdrawal-parts.generated.ts'
import { Icon } from '../../../ui/icon.tsx'
import { getTone } from '../withdrawal-states.ts'
import { Moment } from '../../../i18n/moment.tsx'

export function Timeline({ withdrawal }: { withdrawal: Pick<Withdrawal_WithdrawalFragment, 'steps'> }) {
  const { t } = useTranslation('withdrawal')
  const id = useId()
  /** Codes are translated; a person's text is shown unchanged. */
  const reasonText = (reason: string) =>
    /^[a-z_]+$/.test(reason) ? t(`reasons.${reason as 'other'}`, { defaultValue: reason }) : reason
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <h2 id={id} className="mb-4 text-prose font-semibold">
        {t('detail.timeline')}
      </h2>
      <ol className="flex flex-col gap-4">
        {withdrawal.steps.map((step, index) => {
          const { icon } = getTone(step.state)
          return (
            <li key={index} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
              <Icon icon={icon} className="text-muted" />
              <div>
                <p className="font-medium">{t(`states.${step.state}`)}</p>
                <p className="text-small text-muted">
                  <Moment at={step.at} /> · {t(`actors.${step.actor}`)}
                </p>
                {step.reason ? <p className="mt-1 text-body text-pretty">{reasonText(step.reason)}</p> : null}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
