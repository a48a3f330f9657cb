import * as missions from '@playhouse/platform-api/missions.ts'
import type { Module } from '../../../module.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { dueLeaderboards } from './due-leaderboards.ts'
import { dueMissions } from './due-missions.ts'
import { readLeaderboards } from './leaderboards.ts'
import { claimMission, readMissions } from './missions.ts'

export function missionsModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      bind(missions.missionSummary, async (_, { database, session, language }) => ({
        currency: (await brand()).currency,
        ...(await readMissions(database, { memberId: requireRealAccount(session).memberId, language })),
      }))
      bind(missions.missionLeaderboard, async (_, { database, session, language }) => ({
        currency: (await brand()).currency,
        ...(await readLeaderboards(database, { memberId: requireRealAccount(session).memberId, language })),
      }))
      bind(missions.claimMission, (input, { database, session, language }) =>
        claimMission(database, { memberId: requireRealAccount(session).memberId, language }, input),
      )
    },
    jobs: [dueMissions, dueLeaderboards],
  }
}
