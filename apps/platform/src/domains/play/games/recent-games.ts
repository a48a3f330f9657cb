import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { recentGames } from '@playhouse/platform-api/games-played.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../../db/tables/games.ts'
import { gameSession, round } from '../../../db/tables/play.ts'
import { cataloguePage } from './catalogue/catalogue-game.ts'

/** Rounds considered: enough for any list, and a bound for accounts with hundreds of thousands. */
const ROUNDS_MAX = 2_000

/** Games an account opened or played, optionally of some categories, latest first, each once. One query. */
export async function listRecentGames(
  database: Database,
  memberId: number,
  { gameType, limit }: CheckedInputOf<typeof recentGames>,
  language: LanguageCode,
): Promise<ResponseOf<typeof recentGames>> {
  const page = sql`
    select node_id, max(at) as at, 0 as total from (
      (select node_id, settled_at as at from ${round} where ${round.memberId} = ${memberId}
        and not is_lottery_change(${round.vendorRoundId}, ${round.nodeId}) order by settled_at desc limit ${ROUNDS_MAX})
      union all
      select node_id, redeemed_at from ${gameSession}
      where ${gameSession.memberId} = ${memberId} and ${gameSession.redeemedAt} is not null
    ) as seen
    ${gameType?.length ? sql`join ${game} using (node_id) where ${inArray(game.category, gameType)}` : sql``}
    group by node_id order by at desc, node_id limit ${limit}`
  const { games } = await cataloguePage(database, page, sql`page.at desc, page.node_id`, language)
  return { list: games }
}
