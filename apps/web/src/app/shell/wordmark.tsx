import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandName } from '../../domains/site/use-brand-name.ts'
import { paths } from '../../paths.ts'

interface WordmarkProps {
  /** When to hide the name beside the mark. */
  compact?: 'onPhone' | 'inMini'
}

const NAME_HIDDEN = { onPhone: 'max-tablet:visually-hidden', inMini: 'mini:visually-hidden' } as const

export function Wordmark({ compact }: WordmarkProps) {
  const { t } = useTranslation('shell')
  const brand = useBrandName()
  return (
    <Link
      to={paths.home()}
      aria-label={t('toHome', { brand })}
      className="flex min-w-0 items-center gap-2.5 rounded-control max-tablet:min-h-10 max-tablet:min-w-10 max-tablet:justify-center"
    >
      <span className="size-8 shrink-0 bg-(image:--mark) bg-contain bg-no-repeat" />
      <span
        className={`truncate text-title font-semibold tracking-tight text-text ${compact ? NAME_HIDDEN[compact] : ''}`}
      >
        {brand}
      </span>
    </Link>
  )
}
