import { findLobby } from '@playhouse/shared/game-categories.ts'
import { previewAddress } from '@playhouse/shared/preview-address.ts'
import { SearchX } from 'lucide-react'
import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLoaderData, useLocation } from 'react-router-dom'
import { openLogIn } from '../../../access/access-requests.ts'
import { type Restriction, useIsAdvertFree } from '../../../access/restriction.ts'
import { RestrictionDocument } from '../../../access/viewer.generated.ts'
import { Advert } from '../../site/parts/advert.tsx'
import { useViewer } from '../../../access/use-viewer.ts'
import { GameRail } from '../parts/game-rail.tsx'
import { useGameActions } from '../parts/use-game-actions.ts'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { type Item, ItemGap, readItem } from '../../../graphql/item.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { findLaunchAddress } from '../parts/launch/launch-address.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { exitPath } from './exit-path.ts'
import { GameBar, type OpenedGame } from './game-bar.tsx'
import { type GameScreenQuery, useGameScreenQuery } from './game-screen.generated.ts'
import type { loader } from './game-screen.loader.ts'
import { GameStage } from './game-stage.tsx'
import { GameViewport, STAGE_CLASS } from './game-viewport.tsx'
import { LobbyLinks } from './lobby-links.tsx'
import { RoomChoice } from './room-choice.tsx'
import { VisitorGame } from './visitor-game.tsx'

export function Component() {
  const { t } = useTranslation('game')
  const { variables } = useLoaderData<typeof loader>()
  const query = useGameScreenQuery({ variables })
  const location = useLocation()
  const isAdvertFree = useIsAdvertFree()
  const { response } = getResponse(query)
  const shown = response?.game
  const { item: game, gap } = readItem(query, shown && shown.id !== variables.id ? undefined : shown)
  useGameTitle(game, gap)
  const elsewhere = findLaunchAddress(game?.launchTarget, paths.home())
  if (elsewhere) return <Navigate to={elsewhere.to} replace />

  const others = isAdvertFree ? [] : (response?.hotGames?.filter(({ id }) => id !== variables.id) ?? [])
  return (
    <div className="flex flex-col gap-8">
      {game ? (
        <OpenGame game={game} leaveTo={exitPath(location.state, game.category)} query={query} />
      ) : (
        <ItemGap gap={gap} query={query} failed={t('failed')} skeleton={<GameSkeleton />} absent={<MissingGame />} />
      )}
      {others.length > 0 ? (
        <Advert>
          <GameRail
            games={others}
            heading={t('moreGames')}
            labels={{ back: t('railBack'), forward: t('railForward') }}
          />
        </Advert>
      ) : null}
    </div>
  )
}

type Game = NonNullable<GameScreenQuery['game']>

function useGameTitle(game: Game | undefined, gap: Item<Game>['gap']): void {
  const { t } = useTranslation(['game', 'shell'])
  const { percent } = useFormat()
  usePageTitle(game?.name ?? t('game'), (heads, brand) => {
    if (!game) return gap === 'ABSENT' ? { status: 404 } : { isUnlisted: true }
    const { name, vendorName: vendor, returnToPlayerBasisPoints: returned } = game
    const lobby = findLobby(game.category)
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
}

interface OpenGameProps {
  game: Game
  leaveTo: string
  query: ReturnType<typeof useGameScreenQuery>
}

/** Shows a game as a trial, for a member, or as an offer to a visitor. */
function OpenGame({ game, leaveTo, query }: OpenGameProps) {
  const { t } = useTranslation('game')
  const viewer = useViewer()
  const [hadMember, setHadMember] = useState(false)
  if (viewer && !hadMember) setHadMember(true)
  const { offersTrials } = useGameActions()
  const [tried, setTried] = useState<string>()
  const [wasOpen, setWasOpen] = useState<string>()
  if (!game.isUnderMaintenance && wasOpen !== game.id) setWasOpen(game.id)

  const hasTrial = game.hasTrial && !game.isUnderMaintenance && offersTrials
  // A demo account plays with play credit anyway.
  const onTry = hasTrial && viewer?.kind !== 'DEMO' ? () => setTried(game.id) : null
  if (onTry && tried === game.id) {
    const trial = (
      <GameStage
        key={`${game.id} trial`}
        game={game}
        leaveTo={leaveTo}
        isTrial
        onSwitch={viewer ? () => setTried(undefined) : () => openLogIn()}
      />
    )
    if (!viewer) return trial
    return (
      <MemberStage key={`${game.id} ${viewer.id} trial`} restriction={viewer.restriction} game={game} leaveTo={leaveTo}>
        {trial}
      </MemberStage>
    )
  }
  if (viewer) {
    // Maintenance takes precedence over the choice of a room, but does not take an open table away.
    const hasRooms = game.category === 'PVP' && (!game.isUnderMaintenance || wasOpen === game.id)
    const Stage = hasRooms ? RoomStage : GameStage
    return (
      // A launch belongs to one account and one game; a change of either starts over.
      <MemberStage key={`${game.id} ${viewer.id}`} restriction={viewer.restriction} game={game} leaveTo={leaveTo}>
        <Stage game={game} leaveTo={leaveTo} onSwitch={onTry} />
      </MemberStage>
    )
  }
  if (viewer === null || !query.error) {
    const promptsAtOnce = viewer === null && !hadMember
    return <VisitorGame key={game.id} game={game} leaveTo={leaveTo} promptsAtOnce={promptsAtOnce} onTry={onTry} />
  }
  if (query.loading) return <GameSkeleton />
  // Without a known viewer the game cannot be launched.
  return <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
}

function MissingGame() {
  const { t } = useTranslation('game')
  return (
    <div>
      <h1 tabIndex={-1} className="visually-hidden">
        {t('missingTitle')}
      </h1>
      <EmptyState icon={SearchX} title={t('missingTitle')} text={t('missingText')} action={<LobbyLinks />} />
    </div>
  )
}

const ClosedPlay = lazyComponent(async () => {
  const [part] = await Promise.all([import('../../limits/parts/restriction-notice.tsx'), loadTexts(['restrictions'])])
  return part.ClosedPlay
})

interface MemberStageProps {
  restriction: Restriction | null
  game: OpenedGame
  leaveTo: string
  children: ReactNode
}

/** A round that reaches a limit is seen to its end. */
const ROUND_MS = 6_000
const REACHED_IN_PLAY: ReadonlySet<Restriction['kind']> = new Set(['LOSS_LIMIT', 'SESSION_TIME'])

/** What closes play to the member, also while a game is open; null while nothing does. */
function useClosedPlay(restriction: Restriction | null): Restriction | null {
  const blocked = restriction?.isPlayBlocked ? restriction : null
  const [isClosed, setClosed] = useState(blocked !== null)
  const waits = blocked !== null && !isClosed
  const mayWait = waits && REACHED_IN_PLAY.has(blocked.kind)
  if (waits && !mayWait) setClosed(true)
  if (isClosed && !blocked) setClosed(false)
  useEffect(() => {
    if (!mayWait) return
    const timer = setTimeout(() => setClosed(true), ROUND_MS)
    return () => clearTimeout(timer)
  }, [mayWait])
  return isClosed ? blocked : null
}

/** Another tab may have started a break. */
function useFreshRestriction(): void {
  const client = useApolloClient()
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden)
        client.query({ query: RestrictionDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [client])
}

/** The stage, or why games are closed to the member: then the game is left as by its button. */
function MemberStage({ restriction, game, leaveTo, children }: MemberStageProps) {
  const closed = useClosedPlay(restriction)
  useFreshRestriction()
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
    <div aria-busy="true" className={STAGE_CLASS}>
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
