import type { MaybeMasked } from '@apollo/client/masking'
import { useTranslation } from 'react-i18next'
import type { CardGame } from '../parts/game-card.tsx'
import { MemberGames } from '../parts/member-games.tsx'
import type { LobbyScreenQuery } from './lobby-screen.generated.ts'

interface LobbyMemberGamesProps {
  viewer: NonNullable<MaybeMasked<LobbyScreenQuery>['viewer']>
  /** Games of the lobby, for a member who has played none of them. */
  suggestions: readonly CardGame[]
}

export function LobbyMemberGames({ viewer: { openRounds, recentGames }, suggestions }: LobbyMemberGamesProps) {
  const { t } = useTranslation('filters')
  return (
    <MemberGames
      openRounds={openRounds}
      lists={[{ heading: t('recentlyPlayed'), games: recentGames ?? [] }]}
      suggestions={suggestions}
    />
  )
}
