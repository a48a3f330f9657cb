import type { MaybeMasked } from '@apollo/client/masking'
import { useTranslation } from 'react-i18next'
import { MemberGames } from '../parts/member-games.tsx'
import type { LobbyScreenQuery } from './lobby-screen.generated.ts'

interface LobbyMemberGamesProps {
  viewer: NonNullable<MaybeMasked<LobbyScreenQuery>['viewer']>
}

/** The member's unfinished rounds and recent games. */
export function LobbyMemberGames({ viewer: { openRounds, recentGames } }: LobbyMemberGamesProps) {
  const { t } = useTranslation('filters')
  return <MemberGames openRounds={openRounds} lists={[{ heading: t('recentlyPlayed'), games: recentGames ?? [] }]} />
}
