import { CombinedGraphQLErrors } from '@apollo/client'
import { lobbyOf } from '@playhouse/shared/game-categories.ts'
import { previewAddress } from '@playhouse/shared/preview-address.ts'
import { SearchX } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLoaderData, useLocation } from 'react-router-dom'
import { openLogIn } from '../../access/access-requests.ts'
import type { Restriction } from '../../access/restriction.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { GameRail } from '../../features/games/game-rail.tsx'
import { useGameActions } from '../../features/games/use-game-actions.ts'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { responseOf } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { launchAddressOf } from '../../launch/launch-address.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyComponent } from '../../ui/load-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { exitPath } from './exit-path.ts'
import { GameBar, type OpenedGame } from './game-bar.tsx'
import { useGameScreenQuery } from './game-screen.generated.ts'
import type { loader } from './game-screen.loader.ts'
import { GameStage } from './game-stage.tsx'
import { GameViewport, STAGE_CLASS } from './game-viewport.tsx'
import { LobbyLinks } from './lobby-links.tsx'
import { RoomChoice } from './room-choice.tsx'
import { VisitorGame } from './visitor-game.tsx'

export function Component() {
  const { t } = useTranslation(['game', 'shell'])
  const { percent } = useFormat()
  const { variables } = useLoaderData<typeof loader>()
  const query = useGameScreenQuery({ variables })
  const viewer = useViewer()
  const [hadMember, setHadMember] = useState(false)
  if (viewer && !hadMember) setHadMember(true)
  const location = useLocation()
  const { offersTrials } = useGameActions()
  const [tried, setTried] = useState<string>()
  const { response } = responseOf(query)
  const game = response?.game?.id === variables.id ? response.game : undefined
  const leaveTo = exitPath(location.state, game?.category)
  const [wasOpen, setWasOpen] = useState<string>()
  if (game && !game.isUnderMaintenance && wasOpen !== game.id) setWasOpen(game.id)
  const isMissing = !game && !query.loading && !failedAt(query.error, 'game')
  usePageTitle(game?.name ?? t('game'), (heads, brand) => {
    if (!game) return isMissing ? { status: 404 } : { isUnlisted: true }
    const { name, vendorName: vendor, returnToPlayerBasisPoints: returned } = game
    const lobby = lobbyOf(game.category)
    return {
      description:
        returned === null
          ? heads('game', { game: name, vendor, brand })
          : heads('gameReturn', { game: name, vendor, brand, percent: percent(returned / 10_000, 2) }),
      image: previewAddress(game.picture),
      canonical: paths.game(game.id),
      breadcrumbs: [
        ...(lobby ? [{ name: t(`shell:lobbies.${lobby}`), path: paths.lobby(lobby) }] : []),
        { name, path: paths.game(game.id) },
      ],
    }
  })
  const elsewhere = launchAddressOf(game?.launchTarget, paths.home())
  if (elsewhere) return <Navigate to={elsewhere.to} replace />

  // Maintenance takes precedence over the choice of a room, but does not take an open table away.
  const hasRooms = game?.category === 'PVP' && (!game.isUnderMaintenance || wasOpen === game.id)
  const Stage = hasRooms ? RoomStage : GameStage
  const hasTrial = Boolean(game?.hasTrial && !game.isUnderMaintenance && offersTrials)
  // A demo account plays with play credit anyway.
  const onTry = game && hasTrial && viewer?.kind !== 'DEMO' ? () => setTried(game.id) : null
  const others = response?.hotGames?.filter(({ id }) => id !== variables.id) ?? []
  return (
    <div className="flex flex-col gap-8">
      {game && onTry && tried === game.id ? (
        <GameStage
          key={`${game.id} trial`}
          game={game}
          leaveTo={leaveTo}
          isTrial
          onSwitch={viewer ? () => setTried(undefined) : () => openLogIn()}
        />
      ) : game && viewer ? (
        // A launch belongs to one account and one game; a change of either starts over.
        <MemberStage key={`${game.id} ${viewer.id}`} restriction={viewer.restriction} game={game} leaveTo={leaveTo}>
          <Stage game={game} leaveTo={leaveTo} onSwitch={onTry} />
        </MemberStage>
      ) : game && (viewer === null || !query.error) ? (
        <VisitorGame
          key={game.id}
          game={game}
          leaveTo={leaveTo}
          promptsAtOnce={viewer === null && !hadMember}
          onTry={onTry}
        />
      ) : query.loading ? (
        <GameSkeleton />
      ) : // Without a known viewer the game cannot be launched either.
      game || failedAt(query.error, 'game') ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div>
          <h1 tabIndex={-1} className="visually-hidden">
            {t('missingTitle')}
          </h1>
          <EmptyState icon={SearchX} title={t('missingTitle')} text={t('missingText')} action={<LobbyLinks />} />
        </div>
      )}
      {others.length > 0 ? (
        <GameRail games={others} heading={t('moreGames')} labels={{ back: t('railBack'), forward: t('railForward') }} />
      ) : null}
    </div>
  )
}

/** Whether the error affects this root field or the whole response. */
function failedAt(error: unknown, field: string): boolean {
  if (!error) return false
  if (!CombinedGraphQLErrors.is(error)) return true
  return error.errors.some(({ path }) => path === undefined || path[0] === field)
}

const ClosedPlay = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('../../features/limits/restriction-notice.tsx'),
    loadTexts(['restrictions']),
  ])
  return part.ClosedPlay
})

interface MemberStageProps {
  restriction: Restriction | null
  game: OpenedGame
  leaveTo: string
  children: ReactNode
}

/** The stage, or why games are closed to the member. A limit that is reached in play does not take an open round away. */
function MemberStage({ restriction, game, leaveTo, children }: MemberStageProps) {
  const [closed] = useState(restriction?.isPlayBlocked ? restriction : null)
  if (!closed) return children
  return (
    <div className={STAGE_CLASS}>
      <GameBar game={game} leaveTo={leaveTo} />
      <GameViewport>
        <Suspense>
          <div className="absolute inset-0 grid place-items-center overflow-y-auto">
            <ClosedPlay restriction={closed} />
          </div>
        </Suspense>
      </GameViewport>
    </div>
  )
}

function GameSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Skeleton className="h-9 w-28 rounded-control" />
        <div className="grow">
          <Skeleton className="h-5 w-48 max-w-full rounded-control" />
          <Skeleton className="mt-2 h-3.5 w-64 max-w-full rounded-control" />
        </div>
      </div>
      <GameViewport>{null}</GameViewport>
    </div>
  )
}

interface RoomStageProps {
  game: OpenedGame
  leaveTo: string
  onSwitch: (() => void) | null
}

/** A game between players asks for a room before it launches. */
function RoomStage({ game, leaveTo, onSwitch }: RoomStageProps) {
  const [room, setRoom] = useState<{ id: string | null }>()
  if (!room) return <RoomChoice game={game} leaveTo={leaveTo} onChoose={(id) => setRoom({ id })} />
  return <GameStage game={game} leaveTo={leaveTo} roomId={room.id} onSwitch={onSwitch} />
}
