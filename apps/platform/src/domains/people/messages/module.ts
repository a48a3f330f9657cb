import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { messageRoutes } from './routes.ts'

export function messagesModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      messageRoutes(bind, { brand })
    },
  }
}
