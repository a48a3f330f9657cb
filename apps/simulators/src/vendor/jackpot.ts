import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { Meter } from '@playhouse/vendor-api/play-api.ts'
import type { PlaySession } from './play-session.ts'
import { Refusal } from './refusal.ts'
import type { Vendor } from './vendor.ts'
import { WalletRefusal, WalletSilence } from './wallet-client.ts'

/** Current amount of the session's jackpot and the account's wins. @throws Refusal jackpot_not_found, system_busy */
export async function jackpotMeter(vendor: Vendor, session: PlaySession): Promise<Meter> {
  try {
    const { amount, won } = await vendor.operator.of(session.vendorCode).meter({ session: session.walletSession })
    const shown = (decimal: string) => formatAmount(parseAmount(decimal))
    return { amount: shown(amount), won: won.map((win) => ({ id: win.transaction, amount: shown(win.amount) })) }
  } catch (error) {
    if (error instanceof WalletRefusal) throw new Refusal('jackpot_not_found')
    if (error instanceof WalletSilence) throw new Refusal('system_busy')
    throw error
  }
}
