import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Project } from '../extend/load-project.ts'
import { loadApi } from '../graphql/api.ts'
import { createApollo, EXECUTION } from '../graphql/apollo.ts'
import { limitsFrom } from '../graphql/document-limits.ts'
import { ResponseCache } from '../graphql/execution/response-cache.ts'
import { TrustedExecutor } from '../graphql/execution/trusted-executor.ts'
import type { TrustedDocuments } from '../graphql/trusted-document-list.ts'
import type { Monitoring } from '../observability/monitoring.ts'
import { observerPlugin, operationObserver } from '../observability/observe.ts'
import { Partners } from '../partners/partners.ts'
import { graphiqlRoute, graphqlRoute } from './graphql-route.ts'
import { StreamHub } from './live/stream-hub.ts'
import { subscriptionRoute } from './live/subscription-route.ts'
import { createRequestContext, type GatewayServices } from './request-context.ts'

interface GraphqlOptions {
  services: GatewayServices
  monitoring: Monitoring
  /** Executes trusted documents without Apollo Server. */
  compiled: boolean
  /** Default: those of all releases. */
  documents: TrustedDocuments | undefined
  project: Project | undefined
}

/** Serves `/graphql`, and GraphiQL in development. @returns the live streams; undefined without live events */
export async function serveGraphql(
  app: FastifyInstance,
  config: Config,
  { services, monitoring, compiled, documents: given, project }: GraphqlOptions,
): Promise<StreamHub | undefined> {
  const api = loadApi(project)
  const { metrics, traces, degradations, partnerRequests } = monitoring
  const { liveFeed } = services
  const schema = traces?.wrap(api.schema) ?? api.schema
  const documents = given ?? api.documents
  const limits = given ? limitsFrom(schema, documents.values()) : api.limits
  const operationNames = new Set(documents.values().map(({ name }) => name))
  const observe = operationObserver(operationNames, monitoring, partnerRequests)
  const apollo = createApollo(schema, config.production, app.log, limits)
  if (traces) apollo.addPlugin(traces.plugin(schema, limits))
  apollo.addPlugin(observerPlugin(observe))
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())

  const responseCache = new ResponseCache(services)
  // Traces are made by steps of Apollo Server, and of each resolver.
  const isCompiled = compiled && !traces
  const onStored = (name: string) => metrics?.responseCacheHit(name)
  const { prepared } = api
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'a live event failed')
  const hub = liveFeed && new StreamHub({ feed: liveFeed, schema, metrics, degradations, onFailure })
  const route = {
    partners: new Partners(config.partnersFile, api.schema, app.log, partnerRequests),
    credentials: services,
    createContext: createRequestContext.bind(undefined, services),
  }
  graphqlRoute(app, {
    ...route,
    apollo,
    observe,
    executor: isCompiled
      ? new TrustedExecutor({ schema, prepared, limits, responseCache, execution: EXECUTION, onStored })
      : undefined,
    documents,
    production: config.production,
    siteOrigins: config.siteOrigins,
    counters: services.counters,
    compressed: responseCache.compressed,
    requestsPerMinute: config.requestsPerMinute,
    concurrent: config.concurrent,
    responseSubscription: subscriptionRoute({
      ...route,
      live: hub && liveFeed && { hub, feed: liveFeed },
      schema,
      limits,
      trusted: documents.values(),
      streamsPerAddress: config.liveStreamsPerAddress,
      onErrors: (name, codes) =>
        metrics?.errors(name !== undefined && operationNames.has(name) ? name : 'other', codes),
    }),
  })
  if (!config.production) graphiqlRoute(app)
  return hub
}
