import { addFavourite, removeFavourite } from '@playhouse/platform-api/games.ts'
import type { SetFavouriteInput } from '@playhouse/schema/types.generated.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../base/context.ts'
import { catchProblem, problem } from '../base/results.ts'
import { gameById } from './catalogue.ts'

/** Adds a game to the viewer's favourites or removes it. Idempotent. */
export function setFavourite(context: Context, { gameId, favourite }: SetFavouriteInput, info: GraphQLResolveInfo) {
  return catchProblem(context, async () => {
    const { platform } = context.session
    if (!platform) return problem('SESSION_EXPIRED')
    const game = await gameById(context, gameId, info)
    if (!game) return problem('GAME_NOT_FOUND', { field: 'gameId' })
    await platform.write(favourite ? addFavourite : removeFavourite, { nodeId: game.nodeId })
    return { __typename: 'SetFavouriteSuccess' as const, game: { ...game, isFavourite: favourite } }
  })
}
