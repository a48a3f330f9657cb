import { useFragment } from '@apollo/client/react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { openLogIn, openTrueAccount } from '../../../access/access-requests.ts'
import { openFreePlay } from '../../../access/free-play-request.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { here, useOpenTarget } from './launch/use-launch-address.ts'
import type { LaunchTarget } from './launch/launch-address.ts'
import { paths } from '../../../paths.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { GameActions_QueryFragmentDoc } from './game-actions.generated.ts'
import { useFavourite } from '../use-favourite.ts'

export interface OpenedGame {
  id: string
  isUnderMaintenance: boolean
  launchTarget: LaunchTarget | null
}

export interface GameActions {
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
  offersFavourites: boolean
  /** Touch has no hover that could reveal a tile's controls. */
  isTouch: boolean
  goTo: (address: string) => void
  /** Opens the game; asks visitors to log in first. */
  open: (game: OpenedGame) => void
  /** Opens a demo account and the game in it; null for signed-in members and brands without demo accounts. */
  demo: ((game: OpenedGame) => void) | null
  /** Whether the brand offers games without money. */
  offersTrials: boolean
  /** Toggles a favourite; asks for the required log-in or account first. */
  setFavourite: (gameId: string, favourite: boolean) => void
}

/** Actions on games, shared by all tiles of a list and stable between renders. */
export function useGameActions(): GameActions {
  const viewer = useViewer()
  const mark = useFavourite()
  const follow = useOpenTarget()
  const navigate = useNavigate()
  // Deferred, because every tile of a page renders again once it is hydrated.
  const isTouch = useDeferredValue(useMedia('(pointer: coarse)'))
  const { data } = useFragment({ fragment: GameActions_QueryFragmentDoc, from: 'ROOT_QUERY' })

  return useMemo(() => {
    return {
      imageHosts: data?.site?.imageHosts?.filter((host) => host !== undefined) ?? [],
      offersFavourites: data?.site?.features?.includes('FAVOURITES') ?? false,
      isTouch,
      offersTrials: data?.site?.features?.includes('TRIALS') ?? false,
      goTo: (address) => void navigate(address),
      open: ({ id, isUnderMaintenance, launchTarget: opening }) => {
        if (follow(opening)) return
        // Maintenance is shown without an account.
        if (viewer === null && !isUnderMaintenance) openLogIn({ act: 'openGame', gameId: id, from: here() })
        else void navigate(paths.game(id), { state: { from: here() } })
      },
      demo:
        viewer === null && data?.site?.features?.includes('FREE_PLAY')
          ? ({ id }) => openFreePlay({ act: 'openGame', gameId: id, from: here() })
          : null,
      setFavourite: (gameId, favourite) => {
        if (viewer === null) openLogIn({ act: 'markFavourite', gameId })
        else if (viewer?.canKeepFavourites.reason === 'REAL_ACCOUNT_REQUIRED') openTrueAccount()
        else void mark(gameId, favourite)
      },
    }
  }, [viewer, mark, data, follow, navigate, isTouch])
}
