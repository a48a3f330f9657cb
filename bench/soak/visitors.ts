import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { Search } from '../search/searches.ts'
import type { Caller } from './caller.ts'

const LOBBIES = Object.keys(LOBBY_CATEGORIES)

interface Home {
  hotGames: unknown[] | null
  viewer?: unknown
}
interface Lobby {
  lobby: { games: { totalCount: number } | null }
}

/** First results of lobbies and searches; the data does not change during a soak. */
export type KnownCounts = Map<string, number>

/** The home screen: complete, or with errors for the missing parts; never with a viewer. */
export async function lookAtHome(caller: Caller): Promise<void> {
  const { data, codes } = await caller.ask('HomeScreen', { withShell: true, browsing: false })
  const home = data as Home | null
  if (codes.length === 0) caller.tally.check((home?.hotGames?.length ?? 0) > 0, 'a home screen without games or error')
  if (home) caller.tally.check((home.viewer ?? null) === null, 'a visitor was shown as a member')
}

/** A lobby must always have the same number of games. */
export async function lookIntoLobby(caller: Caller, known: KnownCounts, turn: number): Promise<void> {
  const lobbyId = LOBBIES[turn % LOBBIES.length] ?? 'RNG'
  await countGames(caller, known, { withShell: true, lobbyId })
}

/** A search must always match the same number of games. */
export async function search(
  caller: Caller,
  known: KnownCounts,
  { lobbyId, filter, sort, page }: Search,
): Promise<void> {
  await countGames(caller, known, { withShell: false, lobbyId, filter, sort, page })
}

async function countGames(caller: Caller, known: KnownCounts, variables: object): Promise<void> {
  const { data, codes } = await caller.ask('LobbyScreen', variables)
  const games = (data as Lobby | null)?.lobby?.games
  if (!games) return caller.tally.check(codes.length > 0, 'a lobby without games or error')
  const key = JSON.stringify(variables)
  const count = known.get(key) ?? games.totalCount
  known.set(key, count)
  caller.tally.check(games.totalCount === count, `${key} had ${count} games and now ${games.totalCount}`)
}
