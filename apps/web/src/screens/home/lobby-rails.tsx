import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MaybeMasked } from '@apollo/client/masking'
import { LobbyRail } from '../../features/games/game-rail.tsx'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { HomeScreenQuery } from './home-screen.generated.ts'
import { useRailLabels } from './use-rail-labels.ts'

const ALL_LOBBIES = Object.keys(LOBBY_CATEGORIES) as LobbyId[]

/** One rail per lobby, in the order of the navigation. */
export function LobbyRails({ answer }: { answer: MaybeMasked<HomeScreenQuery> }) {
  const { t } = useTranslation(['home', 'shell', 'common'])
  const lobbies = useNavigation()?.map(({ lobby }) => lobby) ?? ALL_LOBBIES
  const labelsOf = useRailLabels()
  return lobbies.map((lobby) => {
    const found = answer[lobby]
    const name = t(`shell:lobbies.${lobby}`)
    return found ? (
      <LobbyRail
        key={lobby}
        lobby={found}
        heading={name}
        labels={labelsOf(name)}
        more={
          <Link
            to={paths.lobby(lobby)}
            aria-label={t('seeAllOf', { lobby: name })}
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            {t('common:seeAll')}
          </Link>
        }
      />
    ) : null
  })
}
