import type { Database } from '@playhouse/postgres/database.ts'
import type { FastifyBaseLogger } from 'fastify'
import { cleanup } from '../../../jobs/cleanup.ts'
import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { Parties } from '../../site/module-needs.ts'
import type { Verification } from '../verification/verification.ts'
import { deleteOldNotices, dueNotices } from './notices/due-notices.ts'
import type { PushConfig } from './notices/push-config.ts'
import { openPushService } from './notices/push-service.ts'
import { messageRoutes } from './routes.ts'

interface MessageServices {
  config: { push: PushConfig | undefined }
  database: Database
  log: FastifyBaseLogger
  parties: Parties
  brand: () => Promise<BrandSettings>
  verification: Verification
  siteOrigin: string
}

export async function messagesModule(services: MessageServices): Promise<Module> {
  const { config, database, log, parties, brand, verification, siteOrigin } = services
  const push = config.push && (await openPushService(database, config.push))
  return {
    routes({ bind }) {
      messageRoutes(bind, { brand, channels: { push, hasSender: parties.sender } })
    },
    jobs: [
      dueNotices({ push, sender: verification.sender, brand, siteOrigin, log }),
      cleanup('old notices', deleteOldNotices),
    ],
  }
}
