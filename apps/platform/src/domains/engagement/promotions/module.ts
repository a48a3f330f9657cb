import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { promotionRoutes } from './routes.ts'

export function promotionsModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      promotionRoutes(bind, { brand })
    },
  }
}
