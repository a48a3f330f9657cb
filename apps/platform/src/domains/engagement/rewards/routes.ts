import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import * as rewards from '@playhouse/platform-api/rewards.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { readProgress } from '../ranks/ladder.ts'
import { requireRealAccount } from '../../people/session/sessions/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { claimRebate, readRebates } from './rebates.ts'

/** Ranks and rebates. */
export function rewardRoutes(bind: BindEndpoint, { brand }: { brand: () => Promise<BrandSettings> }): void {
  bind(playerRankProgress, (_, { database, session }) => readProgress(database, requireRealAccount(session).memberId))
  bind(rewards.rebates, async (_, { database, session }) =>
    readRebates(database, requireRealAccount(session).memberId, (await brand()).currency),
  )
  bind(rewards.claimRebate, ({ week }, { database, session }) =>
    claimRebate(database, requireRealAccount(session).memberId, week),
  )
}
