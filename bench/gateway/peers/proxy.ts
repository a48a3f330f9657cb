// A proxy that forwards the platform's responses; the client makes every call itself. PORT, PLATFORM_URL.
import { fastify } from 'fastify'
import { Pool } from 'undici'
import { HEADERS } from '../calls.ts'

const pool = new Pool(process.env['PLATFORM_URL'] ?? '', { connections: 64 })
const app = fastify()

app.get('/*', async (request, reply) => {
  const { statusCode, headers, body } = await pool.request({ method: 'GET', path: request.url, headers: HEADERS })
  reply
    .code(statusCode)
    .header('content-type', headers['content-type'])
    .header('content-length', headers['content-length'])
  return reply.send(body)
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
