import * as wallet from '@playhouse/platform-api/wallet.ts'
import * as walletTransfers from '@playhouse/platform-api/wallet-transfers.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { readWallets, listWallets, readBalance, readMerchantWallet, totalOf } from './wallets.ts'
import type { Transfers } from './transfer/transfers.ts'
import { readConsolidatedFunds } from './consolidated-funds.ts'
import { listUnresolved, moveByNumbers, moveChosen } from './transfer/chosen-transfers.ts'
import { bringFundsBack } from './transfer/move-funds.ts'

interface WalletServices {
  brand: () => Promise<BrandSettings>
  transfers: Transfers
}

export function walletRoutes(bind: BindEndpoint, { brand, transfers }: WalletServices): void {
  bind(wallet.balance, async (_, { database, session }) =>
    readBalance(database, transfers, session.memberId, (await brand()).currencySymbol),
  )
  bind(wallet.consolidatedFunds, (_, { database, session }) => readConsolidatedFunds(database, session.memberId))
  bind(wallet.wallets, (_, { database, session }) => listWallets(database, transfers, session.memberId))
  bind(wallet.merchantWallet, (_, { database }) => readMerchantWallet(database))
  const sumBalance = async (database: Database, memberId: number) =>
    formatAmount(totalOf(await readWallets(database, transfers, memberId)))
  bind(wallet.transferToMainWallet, async (requested, { database, session: { memberId } }) => {
    const { vassalage: from, amount, requestKey } = requested
    if (from === undefined || amount === undefined) {
      await bringFundsBack(database, transfers, memberId, from)
    } else {
      const between = { memberId, from, to: undefined, amount: parseAmount(amount), requestKey }
      await moveChosen(database, transfers, between)
    }
    return { sumBalance: await sumBalance(database, memberId) }
  })
  bind(walletTransfers.transferFromMainWallet, async (requested, { database, session: { memberId } }) => {
    const { vassalage: to, amount, requestKey } = requested
    await moveChosen(database, transfers, { memberId, from: undefined, to, amount: parseAmount(amount), requestKey })
    return { sumBalance: await sumBalance(database, memberId) }
  })
  bind(walletTransfers.transferSubToSubWallet, async (requested, { database, session: { memberId } }) => {
    const { fromVassalage: from, toVassalage: to, amount, requestKey } = requested
    const between = { memberId, from, to, amount: parseAmount(amount), requestKey }
    const arrived = await moveChosen(database, transfers, between)
    return { sumBalance: await sumBalance(database, memberId), arrived }
  })
  bind(wallet.walletTransfer, async (requested, { database, session: { memberId } }) => {
    const arrived = await moveByNumbers(database, transfers, memberId, requested)
    return { sumBalance: await sumBalance(database, memberId), arrived }
  })
  bind(walletTransfers.lockTransStatus, async (_, { database, session }) => ({
    list: await listUnresolved(database, session.memberId),
  }))
  bind(walletTransfers.lockStatus, async (_, { database, session }) => {
    const vassalages = [
      ...new Set((await listUnresolved(database, session.memberId)).map(({ vassalage }) => vassalage)),
    ]
    return { locked: vassalages.length > 0, vassalages }
  })
  bind(walletTransfers.lockStatusByType, async ({ vassalage }, { database, session }) => ({
    locked: (await listUnresolved(database, session.memberId)).some((transfer) => transfer.vassalage === vassalage),
  }))
}
