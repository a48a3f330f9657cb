import { useTranslation } from 'react-i18next'
import { Money } from '../../../ui/money.tsx'
import { useGameActions } from './use-game-actions.ts'
import { CardRow } from './card-row.tsx'
import { GameCard } from './game-card.tsx'
import type { OpenRounds_ViewerFragment } from './open-rounds.generated.ts'
import { Moment } from '../../../i18n/moment.tsx'

interface OpenRoundsProps {
  rounds: NonNullable<OpenRounds_ViewerFragment['openRounds']>
}

export function OpenRounds({ rounds }: OpenRoundsProps) {
  const { t } = useTranslation('filters')
  const actions = useGameActions()
  return (
    <CardRow heading={t('continue')}>
      {rounds.map(({ id, game, stake, openedAt }) => (
        <li key={id}>
          <GameCard
            game={game}
            actions={actions}
            note={
              <>
                {t('staked')} <Money {...stake} /> · <Moment at={openedAt} relative still />
              </>
            }
          />
        </li>
      ))}
    </CardRow>
  )
}
