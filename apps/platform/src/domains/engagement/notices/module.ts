import type { Database } from '@playhouse/postgres/database.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Module } from '../../../module.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import type { Verification } from '../../people/verification/verification.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { Parties } from '../../site/module-needs.ts'
import { dueNotices } from './due-notices.ts'
import type { PushConfig } from './push-config.ts'
import { openPushService } from './push-service.ts'
import { noticeRoutes } from './routes.ts'

interface NoticeServices {
  config: { push: PushConfig | undefined }
  database: Database
  log: FastifyBaseLogger
  parties: Parties
  brand: () => Promise<BrandSettings>
  verification: Verification
  siteOrigin: string
  secrets: SecretBox
}

export async function noticesModule(services: NoticeServices): Promise<Module> {
  const { config, database, log, parties, brand, verification, siteOrigin, secrets } = services
  const push = config.push && (await openPushService(database, config.push))
  return {
    routes({ bind }) {
      noticeRoutes(bind, { push, hasSender: parties.sender })
    },
    jobs: [dueNotices({ push, sender: verification.sender, brand, siteOrigin, secrets, log })],
  }
}
