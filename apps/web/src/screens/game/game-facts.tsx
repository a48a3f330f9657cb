import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'

const VOLATILITY_MAX = 5

/** Vendor, return to player and volatility. */
export function GameFacts({
  game,
}: {
  game: { vendorName: string; returnToPlayer: string | null; volatility: number | null }
}) {
  const { t } = useTranslation('game')
  const { locale } = useFormat()
  const { vendorName, returnToPlayer, volatility } = game
  return (
    <ul className="flex items-center gap-x-4 text-caption whitespace-nowrap text-muted tablet:text-small">
      <li className="truncate max-tablet:hidden">{vendorName}</li>
      {returnToPlayer === null ? null : (
        <li className="figures">{t('returnToPlayer', { percent: exactPercent(returnToPlayer, locale) })}</li>
      )}
      {volatility === null ? null : (
        <li className="flex items-center gap-2 max-tablet:hidden">
          {t('volatility', { level: volatility, most: VOLATILITY_MAX })}
          <span aria-hidden="true" className="flex items-end gap-0.5">
            {Array.from({ length: VOLATILITY_MAX }, (_, step) => (
              <span
                key={step}
                className={`w-1 rounded-full ${step < volatility ? 'bg-text' : 'bg-pressed'}`}
                style={{ height: 4 + step * 2 }}
              />
            ))}
          </span>
        </li>
      )}
    </ul>
  )
}

/** "96.30" as "96.30%": keeps the platform's decimals. */
function exactPercent(percent: string, locale: string): string {
  const decimals = percent.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(percent as Intl.StringNumericLiteral)
}
