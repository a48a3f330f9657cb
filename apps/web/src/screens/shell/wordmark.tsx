import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'

/** The brand's mark and name; leads home. `compact` leaves the name away on a phone. */
export function Wordmark({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation(['shell', 'common'])
  const brand = useSiteFacts()?.name ?? t('common:brand')
  return (
    <Link
      to={paths.home()}
      aria-label={t('toHome', { brand })}
      className="flex shrink-0 items-center gap-2.5 rounded-control"
    >
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" className="fill-raised" />
        <path
          d="M10 26V6h7a6.5 6.5 0 0 1 0 13h-7"
          className="fill-none stroke-action"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="17" cy="12.5" r="2" className="fill-win" />
      </svg>
      <span
        className={`text-title font-semibold tracking-tight text-text ${compact ? 'max-tablet:visually-hidden' : ''}`}
      >
        {brand}
      </span>
    </Link>
  )
}
