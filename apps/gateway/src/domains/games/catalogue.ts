import { gameList, hotGames } from '@playhouse/platform-api/games.ts'
import { LOBBY_PAGE_SIZE } from '@playhouse/shared/game-categories.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../base/context.ts'
import type { GameSource } from '../base/sources.ts'
import { createGameMapper } from './game.ts'
import { atMost } from '../base/contract-input.ts'

/** Number of alternatives to a game under maintenance. */
const SUGGESTIONS = 6

/** The game with this id of the graph; undefined for an unknown id. @throws PlatformUnavailable */
export async function gameById(
  context: Context,
  id: string,
  info: GraphQLResolveInfo,
): Promise<GameSource | undefined> {
  const nodeId = findNodeId(id)
  if (nodeId === undefined) return undefined
  const [{ games }, toGame] = await Promise.all([
    context.platform.read(gameList, { nodeIds: [String(nodeId)] }),
    createGameMapper(context, info),
  ])
  const game = games.find((one) => one.nodeId === nodeId)
  return game && toGame(game)
}

/** The platform's number of a game id; undefined for an invalid id. */
export function findNodeId(id: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
}

/** The most played games right now; `first` is limited to 1 … one page. @throws PlatformUnavailable */
export async function popularGames(context: Context, first: number, info: GraphQLResolveInfo): Promise<GameSource[]> {
  const limit = atMost(hotGames, 'limit', first)
  const [{ list }, toGame] = await Promise.all([
    context.platform.read(hotGames, { limit }),
    createGameMapper(context, info),
  ])
  return list.map(toGame)
}

/** Popular games that are open, as alternatives to a closed one. @throws PlatformUnavailable */
export async function openSuggestions(
  context: Context,
  closed: { nodeId: number },
  info: GraphQLResolveInfo,
): Promise<GameSource[]> {
  const popular = await popularGames(context, LOBBY_PAGE_SIZE, info)
  return popular.filter((game) => !game.isUnderMaintenance && game.nodeId !== closed.nodeId).slice(0, SUGGESTIONS)
}
