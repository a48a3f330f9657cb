import { unsubscribe } from '@playhouse/platform-api/notices.ts'
import type { FastifyInstance } from 'fastify'
import { PlatformRefusal } from '../platform/failures.ts'
import { PublicPlatform } from '../platform/public-platform.ts'
import { createCallContext, type GatewayServices } from './request-context.ts'

/**
 * `POST /unsubscribe?token=…`: mail programs end e-mails with one press (RFC 8058). They send a form and no cookie, and read the status
 * alone. Who opens the link in a browser gets a page that asks first, because programs that check links open it too.
 */
export async function unsubscribeRoute(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: 4_096 },
      (_request, _body, done) => done(null, undefined),
    )
    scope.post<{ Querystring: { token?: string } }>('/unsubscribe', async (request, reply) => {
      const platform = new PublicPlatform(
        services.client,
        services.cache,
        createCallContext(request, reply, services.deadlines),
      )
      try {
        await platform.write(unsubscribe, { token: request.query.token ?? '' })
      } catch (error) {
        if (!(error instanceof PlatformRefusal)) throw error
        return reply.code(404).send()
      }
      return reply.code(204).send()
    })
  })
}
