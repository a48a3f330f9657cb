import * as wallet from '@playhouse/platform-api/wallet.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import { platformError } from '../../http/platform-error.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import { readBalance } from './balance.ts'
import { readConsolidatedFunds } from './consolidated-funds.ts'
import { IS_SINGLE_WALLET, listWallets } from './wallets.ts'

/** The signed-in account's money. */
export function walletRoutes(bind: Bind, { brand }: { brand: () => Promise<BrandSettings> }): void {
  bind(wallet.balance, async (_, { database, session }) =>
    readBalance(database, session.memberId, (await brand()).currencySymbol),
  )
  bind(wallet.consolidatedFunds, (_, { database, session }) => readConsolidatedFunds(database, session.memberId))
  bind(wallet.wallets, (_, { database, session }) => listWallets(database, session.memberId))
  bind(wallet.merchantWallet, async () => ({ isSingle: IS_SINGLE_WALLET }))
  bind(wallet.walletTransfer, async () => {
    throw platformError('function.not.available')
  })
}
