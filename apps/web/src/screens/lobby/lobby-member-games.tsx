import type { MaybeMasked } from '@apollo/client/masking'
import { OpenRounds } from '../../features/games/open-rounds.tsx'
import { RecentlyPlayed } from '../../features/games/recently-played.tsx'
import type { LobbyScreenQuery } from './lobby-screen.generated.ts'

interface LobbyMemberGamesProps {
  viewer: NonNullable<MaybeMasked<LobbyScreenQuery>['viewer']>
}

/** The member's unfinished rounds and recent games. */
export function LobbyMemberGames({ viewer }: LobbyMemberGamesProps) {
  const waiting = viewer.openRounds ?? []
  const recent = viewer.recentGames ?? []
  if (waiting.length === 0 && recent.length === 0) return null
  return (
    <div className="flex gap-8 overflow-x-auto overscroll-x-contain [scrollbar-width:none] *:shrink-0">
      {waiting.length > 0 ? <OpenRounds rounds={waiting} /> : null}
      {recent.length > 0 ? <RecentlyPlayed games={recent} /> : null}
    </div>
  )
}
