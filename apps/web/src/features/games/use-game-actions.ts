import { useFragment } from '@apollo/client/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askLogIn, askTrueAccount } from '../../access/access-requests.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { paths } from '../../paths.ts'
import { GameActions_QueryFragmentDoc } from './game-actions.generated.ts'
import { useFavourite } from './use-favourite.ts'

export interface GameActions {
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
  /** Whether this brand keeps favourites at all. */
  offersFavourites: boolean
  /** For a visitor: asks to log in and opens the game afterwards. True if it did so and the link must not be followed. */
  holdUpOpening: (gameId: string) => boolean
  /** Sets or takes away the mark; asks for what is missing first. */
  setFavourite: (gameId: string, favourite: boolean) => void
}

/** What can be done with the games of a list, decided once for all its tiles. */
export function useGameActions(): GameActions {
  const viewer = useViewer()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const mark = useFavourite()
  const { data } = useFragment({ fragment: GameActions_QueryFragmentDoc, from: 'ROOT_QUERY' })

  const setFavourite = (gameId: string, favourite: boolean): void => {
    if (viewer === null) askLogIn(() => void mark(gameId, true))
    else if (viewer?.canKeepFavourites.reason === 'IN_NEED_TRUE_ACCOUNT') askTrueAccount()
    else void mark(gameId, favourite)
  }
  return {
    imageHosts: data?.site?.imageHosts?.filter((host) => host !== undefined) ?? [],
    offersFavourites: data?.site?.features?.includes('FAVOURITES') ?? false,
    holdUpOpening: (gameId) => {
      if (viewer !== null) return false
      askLogIn(() => void navigate(paths.game(gameId), { state: { from: pathname + search } }))
      return true
    },
    setFavourite,
  }
}
