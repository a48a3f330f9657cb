import { useFragment } from '@apollo/client/react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { askLogIn, askTrueAccount } from '../../access/access-requests.ts'
import { askFreePlay } from '../../access/free-play-request.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { here, useFollowWayIn } from '../../opening/use-way-in.ts'
import type { Opening } from '../../opening/way-in.ts'
import { paths } from '../../paths.ts'
import { GameActions_QueryFragmentDoc } from './game-actions.generated.ts'
import { useFavourite } from './use-favourite.ts'

/** Data that decides how a game opens. */
export interface OpenedGame {
  id: string
  isUnderMaintenance: boolean
  launchTarget: Opening | null
}

export interface GameActions {
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
  /** Whether the brand offers favourites. */
  offersFavourites: boolean
  /** Opens the game; asks visitors to log in first. */
  open: (game: OpenedGame) => void
  /** Opens a demo account and the game in it; null for who is signed in, and where the brand has no demo accounts. */
  demo: ((game: OpenedGame) => void) | null
  /** Toggles a favourite; asks for the required log-in or account first. */
  setFavourite: (gameId: string, favourite: boolean) => void
}

/** Actions on games, shared by all tiles of a list and stable between renders. */
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
        // A game under maintenance needs no account to say so.
        if (viewer === null && !isUnderMaintenance) askLogIn({ act: 'openGame', gameId: id, from: here() })
        else void navigate(paths.game(id), { state: { from: here() } })
      },
      demo:
        viewer === null && data?.site?.features?.includes('FREE_PLAY')
          ? ({ id }) => askFreePlay({ act: 'openGame', gameId: id, from: here() })
          : null,
      setFavourite: (gameId, favourite) => {
        if (viewer === null) askLogIn({ act: 'markFavourite', gameId })
        else if (viewer?.canKeepFavourites.reason === 'REAL_ACCOUNT_REQUIRED') askTrueAccount()
        else void mark(gameId, favourite)
      },
    }
  }, [viewer, mark, data, follow, navigate])
}
