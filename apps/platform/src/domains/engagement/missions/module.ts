import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { dueLeaderboards } from './due-leaderboards.ts'
import { dueMissions } from './due-missions.ts'
import { missionRoutes } from './routes.ts'

export function missionsModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      missionRoutes(bind, { brand })
    },
    jobs: [dueMissions, dueLeaderboards],
  }
}
