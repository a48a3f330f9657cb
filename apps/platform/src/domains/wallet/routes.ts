import * as wallet from '@playhouse/platform-api/wallet.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { BindEndpoint } from '../../request/call-context.ts'
import { platformError } from '../../request/platform-error.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import { readWallets, listWallets, readBalance, readMerchantWallet, totalOf } from './wallets.ts'
import type { Transfers } from './transfer/transfers.ts'
import { readConsolidatedFunds } from './consolidated-funds.ts'
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
  bind(wallet.transferToMainWallet, async ({ vassalage }, { database, session }) => {
    await bringFundsBack(database, transfers, session.memberId, vassalage)
    return { sumBalance: formatAmount(totalOf(await readWallets(database, transfers, session.memberId))) }
  })
  bind(wallet.walletTransfer, async () => {
    throw platformError('function.not.available')
  })
}
