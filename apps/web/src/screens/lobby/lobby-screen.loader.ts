import type { LoaderFunctionArgs } from 'react-router-dom'
import { browseVariables, isBrowsing, parseBrowse } from '../../features/games/browse-state.ts'
import { client } from '../../graphql/client.ts'
import { visitorLooks } from '../../graphql/frame.ts'
import { screenLoader } from '../../graphql/screen-loader.ts'
import { lobbyAt } from '../../paths.ts'
import { startShell } from '../shell/shell.loader.ts'
import { holdsChoices } from './lobby-choices.ts'
import { LobbyScreenDocument } from './lobby-screen.generated.ts'

const startLobby = screenLoader(LobbyScreenDocument, ({ params, request }) => {
  const state = parseBrowse(new URL(request.url).searchParams)
  const lobbyId = lobbyAt(params['lobby'])
  // What is a member's own stands over the plain list alone, and so do jackpots, which only slots and their kin feed.
  const plain = !isBrowsing(state)
  const withMine = plain && !visitorLooks(client.cache)
  // Always with the first page: what was asked ahead of it is then what it asks itself.
  const withChoices = !lobbyId || (plain && state.page === 1) || !holdsChoices(client.cache, lobbyId)
  return { lobbyId, ...browseVariables(state), withChoices, withMine, withJackpots: plain && lobbyId === 'RNG' }
})

/** Starts the lobby's query; a word that names no lobby is no page at all. */
export function loader(args: LoaderFunctionArgs): ReturnType<typeof startLobby> {
  if (!lobbyAt(args.params['lobby'])) {
    startShell()
    throw new Response(null, { status: 404 })
  }
  return startLobby(args)
}
