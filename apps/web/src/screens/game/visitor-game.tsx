import { Construction, LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openLogIn } from '../../access/access-requests.ts'
import { LogInLink } from '../../features/session/access-links.tsx'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GameBar } from './game-bar.tsx'
import type { OpenedGame } from './game-bar.tsx'
import { GameViewport } from './game-viewport.tsx'

interface VisitorGameProps {
  game: OpenedGame
  leaveTo: string
  /** Opens the log-in dialog on mount. Not set for a session that has just ended. */
  promptsAtOnce: boolean
}

/** A game as visitors see it: a prompt to log in, or a maintenance notice. A member who is not known yet sees the empty stage. */
export function VisitorGame({ game, leaveTo, promptsAtOnce }: VisitorGameProps) {
  const { t } = useTranslation(['game', 'shell'])
  const errorText = useErrorText()
  const requested = useRef(false)
  // The maintenance notice requires no log-in.
  const prompts = promptsAtOnce && !game.isUnderMaintenance
  useEffect(() => {
    if (prompts && !requested.current) openLogIn()
    requested.current = true
  }, [prompts])
  return (
    <div className="flex flex-col gap-3 max-tablet:-mt-4 max-tablet:gap-1">
      <GameBar game={game} leaveTo={leaveTo} />
      <GameViewport>
        <span className={`grid size-full place-items-center ${game.isUnderMaintenance ? '' : 'member:invisible'}`}>
          {game.isUnderMaintenance ? (
            <EmptyState icon={Construction} title={t('closedTitle')} text={errorText('GAME_MAINTENANCE')} />
          ) : (
            <EmptyState
              icon={LogIn}
              title={t('visitorTitle')}
              text={t('visitorText')}
              action={<LogInLink className={buttonClass()}>{t('shell:logIn')}</LogInLink>}
            />
          )}
        </span>
      </GameViewport>
    </div>
  )
}
