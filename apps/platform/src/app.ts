import type { FastifyInstance } from 'fastify'
import { agentModule } from './domains/engagement/agent/module.ts'
import { chatModule } from './domains/engagement/chat/module.ts'
import { downloadsModule } from './domains/engagement/downloads/module.ts'
import { missionsModule } from './domains/engagement/missions/module.ts'
import { noticesModule } from './domains/engagement/notices/module.ts'
import { pointsModule } from './domains/engagement/points/module.ts'
import { promotionsModule } from './domains/engagement/promotions/module.ts'
import { rafflesModule } from './domains/engagement/raffles/module.ts'
import { ranksModule } from './domains/engagement/ranks/module.ts'
import { recordsModule } from './domains/engagement/records/module.ts'
import { referralsModule } from './domains/engagement/referrals/module.ts'
import { reportsModule } from './domains/engagement/reports/module.ts'
import { rewardsModule } from './domains/engagement/rewards/module.ts'
import { supportModule } from './domains/engagement/support/module.ts'
import { bonusModule } from './domains/money/bonus/module.ts'
import { cashierModule } from './domains/money/cashier/module.ts'
import { limitsModule } from './domains/money/limits/module.ts'
import { memberTransfersModule } from './domains/money/member-transfers/module.ts'
import { riskModule } from './domains/money/risk/module.ts'
import { walletModule } from './domains/money/wallet/module.ts'
import { memberModule } from './domains/people/member/module.ts'
import { messagesModule } from './domains/people/messages/module.ts'
import { registrationModule } from './domains/people/registration/module.ts'
import { sessionModule } from './domains/people/session/module.ts'
import { uploadsModule } from './domains/people/uploads/module.ts'
import { verificationModule } from './domains/people/verification/module.ts'
import { gamesModule } from './domains/play/games/module.ts'
import { jackpotsModule } from './domains/play/jackpots/module.ts'
import { lotteryModule } from './domains/play/lottery/module.ts'
import { winnersModule } from './domains/play/winners/module.ts'
import { siteModule } from './domains/site/module.ts'
import { createServer } from './http/create-server.ts'
import { docsRoutes } from './http/docs-routes.ts'
import { healthRoutes, type Phase } from './http/health-routes.ts'
import { longReports } from './jobs/end-long-reports.ts'
import { scheduleDueRows } from './jobs/due-rows.ts'
import { liveModule } from './live/module.ts'
import { startRelay } from './live/relay.ts'
import type { Module } from './module.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import { registerDatabaseMetrics } from './observability/database-metrics.ts'
import type { PlatformTracing } from './observability/tracing.ts'
import { dueLateRows } from './privacy/erase-member.ts'
import { exportMember } from './privacy/export-member.ts'
import { dueRetention } from './privacy/retention.ts'
import { openServices, type ServiceOptions, type Services } from './open-services.ts'

export interface PlatformOptions extends ServiceOptions {
  /** Destination of log lines; stdout by default. */
  logStream?: { write(line: string): void }
  /** Whether this process serves the API; true by default. Health is served in any case. */
  servesApi?: boolean
  /** Whether this process runs the modules' jobs; true by default. */
  runsJobs?: boolean
  /** Connections for jobs alone, so that requests do not wait for them; those of `database` by default. */
  jobsDatabase?: Database
  /** Whether this process may relay live events; true by default. */
  relaysLive?: boolean
  /** Traces requests, if there is a collector. */
  tracing?: PlatformTracing | undefined
  /** Phase of a shutdown; `serving` by default. */
  phase?: () => Phase
}

/** All modules, layer by layer. Their jobs start in this order. */
export const openModules = async (services: Services & { writes: WriteWatch }): Promise<Module[]> => [
  siteModule(services),

  verificationModule(services),
  sessionModule(services),
  uploadsModule(services),
  messagesModule(services),
  memberModule(services),
  registrationModule(services),

  walletModule(services),
  limitsModule(services),
  bonusModule(services),
  cashierModule(services),
  memberTransfersModule(services),
  riskModule(services),

  gamesModule(services),
  winnersModule,
  jackpotsModule,
  lotteryModule(services),

  agentModule(services),
  ranksModule,
  chatModule(services),
  missionsModule(services),
  pointsModule,
  rafflesModule(services),
  promotionsModule(services),
  rewardsModule(services),
  recordsModule(services),
  reportsModule,
  downloadsModule({
    ...services,
    exportData: (memberId) => exportMember(services.database, memberId, { kind: 'MEMBER', memberId }, services.reports),
  }),
  supportModule(services),
  referralsModule(services),
  await noticesModule(services),

  liveModule(services),
  { jobs: [...dueRetention, dueLateRows, longReports] },
]

/** Builds the platform over an open database. Closing it leaves the database open. */
export async function buildPlatform(options: PlatformOptions): Promise<FastifyInstance> {
  const {
    config,
    database,
    jobsDatabase = database,
    logStream,
    servesApi = true,
    runsJobs = true,
    relaysLive = true,
    phase = () => 'serving',
    metrics,
    tracing,
  } = options
  const app = await createServer({ config, logStream })
  tracing?.instrument(app)
  if (metrics) {
    app.addHook('onResponse', async ({ routeOptions }, reply) =>
      metrics.request(routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1_000),
    )
    registerDatabaseMetrics(metrics.registry, database, app.log)
  }
  const services = await openServices(app, options)
  const writes = new WriteWatch(jobsDatabase)
  const modules = await openModules({ ...services, writes })
  // Hooks run in reverse order: modules close after the scheduler, whose hook is added later.
  for (const { close } of modules) if (close) app.addHook('onClose', close)
  for (const { onStart } of modules) await onStart?.()
  // The plugin's hook applies to the routes that follow.
  healthRoutes(app, database, phase)
  if (servesApi) {
    for (const { routes } of modules) await routes?.({ app, bind: services.bind })
    docsRoutes(app)
  }
  const jobs = modules.flatMap((module) => module.jobs ?? [])
  if (runsJobs)
    scheduleDueRows(app, { database: jobsDatabase, writes, quietMs: config.quietStartMs }, jobs, (work, since) =>
      metrics?.interruption(work, since),
    )
  if (relaysLive)
    startRelay(app, {
      ...config,
      database,
      writes,
      brand: services.brand,
      boardEvents: services.boardEvents,
      ...(metrics && { onLead: (leads) => metrics.leads(leads) }),
    })
  return app
}
