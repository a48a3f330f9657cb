import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { LogStream } from '@playhouse/server/log-destination.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Project } from '../extend/load-project.ts'
import { RequestTraces } from '../graphql/request-trace.ts'
import { CircuitBreakers } from '../platform/circuit-breaker.ts'
import { Degradations } from '../platform/degradations.ts'
import { PlatformFeatures } from '../platform/platform-features.ts'
import { Metrics } from './metrics.ts'
import type { Observers } from './observe.ts'
import { PartnerRequests } from './partner-requests.ts'
import type { Tracing } from './tracing.ts'

/** A gateway's reports about its calls, and the operator's choices besides the log. */
export interface Monitoring extends Observers {
  breakers: CircuitBreakers
  degradations: Degradations
  features: PlatformFeatures
  partnerRequests: PartnerRequests
  traces: RequestTraces | undefined
}

interface MonitoringOptions {
  project?: Pick<Project, 'off'> | undefined
  brand?: string
  logStream?: LogStream
}

const FEATURE_OF = new Map(ALL_ENDPOINTS.map(({ name, feature }) => [name, feature]))

export async function openMonitoring(
  log: FastifyBaseLogger,
  config: Config,
  { project, brand, logStream }: MonitoringOptions,
): Promise<Monitoring> {
  const degradations = new Degradations((field, expected, received) => {
    log.warn({ field, expected, received }, 'unknown value from the platform')
  })
  const breakers = new CircuitBreakers(config.circuit, (service, state) => {
    log.warn({ service, state }, 'circuit breaker changed state')
  })
  const features = new PlatformFeatures({
    stated: config.platformFeatures,
    off: project?.off,
    onChange: (feature, isPresent) => {
      const missing = [...features.missing].filter((name) => FEATURE_OF.get(name) === feature)
      if (isPresent) log.info({ feature }, 'the platform has this feature now')
      else log.warn({ feature, missing }, 'the platform does not have this feature: the site does not offer it')
    },
  })
  const sources = { breakers, degradations, features, logStream, brand }
  const metrics = config.metricsPort === undefined ? undefined : new Metrics(sources)
  return {
    breakers,
    degradations,
    features,
    metrics,
    tracing: await openTracing(config.otlpEndpoint, brand),
    partnerRequests: new PartnerRequests(metrics),
    traces: config.traceRequests ? new RequestTraces() : undefined,
  }
}

/** Loads OpenTelemetry only when tracing is on. */
async function openTracing(endpoint: string | undefined, brand: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { Tracing } = await import('./tracing.ts')
  return new Tracing(endpoint, brand)
}
