import type { FastifyInstance } from 'fastify'

/** Takes bodies in the way that web forms send them, for the endpoints of the field that have it so. A field given twice counts once. */
export function takeForms(app: FastifyInstance): void {
  const readForm = async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm)
}
