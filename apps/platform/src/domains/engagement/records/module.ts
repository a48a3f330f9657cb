import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { rollUpActive } from './roll-up.ts'
import { recordRoutes } from './routes.ts'

export function recordsModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      recordRoutes(bind, { brand })
    },
    jobs: [rollUpActive],
  }
}
