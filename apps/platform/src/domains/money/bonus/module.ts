import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { dueBonuses } from './bonus.ts'
import { bonusRoutes } from './routes.ts'

export function bonusModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      bonusRoutes(bind, { brand })
    },
    jobs: [dueBonuses],
  }
}
