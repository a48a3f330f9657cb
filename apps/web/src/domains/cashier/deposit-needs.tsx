import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { DepositNeeds_OptionsFragment } from './deposit-needs.generated.ts'

interface DepositNeedsProps {
  requirements: NonNullable<DepositNeeds_OptionsFragment['requirements']>
}

/** Before the first deposit: what taking money out needs, and the longest wait of it. */
export function DepositNeeds({ requirements }: DepositNeedsProps) {
  const { t } = useTranslation(['deposit', 'requirements'])
  const open = requirements.filter(
    ({ kind, status }) => kind !== 'OTHER' && kind !== 'PAUSED' && (status !== 'MET' || kind === 'TURNOVER'),
  )
  // Waits run side by side.
  const hours = Math.max(0, ...open.filter(({ status }) => status !== 'MET').map(({ waitHours }) => waitHours ?? 0))
  if (open.length === 0) return null
  return (
    <section
      aria-label={t('needs.title')}
      className="flex gap-3 rounded-control border border-line bg-info-soft px-4 py-3 text-body text-pretty"
    >
      <Icon icon={Info} className="mt-0.5 shrink-0 text-info" />
      <p>
        {t('needs.text', {
          what: open
            .flatMap(({ kind }) => (kind === 'OTHER' || kind === 'PAUSED' ? [] : t(`needs.${kind}`)))
            .join(', '),
        })}{' '}
        <span>{hours > 0 ? `${t('needs.wait', { count: hours })} ` : null}</span>
        <Link to={`${paths.withdrawals()}#requirements`} className={linkClass({ look: 'inline' })}>
          {t('needs.link')}
        </Link>
      </p>
    </section>
  )
}
