import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { game } from '../db/tables/games.ts'
import { member } from '../db/tables/members.ts'
import { cashOf } from '../domains/wallet/balance.ts'
import { seedHash } from '../engines/slot/fair-random.ts'
import { modelById } from '../engines/slot/models.ts'
import { slotPage } from '../engines/slot/page/page.ts'
import { pageLanguage } from './page-language.ts'
import { redeemLaunchToken } from './play-session.ts'

/** The game's page for a launch token, which is used up by it; undefined when it was used up before. */
export async function launchPage(database: Database, launchToken: string, nonce: string): Promise<string | undefined> {
  const redeemed = await redeemLaunchToken(database, launchToken)
  if (!redeemed) return undefined
  const { session, playToken } = redeemed
  const [[found], cash] = await Promise.all([
    database
      .select({ name: game.name, modelId: game.modelId, kind: member.kind })
      .from(game)
      .innerJoin(member, eq(member.id, session.memberId))
      .where(eq(game.nodeId, session.nodeId)),
    cashOf(database, session.memberId),
  ])
  const model = found?.modelId ? modelById(found.modelId) : undefined
  if (!found || !model) return undefined
  return slotPage({
    session: playToken,
    game: { nodeId: session.nodeId, name: found.name, returnToPlayer: model.returnToPlayer, modelId: model.id },
    balance: formatAmount(cash.minor),
    currency: cash.currency,
    language: pageLanguage(session.language),
    theme: session.theme === 'light' ? 'light' : 'dark',
    siteOrigin: session.siteOrigin,
    mode: found.kind === DEMO_KIND_CODE ? 'demo' : 'real',
    serverSeedHash: seedHash(session.serverSeed.toString('hex')),
    nonce,
  })
}
