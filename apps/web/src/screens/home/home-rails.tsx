import type { MaybeMasked } from '@apollo/client/masking'
import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameRail, LobbyRail } from '../../features/games/game-rail.tsx'
import type { TileGame } from '../../features/games/game-tile.tsx'
import { Jackpots } from '../../features/games/jackpots.tsx'
import { useBelowFold } from '../../features/games/use-below-fold.ts'
import { useGoesBack } from '../../features/games/use-goes-back.ts'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { lazyComponent } from '../../ui/load-part.ts'
import { HomePromotions } from './home-promotions.tsx'
import type { HomeScreenQuery } from './home-screen.generated.ts'
import { HomeWinners } from './home-winners.tsx'

const OpenRounds = lazyComponent(async () => (await import('../../features/games/open-rounds.tsx')).OpenRounds)

interface HomeRailsProps {
  answer: MaybeMasked<HomeScreenQuery>
}

/**
 * Skips layout and paint of rows off screen. That clips them: the padding leaves room for focus rings, and the clip margin lets
 * pictures beside the row load before they are scrolled to.
 */
const offscreenClass =
  '*:-m-1 *:p-1 *:[contain-intrinsic-block-size:auto_20rem] *:[content-visibility:auto] *:[overflow-clip-margin:16rem]'

/** The first rails; the others follow after the first paint. */
export function HomeRails({ answer }: HomeRailsProps) {
  const { t } = useTranslation('home')
  const belowFold = useBelowFold()
  // Restoring the scroll position needs the full height.
  const goesBack = useGoesBack()
  return (
    <div className={`flex flex-col gap-8 ${goesBack ? '' : offscreenClass}`}>
      {answer.viewer?.openRounds?.length ? (
        <Suspense>
          <OpenRounds rounds={answer.viewer.openRounds} />
        </Suspense>
      ) : null}
      <OptionalRail heading={t('recentGames')} games={answer.viewer?.recentGames} />
      <OptionalRail heading={t('favouriteGames')} games={answer.viewer?.favouriteGames?.nodes} />
      <OptionalRail heading={t('hotGames')} games={answer.hotGames} />
      {belowFold ? <FurtherRails answer={answer} /> : null}
    </div>
  )
}

function FurtherRails({ answer }: HomeRailsProps) {
  const { t } = useTranslation('home')
  const hot = new Set(answer.hotGames?.map(({ id }) => id))
  const promotions = answer.site?.promotions?.nodes ?? []
  return (
    <>
      <OptionalRail
        heading={t('popularGames')}
        games={answer.catalogue.popular?.nodes.filter(({ id }) => !hot.has(id))}
      />
      <Jackpots jackpots={answer.jackpots} vendors={answer.catalogue.vendors} />
      {answer.winners && answer.winners.length > 0 ? <HomeWinners winners={answer.winners} /> : null}
      {promotions.length > 0 ? <HomePromotions promotions={promotions} /> : null}
      <LobbyRails answer={answer} />
    </>
  )
}

interface OptionalRailProps {
  heading: string
  games: readonly TileGame[] | null | undefined
}

function OptionalRail({ heading, games }: OptionalRailProps) {
  const labelsOf = useRailLabels()
  return games && games.length > 0 ? <GameRail games={games} heading={heading} labels={labelsOf(heading)} /> : null
}

const ALL_LOBBIES = Object.keys(LOBBY_CATEGORIES) as LobbyId[]

/** One rail per lobby, in the order of the navigation. */
function LobbyRails({ answer }: { answer: MaybeMasked<HomeScreenQuery> }) {
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

function useRailLabels(): (name: string) => { back: string; forward: string } {
  const { t } = useTranslation('home')
  return (name) => ({ back: t('rail.back', { name }), forward: t('rail.forward', { name }) })
}
