import type { Database } from '@playhouse/postgres/database.ts'
import type { Module } from '../../../module.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import type { Transfers } from '../../money/wallet/transfer/transfers.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { dueDraws } from './draw-machine.ts'
import { drawPictureRoutes } from './draw-pictures.ts'
import { lotteryHolidays } from './holidays.ts'
import { closeLotteries, registerLotteries } from './lotteries.ts'
import { lotteryPrograms } from './lottery-programs.ts'
import { lotteryRoutes } from './routes.ts'
import { dueSchedules } from './schedule.ts'
import { dueBuckets, dueRecordings } from './settle.ts'

interface LotteryServices {
  config: { lotteryDraws: boolean; reports: unknown }
  database: Database
  brand: () => Promise<BrandSettings>
  secrets: SecretBox
  cacheMs: number | undefined
  transfers: Transfers
}

export function lotteryModule({
  config: { lotteryDraws, reports },
  database,
  brand,
  secrets,
  cacheMs,
  transfers,
}: LotteryServices): Module {
  return {
    onStart: () => (lotteryDraws ? registerLotteries(database) : closeLotteries(database)),
    routes({ app, bind }) {
      lotteryRoutes(bind, { brand, holidays: lotteryHolidays(database, cacheMs), transfers })
      drawPictureRoutes(app, database)
    },
    jobs: lotteryDraws
      ? [
          dueSchedules(secrets),
          dueDraws(secrets),
          dueBuckets({ hasReplica: reports !== undefined }),
          dueRecordings(),
          lotteryPrograms,
        ]
      : [],
  }
}
