import { gameList, hotGames } from '@playhouse/platform-api/games.ts'
import { LOBBY_PAGE_SIZE } from '@playhouse/shared/game-categories.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'
import { gameOf, type GameSource } from './game.source.ts'

/** Suggestions beside a game that is closed. */
const SUGGESTIONS = 6

/** The game with this id of the graph; undefined when there is none. @throws PlatformUnavailable */
export async function gameById(platform: PublicPlatform, id: string): Promise<GameSource | undefined> {
  const nodeId = nodeIdOf(id)
  if (nodeId === undefined) return undefined
  const { games } = await platform.ask(gameList, { nodeIds: [String(nodeId)] })
  const game = games.find((one) => one.nodeId === nodeId)
  return game && gameOf(game)
}

/** The platform's number of a game's id; undefined for text that can be no id. */
export function nodeIdOf(id: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
}

/** Games played most just now; `first` is held between 1 and a page. @throws PlatformUnavailable */
export async function popularGames(platform: PublicPlatform, first: number): Promise<GameSource[]> {
  const limit = Math.min(Math.max(1, first), LOBBY_PAGE_SIZE)
  return (await platform.ask(hotGames, { limit })).list.map(gameOf)
}

/** Popular games that can be opened instead of one that cannot. @throws PlatformUnavailable */
export async function openSuggestions(platform: PublicPlatform, closed: { nodeId: number }): Promise<GameSource[]> {
  const popular = await popularGames(platform, LOBBY_PAGE_SIZE)
  return popular.filter((game) => !game.underMaintenance && game.nodeId !== closed.nodeId).slice(0, SUGGESTIONS)
}
