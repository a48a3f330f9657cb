import { type LoaderFunctionArgs, replace } from 'react-router-dom'
import { createClientFor, isOnServer, screenLoader } from '../../../graphql/screen-loader.ts'
import { findLaunchAddress } from '../parts/launch/launch-address.ts'
import { paths } from '../../../paths.ts'
import { GameScreenDocument } from './game-screen.generated.ts'

const startGame = screenLoader(GameScreenDocument, ({ params, search }) => ({
  id: params['gameId'] ?? search.get('gameId') ?? '',
}))

/**
 * For `/game/7` and `/seamless?gameId=7`. Does not launch the game: a launch URL works once, so only the screen launches. On the server
 * it redirects to the page of what is not launched, as the screen does in the browser.
 */
function loadGame(args: LoaderFunctionArgs): ReturnType<typeof startGame> {
  const started = startGame(args)
  return isOnServer(args) ? Promise.resolve(started).then((loaded) => leaveElsewhere(args, loaded)) : started
}

export const loader = Object.assign(loadGame, { query: startGame.query })

function leaveElsewhere(args: LoaderFunctionArgs, loaded: Awaited<ReturnType<typeof startGame>>): typeof loaded {
  const response = createClientFor(args).readQuery({ query: GameScreenDocument, variables: loaded.variables })
  const elsewhere = findLaunchAddress(response && 'game' in response ? response.game?.launchTarget : null, paths.home())
  if (elsewhere) throw replace(elsewhere.to)
  return loaded
}
