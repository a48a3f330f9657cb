import { gameList } from '@playhouse/platform-api/games.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { catalogueReader } from '../../apps/platform/src/domains/play/games/catalogue/catalogue.ts'
import { listGames } from '../../apps/platform/src/domains/play/games/catalogue/game-list.ts'
import { getProblem, SEARCH_CASES } from '../../apps/platform/src/domains/play/games/catalogue/search-cases.fixture.ts'

/**
 * Searches the catalogue for what players type.
 * @returns the number of searches, and what was wrong with which first result
 */
export async function measureRelevance(databaseUrl: string): Promise<{ searches: number; wrong: string[] }> {
  const database = openDatabase(databaseUrl)
  const catalogue = catalogueReader(database)
  const wrong: string[] = []
  for (const one of SEARCH_CASES) {
    const input = gameList.input.parse({
      gameName: one.search,
      ...(one.gameType && { gameType: [...one.gameType] }),
    })
    const problem = getProblem(one, await listGames(database, input, catalogue, 'EN'))
    if (problem) wrong.push(`${one.search}: ${problem}`)
  }
  await database.$client.end()
  return { searches: SEARCH_CASES.length, wrong }
}
