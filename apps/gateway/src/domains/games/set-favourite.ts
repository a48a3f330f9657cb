import { addFavourite, noteFavourite, removeFavourite } from '@playhouse/platform-api/games.ts'
import type { SetFavouriteInput, SetFavouriteNoteInput } from '@playhouse/schema/types.generated.ts'
import { memberMutation } from '../base/mutation.ts'
import { problem } from '../base/results.ts'
import { gameById } from './catalogue.ts'

/** Adds a game to the viewer's favourites or removes it. Idempotent. */
export const setFavourite = memberMutation(
  async (platform, { gameId, isFavourite }: SetFavouriteInput, context, info) => {
    const game = await gameById(context, gameId, info)
    if (!game) return problem('GAME_NOT_FOUND', { field: 'gameId' })
    await platform.write(isFavourite ? addFavourite : removeFavourite, { nodeId: game.nodeId })
    return {
      __typename: 'SetFavouriteSuccess' as const,
      game: { ...game, isFavourite, ...(!isFavourite && { favouriteNote: null }) },
    }
  },
)

export const setFavouriteNote = memberMutation(
  async (platform, { gameId, note }: SetFavouriteNoteInput, context, info) => {
    const game = await gameById(context, gameId, info)
    if (!game) return problem('GAME_NOT_FOUND', { field: 'gameId' })
    await platform.write(noteFavourite, { nodeId: game.nodeId, note })
    return { __typename: 'SetFavouriteNoteSuccess' as const, game: { ...game, favouriteNote: note.trim() || null } }
  },
)
