import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { jackpot, jackpotGame } from '../../../platform/src/db/tables/jackpots.ts'
import type { Meter } from '@playhouse/vendor-api/play-api.ts'
import type { PlaySession } from './play-session.ts'
import { Refusal } from './refusal.ts'
import type { Vendor } from './vendor.ts'
import { WalletRefusal, WalletSilence } from './wallet-client.ts'

/** What the catalogue says of a game's jackpot; what is in it the operator alone knows. */
export type JackpotRules = Pick<
  typeof jackpot.$inferSelect,
  'name' | 'seedAmount' | 'contributionPpm' | 'oneIn' | 'mustDropBy'
>

/** The jackpot that a game feeds; undefined where there is none. */
export async function jackpotRules(database: Database, nodeId: number): Promise<JackpotRules | undefined> {
  const { name, seedAmount, contributionPpm, oneIn, mustDropBy } = jackpot
  const [rules] = await database
    .select({ name, seedAmount, contributionPpm, oneIn, mustDropBy })
    .from(jackpotGame)
    .innerJoin(jackpot, eq(jackpot.id, jackpotGame.jackpotId))
    .where(eq(jackpotGame.nodeId, nodeId))
  return rules
}

/** What is in the jackpot of a session's game now, and what the session's account has won of it. @throws Refusal jackpot_not_found, system_busy */
export async function jackpotMeter(vendor: Vendor, { vendorCode, walletSession }: PlaySession): Promise<Meter> {
  try {
    const { amount, won } = await vendor.wallet.of(vendorCode).meter({ session: walletSession })
    const shown = (told: string) => formatAmount(parseAmount(told))
    return { amount: shown(amount), won: won.map((win) => ({ id: win.transaction, amount: shown(win.amount) })) }
  } catch (error) {
    if (error instanceof WalletRefusal) throw new Refusal('jackpot_not_found')
    if (error instanceof WalletSilence) throw new Refusal('system_busy')
    throw error
  }
}
