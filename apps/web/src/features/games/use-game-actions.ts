import { useFragment } from '@apollo/client/react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { askLogIn, askTrueAccount } from '../../access/access-requests.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { here, useFollowWayIn } from '../../opening/use-way-in.ts'
import type { Opening } from '../../opening/way-in.ts'
import { paths } from '../../paths.ts'
import { GameActions_QueryFragmentDoc } from './game-actions.generated.ts'
import { useFavourite } from './use-favourite.ts'

/** What decides how a game opens. */
export interface OpenedGame {
  id: string
  isUnderMaintenance: boolean
  launchTarget: Opening | null
}

export interface GameActions {
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
  /** Whether this brand keeps favourites at all. */
  offersFavourites: boolean
  /** Opens the game from a press; a visitor is asked to log in first. */
  open: (game: OpenedGame) => void
  /** Sets or takes away the mark; asks for what is missing first. */
  setFavourite: (gameId: string, favourite: boolean) => void
}

/** What can be done with the games of a list, decided once for all its tiles; the same while nothing of it changes. */
export function useGameActions(): GameActions {
  const viewer = useViewer()
  const mark = useFavourite()
  const follow = useFollowWayIn()
  const navigate = useNavigate()
  const { data } = useFragment({ fragment: GameActions_QueryFragmentDoc, from: 'ROOT_QUERY' })

  return useMemo(() => {
    return {
      imageHosts: data?.site?.imageHosts?.filter((host) => host !== undefined) ?? [],
      offersFavourites: data?.site?.features?.includes('FAVOURITES') ?? false,
      open: ({ id, isUnderMaintenance, launchTarget: opening }) => {
        if (follow(opening)) return
        // A closed game needs no account to be told so.
        if (viewer === null && !isUnderMaintenance) askLogIn({ act: 'openGame', gameId: id, from: here() })
        else void navigate(paths.game(id), { state: { from: here() } })
      },
      setFavourite: (gameId, favourite) => {
        if (viewer === null) askLogIn({ act: 'markFavourite', gameId })
        else if (viewer?.canKeepFavourites.reason === 'REAL_ACCOUNT_REQUIRED') askTrueAccount()
        else void mark(gameId, favourite)
      },
    }
  }, [viewer, mark, data, follow, navigate])
}
