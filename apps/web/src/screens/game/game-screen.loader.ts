import { screenLoader } from '../../graphql/screen-loader.ts'
import { GameScreenDocument } from './game-screen.generated.ts'

/** Does not launch the game: a launch URL works once, so only the screen launches. */
export const loader = screenLoader(GameScreenDocument, ({ params }) => ({ id: params['gameId'] ?? '' }))

/** For `/seamless?gameId=7`. */
export const queryGameLoader = screenLoader(GameScreenDocument, ({ search }) => ({
  id: search.get('gameId') ?? '',
}))
