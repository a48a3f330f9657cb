import { useTranslation } from 'react-i18next'
import { MemberGames } from '../../games/parts/member-games.tsx'
import type { HomeScreenQuery } from './home-screen.generated.ts'

interface HomeMineProps {
  viewer: NonNullable<HomeScreenQuery['viewer']>
}

/** The member's unfinished rounds, recent games and favourites. */
export function HomeMine({ viewer: { openRounds, recentGames, favouriteGames } }: HomeMineProps) {
  const { t } = useTranslation('home')
  return (
    <MemberGames
      openRounds={openRounds}
      lists={[
        { heading: t('recentGames'), games: recentGames ?? [] },
        { heading: t('favouriteGames'), games: favouriteGames?.nodes ?? [] },
      ]}
    />
  )
}
