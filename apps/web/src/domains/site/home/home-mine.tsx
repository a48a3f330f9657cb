import { useTranslation } from 'react-i18next'
import type { CardGame } from '../../games/parts/game-card.tsx'
import { MemberGames } from '../../games/parts/member-games.tsx'
import type { HomeScreenQuery } from './home-screen.generated.ts'

interface HomeMineProps {
  viewer: NonNullable<HomeScreenQuery['viewer']>
  suggestions: readonly CardGame[]
}

export function HomeMine({ viewer: { openRounds, recentGames, favouriteGames }, suggestions }: HomeMineProps) {
  const { t } = useTranslation('home')
  return (
    <MemberGames
      openRounds={openRounds}
      lists={[
        { heading: t('continuePlaying'), games: recentGames ?? [] },
        { heading: t('favouriteGames'), games: favouriteGames?.nodes ?? [] },
      ]}
      suggestions={suggestions}
    />
  )
}
