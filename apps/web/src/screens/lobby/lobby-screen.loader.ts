import { isLobbyPath } from '@playhouse/shared/game-categories.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { browseVariables, isBrowsing, parseBrowse } from '../../features/games/browse-state.ts'
import { client } from '../../graphql/client.ts'
import { visitorLooks } from '../../graphql/frame.ts'
import { screenLoader } from '../../graphql/screen-loader.ts'
import { startShell } from '../shell/shell.loader.ts'
import { holdsChoices } from './lobby-choices.ts'
import { LobbyScreenDocument } from './lobby-screen.generated.ts'

const startLobby = screenLoader(LobbyScreenDocument, ({ params, request }) => {
  const state = parseBrowse(new URL(request.url).searchParams)
  const path = isLobbyPath(params['lobby']) ? params['lobby'] : null
  // What is a member's own stands over the plain list alone, and so do jackpots, which only slots and their kin feed.
  const plain = !isBrowsing(state)
  const withMine = plain && !visitorLooks(client.cache)
  // Always with the first page: what was asked ahead of it is then what it asks itself.
  const withChoices = !path || (plain && state.page === 1) || !holdsChoices(client.cache, path)
  return { path, ...browseVariables(state), withChoices, withMine, withJackpots: plain && path === 'rng' }
})

/** Starts the lobby's query; a word that names no lobby is no page at all. */
export function loader(args: LoaderFunctionArgs): ReturnType<typeof startLobby> {
  if (!isLobbyPath(args.params['lobby'])) {
    startShell()
    throw new Response(null, { status: 404 })
  }
  return startLobby(args)
}
