import type { GameModel } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { GameKind } from '../game-kind.tsx'
import { useFormat } from '../../../i18n/use-format.ts'

/** Vendor, return to player, how it is played, and volatility. */
export function GameFacts({
  game,
}: {
  game: {
    vendorName: string
    returnToPlayerBasisPoints: number | null
    volatility: number | null
    model: GameModel | null
  }
}) {
  const { t } = useTranslation('game')
  const { percent } = useFormat()
  const { vendorName, returnToPlayerBasisPoints: returned } = game
  return (
    <ul className="flex min-w-0 items-center gap-x-4 overflow-hidden text-caption whitespace-nowrap text-muted tablet:text-small sideways:hidden">
      <li className="truncate max-tablet:hidden">{vendorName}</li>
      {returned === null ? null : (
        <li className="figures truncate">{t('returnToPlayer', { percent: percent(returned / 10_000, 2) })}</li>
      )}
      <li className="max-tablet:hidden">
        <GameKind game={game} />
      </li>
    </ul>
  )
}
