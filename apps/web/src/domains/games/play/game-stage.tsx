import { useApolloClient } from '@apollo/client/react'
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  Suspense,
  useMemo,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { findLobby } from '@playhouse/shared/game-categories.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { sendEvent } from '../../../analytics/send-event.ts'
import { forgetPlayed } from '../forget-played.ts'
import { useFreePlay } from '../../session/parts/use-free-play.ts'
import { PlayClockDocument } from '../../limits/parts/play-clock.generated.ts'
import { BalanceDocument } from '../../wallet/parts/balance.generated.ts'
import { paths } from '../../../paths.ts'
import { useReturnTo } from '../../../ui/back-link.tsx'
import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { coalesceCalls } from './coalesce-calls.ts'
import { GameBar, type OpenedGame } from './game-bar.tsx'
import { GameBonus } from './game-bonus.tsx'
import { GameFrame } from './game-frame.tsx'
import { GameViewport, STAGE_CLASS } from './game-viewport.tsx'
import { LaunchFailure } from './launch-failure.tsx'
import { PlayFigures } from '../../limits/parts/play-figures.tsx'
import { useLaunch } from './use-launch.ts'
import { MoneyElsewhere } from './money-elsewhere.tsx'
import { useLeaveGame, usePresence } from './use-leave-game.ts'

const RestrictionLine = lazyComponent(async () => {
  const [part] = await Promise.all([import('../../limits/parts/restriction-notice.tsx'), loadTexts(['restrictions'])])
  return part.RestrictionLine
})

interface GameStageProps {
  game: OpenedGame
  leaveTo: string
  /** Only for games with rooms. */
  roomId?: string | null
  /** Opens the trial, which moves no money. */
  isTrial?: boolean
  /** Changes between the trial and the game; null where there is no other. */
  onSwitch?: (() => void) | null
}

/** Launches the game on mount, refreshes the balance after every round and collects the vendor's balance on unmount. */
export function GameStage({ game, leaveTo, roomId = null, isTrial = false, onSwitch = null }: GameStageProps) {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const viewer = useViewer()
  const { launch, open, close } = useLaunch(game.id, { roomId, isTrial })
  const refreshBalance = useBalanceRefresh()
  const stage = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(stage)
  const opened = launch.state === 'open'

  const leaveGame = useLeaveGame(game.vendorId)
  const wasOpen = useRef(false)
  const lobby = findLobby(game.category)
  useEffect(() => {
    if (!opened) return
    wasOpen.current = true
    if (lobby) sendEvent({ name: 'game_opened', lobby })
  }, [opened, lobby])
  // Runs as well when a closed site covers the page, and when that is over.
  const wasCovered = useRef(false)
  const come = () => {
    if (wasCovered.current) open()
    wasCovered.current = false
  }
  const go = () => {
    if (!wasOpen.current) return
    wasOpen.current = false
    wasCovered.current = true
    close()
    if (!isTrial) leaveGame()
  }
  usePresence({ come, go })

  const leave = () => {
    fullScreen.leave()
    returnTo(leaveTo)
  }
  /** The game's button for a deposit was pressed. */
  const [isShort, setIsShort] = useState(false)
  const { start: startFreePlay } = useFreePlay()
  const isDemo = launch.state === 'open' && launch.isDemo
  let content: ReactNode
  if (launch.state === 'open') {
    content = (
      <GameFrame
        key={launch.address}
        title={game.name}
        address={launch.address}
        origin={launch.origin}
        onRound={isTrial ? () => undefined : refreshBalance}
        onExit={leave}
        onDeposit={() => {
          fullScreen.leave()
          // Another trial has new play credit.
          if (isTrial) return open()
          // A new demo account has new play credit, and launches the game again.
          if (isDemo) void startFreePlay()
          else setIsShort(true)
        }}
        onReload={open}
      />
    )
  } else if (launch.state === 'opening') {
    content = (
      <span role="status" className="absolute inset-0 flex items-center justify-center gap-2 text-muted">
        <Spinner /> {t('opening')}
      </span>
    )
  } else {
    content = <LaunchFailure launch={launch} onRetry={open} />
  }
  return (
    <div
      ref={stage}
      className={`${STAGE_CLASS} [&:fullscreen]:h-dvh [&:fullscreen]:bg-ground [&:fullscreen]:p-3 sideways:[&:fullscreen]:p-0`}
    >
      <GameBar
        game={game}
        leaveTo={leaveTo}
        isDemo={isDemo}
        isTrial={isTrial}
        onSwitch={onSwitch}
        onReload={opened && !game.isUnderMaintenance ? open : null}
        fullScreen={opened && fullScreen.possible ? fullScreen : null}
      />
      {viewer?.restriction && !viewer.restriction.isPlayBlocked ? (
        <Suspense fallback={<div className="h-9" />}>
          <RestrictionLine restriction={viewer.restriction} />
        </Suspense>
      ) : null}
      {viewer && viewer.kind !== 'DEMO' ? <PlayFigures /> : null}
      {viewer && viewer.kind !== 'DEMO' ? <GameBonus category={game.category} vendorId={game.vendorId} /> : null}
      {opened && game.isUnderMaintenance ? (
        <p role="alert" className="rounded-card border border-line bg-surface px-4 py-2 text-small text-pretty">
          {t('closedInPlay')}
        </p>
      ) : null}
      <GameViewport>{content}</GameViewport>
      {isShort ? (
        <MoneyElsewhere
          vendorId={game.vendorId}
          onClose={() => setIsShort(false)}
          onNone={() => void navigate(paths.deposit())}
          onBroughtBack={open}
        />
      ) : null}
    </div>
  )
}

/** Refetches the balance, and the play clock where it is shown, and drops cached lists of played games. Fast rounds share a request. */
function useBalanceRefresh(): () => void {
  const client = useApolloClient()
  return useMemo(
    () =>
      coalesceCalls(() => {
        forgetPlayed(client.cache)
        const clock = client.readQuery({ query: PlayClockDocument })?.viewer?.playClock
        return Promise.all([
          client.query({ query: BalanceDocument, fetchPolicy: 'network-only' }),
          clock?.isShownInGames && client.query({ query: PlayClockDocument, fetchPolicy: 'network-only' }),
        ])
      }),
    [client],
  )
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

interface FullScreen {
  /** Phone browsers often do not support it. */
  possible: boolean
  on: boolean
  toggle: () => void
  leave: () => void
}

function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const leave = () => {
    // Rejects only if nothing is in full screen.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  }
  return {
    possible: document.fullscreenEnabled,
    on,
    leave,
    // The browser shows its own message when it refuses.
    toggle: () => (on ? leave() : element.current?.requestFullscreen().catch(() => undefined)),
  }
}
