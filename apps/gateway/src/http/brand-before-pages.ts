import type { FastifyInstance } from 'fastify'
import { PublicPlatform } from '../platform/public-platform.ts'
import { factsOf, type GatewayServices } from './request-context.ts'
import { isNavigation } from './web-files.ts'

/** A page is not kept waiting longer for the list of hosts it may take pictures and games from. */
const WAIT = { sectionMs: 1_500, requestMs: 1_500 }

/**
 * The page's headers name the brand's hosts, so the brand is asked before the first page is served. A page that goes out
 * without it shows that the platform is away, and gets its headers when it is loaded again.
 */
export function knowBrandBeforePages(app: FastifyInstance, services: GatewayServices): void {
  app.addHook('onRequest', async (request, reply) => {
    if (services.brands.latest || !isNavigation(request)) return
    const platform = new PublicPlatform(services.client, services.cache, factsOf(request, reply, WAIT))
    const origin = services.siteOrigin ?? `${request.protocol}://${request.host}`
    await services.brands.read(platform, origin).catch((error: Error) => {
      request.log.warn({ reason: error.message }, 'a page goes out without the hosts of its brand')
    })
  })
}
