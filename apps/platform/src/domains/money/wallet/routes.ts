import * as wallet from '@playhouse/platform-api/wallet.ts'
import * as walletTransfers from '@playhouse/platform-api/wallet-transfers.ts'
import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { readWallets, listWallets, readBalance, readMerchantWallet, getTotal } from './wallets.ts'
import type { Transfers } from './transfer/transfers.ts'
import { readConsolidatedFunds } from './consolidated-funds.ts'
import { type Between, betweenNumbers, listUnresolved, moveChosen, wasMoved } from './transfer/chosen-transfers.ts'
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
    formatAmount(getTotal(await readWallets(database, transfers, memberId)))
  bind(
    wallet.transferToMainWallet,
    async (requested, { database, session: { memberId }, getAgeMs }) => {
      const between = toMain(memberId, requested)
      if (between) await moveChosen(database, transfers, between)
      else await bringFundsBack(database, transfers, memberId, { only: requested.vassalage, agoMs: getAgeMs() })
      return { sumBalance: await sumBalance(database, memberId) }
    },
    async (requested, { database, session: { memberId } }) => {
      const between = toMain(memberId, requested)
      return between !== undefined && wasMoved(database, between)
    },
  )
  bind(
    walletTransfers.transferFromMainWallet,
    async (requested, { database, session: { memberId } }) => {
      await moveChosen(database, transfers, fromMain(memberId, requested))
      return { sumBalance: await sumBalance(database, memberId) }
    },
    (requested, { database, session: { memberId } }) => wasMoved(database, fromMain(memberId, requested)),
  )
  bind(
    walletTransfers.transferSubToSubWallet,
    async (requested, { database, session: { memberId } }) => {
      const arrived = await moveChosen(database, transfers, betweenVendors(memberId, requested))
      return { sumBalance: await sumBalance(database, memberId), arrived }
    },
    (requested, { database, session: { memberId } }) => wasMoved(database, betweenVendors(memberId, requested)),
  )
  bind(
    wallet.walletTransfer,
    async (requested, { database, session: { memberId } }) => {
      const arrived = await moveChosen(database, transfers, await betweenNumbers(database, memberId, requested))
      return { sumBalance: await sumBalance(database, memberId), arrived }
    },
    async (requested, { database, session: { memberId } }) =>
      wasMoved(database, await betweenNumbers(database, memberId, requested)),
  )
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

/** Undefined without an amount: everything is brought back. */
function toMain(
  memberId: number,
  { vassalage: from, amount, requestKey }: CheckedInputOf<typeof wallet.transferToMainWallet>,
): Between | undefined {
  if (from === undefined || amount === undefined) return undefined
  return { memberId, from, to: undefined, amount: parseAmount(amount), requestKey }
}

const fromMain = (
  memberId: number,
  { vassalage: to, amount, requestKey }: CheckedInputOf<typeof walletTransfers.transferFromMainWallet>,
): Between => ({ memberId, from: undefined, to, amount: parseAmount(amount), requestKey })

const betweenVendors = (
  memberId: number,
  {
    fromVassalage: from,
    toVassalage: to,
    amount,
    requestKey,
  }: CheckedInputOf<typeof walletTransfers.transferSubToSubWallet>,
): Between => ({ memberId, from, to, amount: parseAmount(amount), requestKey })
