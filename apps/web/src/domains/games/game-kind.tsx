import type { GameModel } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const VOLATILITY_MAX = 5

interface GameKindProps {
  game: { model: GameModel | null; volatility: number | null }
}

/** How a game is played, and how strongly its results swing as five bars. */
export function GameKind({ game: { model, volatility } }: GameKindProps) {
  const { t } = useTranslation('lobby')
  if (model === null && volatility === null) return null
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      {model === null ? null : <span className="truncate">{t(`models.${model}`)}</span>}
      {volatility === null ? null : (
        <>
          <VisuallyHidden>{t('volatility', { level: volatility, max: VOLATILITY_MAX })}</VisuallyHidden>
          <span aria-hidden="true" className="flex shrink-0 items-end gap-0.5">
            {Array.from({ length: VOLATILITY_MAX }, (_, step) => (
              <span
                key={step}
                className={`w-1 rounded-full ${step < volatility ? 'bg-text' : 'bg-pressed'}`}
                style={{ height: 4 + step * 2 }}
              />
            ))}
          </span>
        </>
      )}
    </span>
  )
}
