import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import * as rewards from '@playhouse/platform-api/rewards.ts'
import type { Module } from '../../../module.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { readProgress } from '../ranks/ladder.ts'
import { claimRebate, readRebates } from './rebates.ts'

export function rewardsModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      bind(playerRankProgress, (_, { database, session }) =>
        readProgress(database, requireRealAccount(session).memberId),
      )
      bind(rewards.rebates, async (_, { database, session }) =>
        readRebates(database, requireRealAccount(session).memberId, (await brand()).currency),
      )
      bind(rewards.claimRebate, ({ week }, { database, session }) =>
        claimRebate(database, requireRealAccount(session).memberId, week),
      )
    },
  }
}
