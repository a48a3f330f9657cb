import { Construction, LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openLogIn } from '../../../access/access-requests.ts'
import { openFreePlay } from '../../../access/free-play-request.ts'
import { useSiteFacts } from '../../site/parts/use-site-facts.ts'
import { isViewerPending } from '../../../graphql/shown-viewer.ts'
import { LogInLink } from '../../session/parts/access-links.tsx'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { GameBar } from './game-bar.tsx'
import type { OpenedGame } from './game-bar.tsx'
import { GameViewport, STAGE_CLASS } from './game-viewport.tsx'

interface VisitorGameProps {
  game: OpenedGame
  leaveTo: string
  /** Opens the log-in dialog on mount. Not set for a session that has just ended. */
  promptsAtOnce: boolean
  /** Opens the trial; null for games without one. */
  onTry: (() => void) | null
}

/** A game as visitors see it: a prompt to log in, or a maintenance notice. A member who is not known yet sees the empty stage. */
export function VisitorGame({ game, leaveTo, promptsAtOnce, onTry }: VisitorGameProps) {
  const { t } = useTranslation(['game', 'shell'])
  const errorText = useErrorText()
  const offersDemo = useSiteFacts()?.features.includes('FREE_PLAY') ?? false
  const requested = useRef(false)
  // The maintenance notice requires no log-in, and a dialog would cover the trial.
  const prompts = promptsAtOnce && !game.isUnderMaintenance && !onTry
  useEffect(() => {
    // A member's page is hydrated as the visitor's that the server rendered.
    if (isViewerPending.get()) return
    if (prompts && !requested.current) openLogIn()
    requested.current = true
  }, [prompts])
  return (
    <div className={STAGE_CLASS}>
      <GameBar game={game} leaveTo={leaveTo} />
      <GameViewport>
        <span className={`grid size-full place-items-center ${game.isUnderMaintenance ? '' : 'member:invisible'}`}>
          {game.isUnderMaintenance ? (
            <EmptyState icon={Construction} title={t('closedTitle')} text={errorText('GAME_MAINTENANCE')} />
          ) : (
            <EmptyState
              icon={LogIn}
              title={t('visitorTitle')}
              text={onTry ? t('visitorTryText') : t('visitorText')}
              action={
                <span className="flex flex-wrap justify-center gap-2">
                  <LogInLink className={buttonClass()}>{t('shell:logIn')}</LogInLink>
                  {onTry ? (
                    <Button onClick={onTry}>{t('try')}</Button>
                  ) : offersDemo ? (
                    <Button onClick={() => openFreePlay()}>{t('shell:freePlay')}</Button>
                  ) : null}
                </span>
              }
            />
          )}
        </span>
      </GameViewport>
    </div>
  )
}
