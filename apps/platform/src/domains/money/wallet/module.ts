import type { Database } from '@playhouse/postgres/database.ts'
import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { walletRoutes } from './routes.ts'
import { seamlessRoutes } from './seamless/routes.ts'
import { bringBackForStake } from './transfer/move-funds.ts'
import { dueTransfers, type Transfers } from './transfer/transfers.ts'

interface WalletServices {
  config: { seamlessSecret: string }
  database: Database
  brand: () => Promise<BrandSettings>
  transfers: Transfers
}

export function walletModule({ config, database, brand, transfers }: WalletServices): Module {
  return {
    async routes({ app, bind }) {
      walletRoutes(bind, { brand, transfers })
      await app.register(seamlessRoutes, {
        database,
        seamlessSecret: config.seamlessSecret,
        bringBack: (session, stake) => bringBackForStake({ database, transfers }, session, stake),
      })
    },
    jobs: [dueTransfers(transfers)],
  }
}
