import { Construction, LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { askLogIn } from '../../access/access-requests.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GameBar } from './game-bar.tsx'
import type { OpenedGame } from './game-bar.tsx'
import { GameViewport } from './game-viewport.tsx'

interface VisitorGameProps {
  game: OpenedGame
  leaveTo: string
  /** Opens the log-in dialog without being asked: for those who came as visitors, not for those whose session has ended. */
  promptsAtOnce: boolean
}

/** What a visitor sees of a game: a way to log in, and then the game in its place; or that it is closed, with others below it. */
export function VisitorGame({ game, leaveTo, promptsAtOnce }: VisitorGameProps) {
  const { t } = useTranslation(['game', 'shell'])
  const errorText = useErrorText()
  const asked = useRef(false)
  // A closed game needs no account to be told so.
  const prompts = promptsAtOnce && !game.isUnderMaintenance
  useEffect(() => {
    if (prompts && !asked.current) askLogIn()
    asked.current = true
  }, [prompts])
  return (
    <div className="flex flex-col gap-3">
      <GameBar game={game} leaveTo={leaveTo} />
      <GameViewport>
        <span className="grid size-full place-items-center">
          {game.isUnderMaintenance ? (
            <EmptyState icon={Construction} title={t('closedTitle')} text={errorText('GAME_MAINTENANCE')} />
          ) : (
            <EmptyState
              icon={LogIn}
              title={t('visitorTitle')}
              text={t('visitorText')}
              action={<Button onClick={() => askLogIn()}>{t('shell:logIn')}</Button>}
            />
          )}
        </span>
      </GameViewport>
    </div>
  )
}
