import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'

interface DrawnPicture {
  body: string | Buffer
  etag: string
}

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Makes an SVG, or the bytes of a WebP. */
type Draw = () => Promise<string | Buffer | undefined> | string | undefined

/**
 * A function that answers a request with a picture: drawn once, remembered under `key`, and not sent again to a browser
 * that has it. A drawing that comes out `undefined` answers 404 and is not remembered, as the id may exist later.
 */
export function pictureSender() {
  const drawn = new LRUCache<string, DrawnPicture>({ max: 2000 })
  return async (request: FastifyRequest, reply: FastifyReply, key: string, draw: Draw): Promise<FastifyReply> => {
    let picture = drawn.get(key)
    if (picture === undefined) {
      const body = await draw()
      if (body === undefined) return missing(reply)
      picture = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
      drawn.set(key, picture)
    }
    const type = typeof picture.body === 'string' ? 'image/svg+xml' : 'image/webp'
    reply.headers({ ...HEADERS, 'content-type': type, etag: picture.etag })
    return matches(request.headers['if-none-match'], picture.etag) ? reply.code(304).send() : reply.send(picture.body)
  }
}

/** Answers that there is no such picture. */
export function missing(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
    .send('No such picture\n')
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
