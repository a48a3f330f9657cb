import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type PendingAction, onReadyAction } from '../../access/pending-action.ts'
import { useFavourite } from '../../domains/games/use-favourite.ts'
import { paths } from '../../paths.ts'

/** Runs the pending action once the viewer has signed in, on whatever page is open. */
export function useResumeAction(): void {
  const navigate = useNavigate()
  const mark = useFavourite()
  useEffect(() =>
    onReadyAction((action: PendingAction) => {
      switch (action.act) {
        case 'openGame':
          return void navigate(paths.game(action.gameId), { state: { from: action.from } })
        case 'markFavourite':
          return void mark(action.gameId, true)
        case 'openPage':
          return void navigate(action.path)
      }
    }),
  )
}
