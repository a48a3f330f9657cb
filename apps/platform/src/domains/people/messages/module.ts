import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { dueBroadcasts } from './broadcasts.ts'
import { messageRoutes } from './routes.ts'

export function messagesModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    jobs: [dueBroadcasts(async () => (await brand()).languages[0] ?? 'EN')],
    routes({ bind }) {
      messageRoutes(bind, { brand })
    },
  }
}
