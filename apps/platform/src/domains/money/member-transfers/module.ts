import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { memberTransferRoutes } from './routes.ts'

export function memberTransfersModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      memberTransferRoutes(bind, { brand })
    },
  }
}
