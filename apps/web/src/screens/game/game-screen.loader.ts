import { screenLoader } from '../../graphql/screen-loader.ts'
import { GameScreenDocument } from './game-screen.generated.ts'

/** Starts the query of one game's page. Opening the game is the page's own act: its address is good once. */
export const loader = screenLoader(GameScreenDocument, ({ params }) => ({ id: params['gameId'] ?? '' }))

/** The same for the stage, whose address names the game behind the question mark: `/seamless?gameId=7`. */
export const queryGameLoader = screenLoader(GameScreenDocument, ({ request }) => ({
  id: new URL(request.url).searchParams.get('gameId') ?? '',
}))
