import { LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { askLogIn } from '../../access/access-requests.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GameBar } from './game-bar.tsx'
import type { OpenedGame } from './game-bar.tsx'
import { StageBox } from './stage-box.tsx'

interface GameEntryProps {
  game: OpenedGame
  leaveTo: string
  /** Opens the log-in dialog without being asked: for those who came as visitors, not for those whose session has ended. */
  promptsAtOnce: boolean
}

/** What a visitor sees of a game: a way to log in, and then the game in its place. */
export function GameEntry({ game, leaveTo, promptsAtOnce }: GameEntryProps) {
  const { t } = useTranslation(['game', 'shell'])
  const asked = useRef(false)
  useEffect(() => {
    if (promptsAtOnce && !asked.current) askLogIn()
    asked.current = true
  }, [promptsAtOnce])
  return (
    <div className="flex flex-col gap-3">
      <GameBar game={game} leaveTo={leaveTo} />
      <StageBox>
        <span className="grid size-full place-items-center">
          <EmptyState
            icon={LogIn}
            title={t('visitorTitle')}
            text={t('visitorText')}
            action={<Button onClick={() => askLogIn()}>{t('shell:logIn')}</Button>}
          />
        </span>
      </StageBox>
    </div>
  )
}
