import type { FastifyInstance } from 'fastify'

/**
 * `/graphiql`, outside production: an editor for queries that needs nothing from the internet, beside Apollo Sandbox, which
 * does. The whole page is one document; it comes from a development dependency and is loaded when first asked for.
 */
export function graphiqlRoute(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/graphiql',
    compress: { threshold: 1_024 },
    // Its scripts stand in the page and its editor works in blobs.
    config: { withoutPolicy: true },
    async handler(_request, reply) {
      const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
      return reply.type('text/html').send(renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql' }))
    },
  })
}
