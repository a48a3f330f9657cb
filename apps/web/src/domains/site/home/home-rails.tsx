import type { MaybeMasked } from '@apollo/client/masking'
import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { HomeRail } from '@playhouse/site/config.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameRail, LateGameRail } from '../../games/parts/game-rail.tsx'
import type { RailLabels } from '../../games/parts/game-rail.tsx'
import { useBelowFold } from '../../games/parts/use-below-fold.ts'
import { useNavigation } from '../parts/use-navigation.ts'
import { HOME_RAILS } from '../../../extend/home-rails.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { lazyComponent } from '../../../ui/load-part.ts'
import { WhenNear } from '../../../ui/when-near.tsx'
import type { HomeScreenQuery } from './home-screen.generated.ts'

const HomeFurther = lazyComponent(async () => {
  const [part] = await Promise.all([import('./home-further.tsx'), loadTexts(['promotions'])])
  return part.HomeFurther
})

interface HomeRailsProps {
  response: MaybeMasked<HomeScreenQuery>
}

/** The hot games. The other rails render and load their games shortly before they scroll into view. */
export function HomeRails({ response }: HomeRailsProps) {
  const { t } = useTranslation('home')
  const belowFold = useBelowFold()
  const getLabels = useRailLabels()
  return (
    <div className="flex flex-col gap-8">
      {HOME_RAILS.map((rail, index) => {
        if (rail !== 'hot')
          // What stands above the hot games would move them if it came later.
          return belowFold || index < HOME_RAILS.indexOf('hot') ? (
            <LateRail key={rail} rail={rail} response={response} />
          ) : null
        return response.hotGames && response.hotGames.length > 0 ? (
          <GameRail key={rail} games={response.hotGames} heading={t('hotGames')} labels={getLabels(t('hotGames'))} />
        ) : null
      })}
    </div>
  )
}

function LateRail({ rail, response }: HomeRailsProps & { rail: HomeRail }) {
  const { t } = useTranslation('home')
  const getLabels = useRailLabels()
  if (rail === 'lobbies') return <LobbyRails />
  if (rail === 'highlights')
    return (
      <WhenNear placeholder={<div className="h-60" />} plain={null}>
        <HomeFurther />
      </WhenNear>
    )
  const hot = new Set(response.hotGames?.map(({ id }) => id))
  const heading = t('popularGames')
  return (
    <LateGameRail
      of={{ lobby: null, sort: 'POPULAR', page: 2, except: hot }}
      heading={heading}
      labels={getLabels(heading)}
    />
  )
}

const ALL_LOBBIES = Object.keys(LOBBY_CATEGORIES) as LobbyId[]

/** One rail per lobby, in the order of the navigation. */
function LobbyRails() {
  const { t } = useTranslation(['home', 'shell', 'common'])
  const lobbies = useNavigation()?.map(({ lobby }) => lobby) ?? ALL_LOBBIES
  const getLabels = useRailLabels()
  return lobbies.map((lobby) => {
    const name = t(`shell:lobbies.${lobby}`)
    return (
      <LateGameRail
        key={lobby}
        of={{ lobby, sort: 'NEW' }}
        heading={name}
        labels={getLabels(name)}
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
    )
  })
}

function useRailLabels(): RailLabels {
  const { t } = useTranslation('home')
  return (name) => ({ back: t('rail.back', { name }), forward: t('rail.forward', { name }) })
}
