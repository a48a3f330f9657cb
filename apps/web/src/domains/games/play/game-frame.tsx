import { RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { frameFragment, rememberSound } from './frame-fragment.ts'
import { readGameMessage } from './game-messages.ts'

/** A page that loads without sending "ready" in this time is an error page: the launch URL was already used. */
const READY_TIMEOUT_MS = 4_000

interface GameFrameProps {
  title: string
  address: string
  origin: string
  onRound: () => void
  onExit: () => void
  onDeposit: () => void
  /** Launches the game again with a new URL. */
  onReload: () => void
}

/** The game in a sandboxed iframe with an opaque origin; talks to the site by a few messages only. */
export function GameFrame({ title, address, origin, onRound, onExit, onDeposit, onReload }: GameFrameProps) {
  const { t } = useTranslation('game')
  const { search } = useLocation()
  // Fixed per launch: another URL would reload the frame.
  const [source] = useState(() => `${address}${frameFragment(search)}`)
  const frame = useRef<HTMLIFrameElement>(null)
  const [phase, setPhase] = useState<'coming' | 'ready' | 'silent'>('coming')
  /** Loads minus "ready" messages; the two may arrive in either order. */
  const pendingReady = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settle = (owed: 1 | -1) => {
    pendingReady.current += owed
    clearTimeout(timer.current)
    if (pendingReady.current > 0) timer.current = setTimeout(() => setPhase('silent'), READY_TIMEOUT_MS)
    else setPhase('ready')
  }
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readGameMessage(event, frame.current?.contentWindow, origin)
    if (!message) return
    if (message.type === 'playhouse:ready') settle(-1)
    if (message.type === 'playhouse:round') onRound()
    if (message.type === 'playhouse:exit') onExit()
    if (message.type === 'playhouse:deposit') onDeposit()
    if (message.type === 'playhouse:sound') rememberSound(message.on)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event)
    addEventListener('message', listener)
    return () => {
      removeEventListener('message', listener)
      clearTimeout(timer.current)
    }
  }, [])

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={source}
        sandbox="allow-scripts allow-forms"
        allow="fullscreen"
        referrerPolicy="no-referrer"
        onLoad={() => settle(1)}
        className="absolute inset-0 size-full border-0"
      />
      {phase === 'coming' ? (
        <span className="pointer-events-none absolute inset-0 grid place-items-center bg-surface">
          <span role="status" className="flex items-center gap-2 text-muted">
            <Spinner /> {t('opening')}
          </span>
        </span>
      ) : null}
      {phase === 'silent' ? (
        <div role="alert" className="absolute inset-0 grid place-items-center overflow-y-auto bg-surface">
          <EmptyState
            icon={RotateCw}
            title={t('silentTitle')}
            text={t('silentText')}
            action={
              <Button variant="action" onClick={onReload}>
                {t('reload')}
              </Button>
            }
          />
        </div>
      ) : null}
    </>
  )
}
