import type { FastifyInstance } from 'fastify'

/** Parses URL-encoded forms for the endpoints that use them; the last of duplicate fields counts. */
export function takeForms(app: FastifyInstance): void {
  const readForm = async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm)
}
