import type { GameModel } from '@playhouse/schema/types.generated.ts'
import { exactNumber, numberFormat } from '@playhouse/shared/money-format.ts'
import { useTranslation } from 'react-i18next'
import { GameKind } from '../../features/games/game-kind.tsx'
import { useFormat } from '../../i18n/use-format.ts'

/** Vendor, return to player, how it is played, and volatility. */
export function GameFacts({
  game,
}: {
  game: { vendorName: string; returnToPlayer: string | null; volatility: number | null; model: GameModel | null }
}) {
  const { t } = useTranslation('game')
  const { locale } = useFormat()
  const { vendorName, returnToPlayer } = game
  return (
    <ul className="flex items-center gap-x-4 text-caption whitespace-nowrap text-muted tablet:text-small sideways:hidden">
      <li className="truncate max-tablet:hidden">{vendorName}</li>
      {returnToPlayer === null ? null : (
        <li className="figures">{t('returnToPlayer', { percent: exactPercent(returnToPlayer, locale) })}</li>
      )}
      <li className="max-tablet:hidden">
        <GameKind game={game} />
      </li>
    </ul>
  )
}

/** "96.30" as "96.30%": keeps the platform's decimals. */
export function exactPercent(percent: string, locale: string): string {
  const decimals = percent.split('.')[1]?.length ?? 0
  return numberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(exactNumber(percent))
}
