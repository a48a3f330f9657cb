import { LOBBY_PATHS } from '@playhouse/shared/game-categories.ts'
import type { LobbyPath } from '@playhouse/shared/game-categories.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MaybeMasked } from '@apollo/client/masking'
import { GameRail, LobbyRail } from '../../features/games/game-rail.tsx'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { HomeScreenQuery } from './home-screen.generated.ts'

const ALL_LOBBIES = Object.keys(LOBBY_PATHS) as LobbyPath[]

/** What is played most just now, then a row a lobby in the order of the navigation. */
export function HomeRails({ answer }: { answer: MaybeMasked<HomeScreenQuery> }) {
  const { t } = useTranslation(['home', 'shell', 'common'])
  const lobbies = useNavigation()?.map(({ lobby }) => lobby) ?? ALL_LOBBIES
  const labelsOf = (name: string) => ({ back: t('rail.back', { name }), forward: t('rail.forward', { name }) })
  return (
    <div className="flex flex-col gap-8">
      {answer.hotGames && answer.hotGames.length > 0 ? (
        <GameRail games={answer.hotGames} heading={t('hotGames')} labels={labelsOf(t('hotGames'))} />
      ) : null}
      {lobbies.map((lobby) => {
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
      })}
    </div>
  )
}
