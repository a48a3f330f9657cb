import { useFragment } from '@apollo/client/react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { askLogIn, askTrueAccount } from '../../access/access-requests.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { GameActions_QueryFragmentDoc } from './game-actions.generated.ts'
import { useFavourite } from './use-favourite.ts'

export interface GameActions {
  /** The page of the list, to which a game leads back. */
  from: string
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
  /** Whether this brand keeps favourites at all. */
  offersFavourites: boolean
  /** For a visitor: asks to log in and opens the game afterwards. True if it did so and the link must not be followed. */
  holdUpOpening: (gameId: string) => boolean
  /** Sets or takes away the mark; asks for what is missing first. */
  setFavourite: (gameId: string, favourite: boolean) => void
}

/** What can be done with the games of a list, decided once for all its tiles; the same while nothing of it changes. */
export function useGameActions(): GameActions {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const mark = useFavourite()
  const { data } = useFragment({ fragment: GameActions_QueryFragmentDoc, from: 'ROOT_QUERY' })

  return useMemo(() => {
    const from = pathname + search
    return {
      from,
      imageHosts: data?.site?.imageHosts?.filter((host) => host !== undefined) ?? [],
      offersFavourites: data?.site?.features?.includes('FAVOURITES') ?? false,
      holdUpOpening: (gameId) => {
        if (viewer !== null) return false
        askLogIn({ act: 'openGame', gameId, from })
        return true
      },
      setFavourite: (gameId, favourite) => {
        if (viewer === null) askLogIn({ act: 'markFavourite', gameId })
        else if (viewer?.canKeepFavourites.reason === 'IN_NEED_TRUE_ACCOUNT') askTrueAccount()
        else void mark(gameId, favourite)
      },
    }
  }, [viewer, pathname, search, mark, data])
}
