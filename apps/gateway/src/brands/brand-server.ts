import { LOOK_EVERY_MS, ReloadedFile } from '@playhouse/server/reloaded-file.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { createServer, type RequestListener } from 'node:http'
import { setInterval as every } from 'node:timers/promises'
import { AggregatorRegistry, Registry } from 'prom-client'
import type { GatewayOptions } from '../app.ts'
import { readServerConfig, type ServerConfig } from '../config.ts'
import type { Project } from '../extend/load-project.ts'
import { graphqlErrorBody } from '../http/error-handler.ts'
import { healthRoutes, type Phase } from '../http/health.ts'
import { nameRequests, serverOptions } from '../http/server-options.ts'
import { registerProcessMetrics } from '../observability/metrics.ts'
import { readBrandConfigs, sharedEnvironment } from './brand-configs.ts'
import { Cells } from './cells.ts'

interface BrandServer {
  config: ServerConfig
  app: FastifyInstance
  registry: Pick<Registry, 'contentType' | 'metrics'>
  enterPhase: (phase: Phase) => void
  /** Of the brands; undefined stands for those without one. */
  projects: readonly (Project | undefined)[]
}

/**
 * A server of all brands in BRANDS_FILE, which gives each request to the gateway of its host. It follows changes of the file, and refuses one
 * that is invalid.
 * @throws ConfigError and Error that say what is wrong at the start, without secrets
 */
export async function openBrandServer(
  environment: Readonly<Record<string, string | undefined>>,
  options: GatewayOptions,
): Promise<BrandServer> {
  const config = readServerConfig(sharedEnvironment(environment))
  const { brandsFile = '' } = config
  const app = fastify({
    ...serverOptions(config, options.logStream),
    serverFactory: (handler) =>
      listener(config, (request, response) => {
        const cell = cells.at(request.headers.host)
        if (cell) cell.handle(request, response)
        else handler(request, response)
      }),
  })
  const cells = new Cells(options, app.log)
  const file = new ReloadedFile(brandsFile, {
    read: () => readBrandConfigs(brandsFile, environment),
    onRefused: (reason) => app.log.error({ reason }, 'the brands file is refused; the previous brands keep running'),
    alsoFrom: (brands) => brands.flatMap(({ secretFiles }) => secretFiles),
  })
  await cells.apply(file.value)

  const stopped = new AbortController()
  const follow = async () => {
    for await (const _ of every(LOOK_EVERY_MS, undefined, { signal: stopped.signal, ref: false })) {
      await file.refresh()
      await cells.apply(file.value)
    }
  }
  const following = follow().catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error
  })

  let phase: Phase = 'serving'
  nameRequests(app)
  // Probes name the process by its address, which is no brand's host.
  healthRoutes(app, undefined, () => phase)
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(421)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .send(graphqlErrorBody(request, 'HOST_UNKNOWN', 'No brand is served at this host.')),
  )
  app.addHook('preClose', async () => {
    stopped.abort()
    await following
    await Promise.all(cells.all.map(({ gateway }) => gateway.endStreams()))
  })
  app.addHook('onClose', () => cells.close())
  const enterPhase = (next: Phase) => {
    phase = next
    stopped.abort()
    for (const { gateway } of cells.all) gateway.enterPhase(next)
  }
  const projects = [...new Set(cells.all.map(({ project }) => project))]
  return { config, app, registry: allMetrics(options, cells), enterPhase, projects }
}

function listener({ requestTimeoutMs }: ServerConfig, handle: RequestListener) {
  const { http, keepAliveTimeout, connectionTimeout } = serverTimeouts(requestTimeoutMs)
  return createServer({ ...http, keepAliveTimeout }, handle).setTimeout(connectionTimeout)
}

/** Each brand has a registry, whose label names it; so what a brand counted goes with it. */
function allMetrics({ logStream }: GatewayOptions, cells: Cells): BrandServer['registry'] {
  const own = new Registry()
  registerProcessMetrics(own, logStream)
  return {
    contentType: own.contentType,
    metrics: async () => {
      const registries = [own, ...cells.all.flatMap(({ gateway }) => gateway.metrics?.registry ?? [])]
      const metrics = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()))
      return AggregatorRegistry.aggregate(metrics).metrics()
    },
  }
}
