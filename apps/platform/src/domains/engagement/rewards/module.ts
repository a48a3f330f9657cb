import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { rewardRoutes } from './routes.ts'

export function rewardsModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      rewardRoutes(bind, { brand })
    },
  }
}
