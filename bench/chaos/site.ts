import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@playhouse/testing/free-port.ts'
import { REDIS_BINARY } from '../../apps/gateway/test/redis-server.ts'
import { tryPackages } from '../../scripts/lib/debian.ts'
import { ROOT } from '../../scripts/lib/settings.ts'
import { simulatorSettings } from '../../scripts/lib/simulators.ts'
import { makeKey } from '../../scripts/lib/stored-keys.ts'
import type { ChaosCluster } from './cluster.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { KillableProcess } from './process.ts'

const PLENTY = '1000000'
const FAKETIME = '/usr/lib/*/faketime/libfaketime.so.1'

/** A site as in production: two web processes, two workers, gateway, simulators and Redis, each of which can be killed alone. */
export interface ChaosSite {
  /** Address of gateway and clients: one name for both web processes. */
  platformUrl: string
  gatewayUrl: string
  gatewayPort: number
  vendorUrl: string
  paymentsUrl: string
  seamlessSecret: string
  paymentsSecret: string
  webs: readonly KillableProcess[]
  workers: readonly KillableProcess[]
  gateway: KillableProcess
  simulators: KillableProcess
  /** Undefined where none is installed. */
  redis: KillableProcess | undefined
  /** Between callers and web processes. */
  toPlatform: FaultProxy
  toPayments: FaultProxy
  toVendors: FaultProxy
  /** Library that moves the clock of a process; undefined where it is not installed. */
  faketime: string | undefined
  all(): KillableProcess[]
  ready(): Promise<void>
  stop(): Promise<void>
}

/**
 * @param crashed called when a process ends by itself
 * @param planted environment of a platform with a planted defect
 */
export async function startChaosSite(
  { url: databaseUrl, partiesUrl }: Pick<ChaosCluster, 'url' | 'partiesUrl'>,
  logs: string,
  crashed: (name: string, how: string) => void,
  planted: Record<string, string> = {},
): Promise<ChaosSite> {
  mkdirSync(logs, { recursive: true })
  const [web1, web2, worker1, worker2, gatewayPort, vendorPort, paymentsPort, redisPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ] as [number, number, number, number, number, number, number, number]
  const toPlatform = await startFaultProxy([web1, web2])
  const toPayments = await startFaultProxy([paymentsPort])
  const toVendors = await startFaultProxy([vendorPort])
  const local = (port: number) => `http://127.0.0.1:${port}`
  const gatewayUrl = local(gatewayPort)
  const [seamlessSecret, paymentsSecret] = [makeKey(), makeKey()]
  const settings = simulatorSettings({
    host: '127.0.0.1',
    vendorPort,
    paymentsPort,
    databaseUrl: partiesUrl,
    platformUrl: toPlatform.url,
    seamlessSecret,
    paymentsSecret,
    siteOrigins: gatewayUrl,
    launchHosts: local(vendorPort),
    mediaHosts: toPlatform.url,
  })
  const shared = {
    ...(REDIS_BINARY !== undefined && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
    LIVE_SECRET: makeKey(),
    DEMO: 'true',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
  }
  const platformEnv = {
    ...settings.platform,
    ...shared,
    DATABASE_URL: databaseUrl,
    OPERATOR_PORT: 'off',
    SITE_ORIGINS: gatewayUrl,
    MEDIA_HOSTS: toPlatform.url,
    LAUNCH_HOSTS: local(vendorPort),
    VENDOR_URL: toVendors.url,
    PAYMENTS_URL: toPayments.url,
    SEAMLESS_SECRET: seamlessSecret,
    PAYMENTS_SECRET: paymentsSecret,
    SECRET_KEYS: makeKey(),
    CONCURRENT_PER_MEMBER: PLENTY,
    LOTTERY_DRAWS: 'true',
    HUMAN_CHECK: 'false',
    ...planted,
  }
  const node = (name: string, main: string, env: Record<string, string | undefined>, readyUrl: string) =>
    new KillableProcess({
      name,
      command: process.execPath,
      args: [join(ROOT, main)],
      env,
      readyUrl,
      logFile: join(logs, `${name}.log`),
      onCrash: crashed,
    })
  const platform = (name: string, role: 'web' | 'worker', port: number) =>
    node(name, 'apps/platform/src/main.ts', { ...platformEnv, ROLE: role, PORT: String(port) }, `${local(port)}/readyz`)
  const webs = [platform('web-1', 'web', web1), platform('web-2', 'web', web2)]
  const workers = [platform('worker-1', 'worker', worker1), platform('worker-2', 'worker', worker2)]
  const simulators = node(
    'simulators',
    'apps/simulators/src/main.ts',
    { ...settings.simulators, NODE_ENV: 'production', LOG_LEVEL: 'warn', PAYMENTS_SECONDS: '1' },
    `${local(vendorPort)}/readyz`,
  )
  const gateway = node(
    'gateway',
    'apps/gateway/src/main.ts',
    {
      ...shared,
      PORT: String(gatewayPort),
      PLATFORM_URL: toPlatform.url,
      COOKIE_KEYS: makeKey(),
      COOKIE_SECURE: 'false',
      SITE_ORIGIN: gatewayUrl,
      RATE_LIMIT_PER_MINUTE: PLENTY,
      RATE_LIMIT_PER_SESSION: PLENTY,
      CONCURRENT_PER_ADDRESS: PLENTY,
      CONCURRENT_PER_SESSION: PLENTY,
      OPERATION_LIMIT_FACTOR: '10000',
      LIVE_STREAMS_PER_ADDRESS: PLENTY,
    },
    `${gatewayUrl}/readyz`,
  )
  const redis =
    REDIS_BINARY === undefined
      ? undefined
      : new KillableProcess({
          name: 'redis',
          command: REDIS_BINARY,
          args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''],
          env: {},
          logFile: join(logs, 'redis.log'),
          onCrash: crashed,
        })
  const all = () => [...(redis ? [redis] : []), ...webs, ...workers, simulators, gateway]
  const site: ChaosSite = {
    platformUrl: toPlatform.url,
    gatewayUrl,
    gatewayPort,
    vendorUrl: local(vendorPort),
    paymentsUrl: local(paymentsPort),
    seamlessSecret,
    paymentsSecret,
    webs,
    workers,
    gateway,
    simulators,
    redis,
    toPlatform,
    toPayments,
    toVendors,
    faketime: findFaketime(),
    all,
    ready: async () => void (await Promise.all(all().map((one) => one.ready()))),
    async stop() {
      await Promise.all(all().map((one) => one.kill()))
      await Promise.all([toPlatform, toPayments, toVendors].map((proxy) => proxy.close()))
    },
  }
  for (const one of all()) one.start()
  try {
    await site.ready()
  } catch (error) {
    await site.stop()
    throw error
  }
  return site
}

function findFaketime(): string | undefined {
  const find = () => globSync(FAKETIME).find((path) => existsSync(path))
  const found = find()
  if (found !== undefined || spawnSync('which', ['apt-get']).status !== 0) return found
  return tryPackages('libfaketime') ? find() : undefined
}
