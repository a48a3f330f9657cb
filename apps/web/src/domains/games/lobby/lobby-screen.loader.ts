import type { LoaderFunctionArgs } from 'react-router-dom'
import { browseVariables, isBrowsing, parseBrowse } from '../parts/browse-state.ts'
import { hasEvents } from '../event-lobbies.ts'
import { visitorLooks } from '../../../graphql/frame.ts'
import { screenLoader } from '../../../graphql/screen-loader.ts'
import { lobbyAt } from '../../../paths.ts'
import { loader as loadShell } from '../../site/parts/shell.loader.ts'
import { holdsChoices } from './lobby-choices.ts'
import { LobbyScreenDocument } from './lobby-screen.generated.ts'

const startLobby = screenLoader(LobbyScreenDocument, ({ params, search }, cache) => {
  const state = parseBrowse(search)
  const lobbyId = lobbyAt(params['lobby'])
  // The member's own games and jackpots are shown above the plain list only; only slots feed jackpots.
  const plain = !isBrowsing(state)
  const withMine = plain && !visitorLooks(cache)
  // Always with the first page, so that a prefetch and the visit send the same query.
  const withChoices = !lobbyId || (plain && state.page === 1) || !holdsChoices(cache, lobbyId)
  const withEvents = plain && hasEvents(lobbyId)
  return {
    lobbyId,
    ...browseVariables(state),
    withChoices,
    withMine,
    withJackpots: plain && lobbyId === 'RNG',
    withEvents,
  }
})

/** Throws 404 for an unknown lobby. */
async function loadLobby(args: LoaderFunctionArgs): Promise<Awaited<ReturnType<typeof startLobby>>> {
  if (!lobbyAt(args.params['lobby'])) {
    await loadShell(args)
    throw new Response(null, { status: 404 })
  }
  return startLobby(args)
}

export const loader = Object.assign(loadLobby, { query: startLobby.query })
