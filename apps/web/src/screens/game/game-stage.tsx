import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Spinner } from '../../ui/spinner.tsx'
import { GameBar } from './game-bar.tsx'
import type { OpenedGame } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { LaunchFailure } from './launch-failure.tsx'
import { useLeaveGame } from './left-games.ts'
import { StageBox } from './stage-box.tsx'
import { useBalanceRefresh } from './use-balance-refresh.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLaunch } from './use-launch.ts'

interface GameStageProps {
  game: OpenedGame
  /** Where leaving leads. */
  leaveTo: string
  /** A room that was chosen, of a game that has rooms. */
  roomId?: string | null
}

/** The game being played. Coming opens it; every round asks for the balance anew, and leaving brings back what lies at its vendor. */
export function GameStage({ game, leaveTo, roomId = null }: GameStageProps) {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const { launch, open } = useLaunch(game.id, roomId)
  const refreshBalance = useBalanceRefresh()
  const stage = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(stage)
  const opened = launch.state === 'open'

  const leaveGame = useLeaveGame(game.vendorId)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (opened) wasOpen.current = true
  }, [opened])
  useEffect(
    () => () => {
      if (wasOpen.current) leaveGame()
    },
    [leaveGame],
  )

  const leave = () => {
    fullScreen.leave()
    void navigate(leaveTo)
  }
  let content: ReactNode
  if (launch.state === 'open') {
    content = (
      <GameFrame
        key={launch.address}
        title={game.name}
        address={launch.address}
        origin={launch.origin}
        onRound={refreshBalance}
        onExit={leave}
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
    <div ref={stage} className="flex flex-col gap-3 [&:fullscreen]:h-dvh [&:fullscreen]:bg-ground [&:fullscreen]:p-3">
      <GameBar
        game={game}
        leaveTo={leaveTo}
        isDemo={launch.state === 'open' && launch.isDemo}
        onReload={opened ? open : null}
        fullScreen={opened && fullScreen.possible ? fullScreen : null}
      />
      <StageBox>{content}</StageBox>
    </div>
  )
}
