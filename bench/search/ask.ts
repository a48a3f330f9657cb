import { documentHash } from '@playhouse/testing/document-hash.ts'
import type { Search } from './searches.ts'

interface LobbyResponse {
  data?: { lobby: { games: { totalCount: number } | null } }
  errors?: { message: string }[]
}

/**
 * Queries a lobby as the web does in production: the screen's document by hash.
 * @returns milliseconds until the response was read, and the number of matching games
 * @throws Error when the response has errors or no games
 */
export async function askLobby(siteUrl: string, { lobbyId, filter, sort, page }: Search) {
  const began = performance.now()
  const response = await fetch(`${siteUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'LobbyScreen',
      variables: { withShell: false, lobbyId, filter, sort, page },
      extensions: { persistedQuery: { version: 1, sha256Hash: documentHash('LobbyScreen') } },
    }),
  })
  const reply = (await response.json()) as LobbyResponse
  const milliseconds = performance.now() - began
  const games = reply.data?.lobby.games
  if (!games) throw new Error(`The search failed: ${JSON.stringify(reply).slice(0, 300)}`)
  return { milliseconds, matches: games.totalCount }
}
