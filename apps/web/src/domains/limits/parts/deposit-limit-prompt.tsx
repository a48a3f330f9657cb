import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { MemberLimits_ViewerFragment } from './limits.generated.ts'
import type { LeastDeposit } from './impossible-limit.ts'
import { LimitDialog } from '../limit-dialog.tsx'

interface DepositLimitPromptProps {
  limits: NonNullable<MemberLimits_ViewerFragment['limits']>
  leastDeposit: LeastDeposit
}

/** On the deposit page: offers a limit before the first deposit, and always links to the limits. */
export function DepositLimitPrompt({ limits, leastDeposit }: DepositLimitPromptProps) {
  const { t } = useTranslation('limits')
  const [period, setPeriod] = useState<'DAY' | 'WEEK' | 'MONTH' | null>(null)
  const toLimits = (
    <OfferedLink to={paths.memberLimits()} className={linkClass()}>
      {t('prompt.all')}
    </OfferedLink>
  )
  const isRequired = limits.rules.isDepositLimitRequired
  const title = t(isRequired ? 'prompt.requiredTitle' : 'prompt.title')
  if (!limits.hasDepositLimitPrompt) return <p className="text-small">{toLimits}</p>
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-prose font-semibold">{title}</h2>
      <p className="mt-1 text-body text-muted text-pretty">{t(isRequired ? 'prompt.requiredText' : 'prompt.text')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {(['DAY', 'WEEK', 'MONTH'] as const).map((offered) => (
          <Button key={offered} size="small" onClick={() => setPeriod(offered)}>
            {t(`periods.${offered}`)}
          </Button>
        ))}
        <span className="text-small">{toLimits}</span>
      </div>
      {period ? (
        <LimitDialog
          limit={{ kind: 'DEPOSIT', period, own: null }}
          leastDeposit={leastDeposit}
          reflectionHours={limits.rules.reflectionHours}
          onClose={() => setPeriod(null)}
        />
      ) : null}
    </section>
  )
}
