import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { QueueFull } from './work-queue.ts'

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

/** Half of a full queue is processed by then. */
const RETRY_AFTER_SECONDS = 5

/** SVG text or the bytes of a picture; `undefined` if there is nothing to draw. */
type Draw = () => Promise<string | Buffer | undefined> | string | undefined

/**
 * Sends a picture: drawn once even for concurrent requests, cached under `key`, with ETag. `undefined`
 * answers 404 and is not cached, as the id may exist later; a full queue answers 503.
 * @param max cached pictures
 * @param pixels type of those that are not SVG
 */
export function pictureSender(max: number, pixels: 'image/webp' | 'image/jpeg' = 'image/webp') {
  const drawn = new LRUCache<string, DrawnPicture>({ max })
  const inFlight = new Map<string, Promise<DrawnPicture | undefined>>()

  async function drawPicture(key: string, draw: Draw): Promise<DrawnPicture | undefined> {
    const body = await draw()
    if (body === undefined) return undefined
    const picture = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    drawn.set(key, picture)
    return picture
  }

  function joined(key: string, draw: Draw): Promise<DrawnPicture | undefined> {
    let drawing = inFlight.get(key)
    if (!drawing) {
      drawing = drawPicture(key, draw).finally(() => inFlight.delete(key))
      inFlight.set(key, drawing)
    }
    return drawing
  }

  return async (request: FastifyRequest, reply: FastifyReply, key: string, draw: Draw): Promise<FastifyReply> => {
    try {
      const picture = drawn.get(key) ?? (await joined(key, draw))
      if (picture === undefined) return missing(reply)
      const type = typeof picture.body === 'string' ? 'image/svg+xml' : pixels
      reply.headers({ ...HEADERS, 'content-type': type, etag: picture.etag })
      return matches(request.headers['if-none-match'], picture.etag) ? reply.code(304).send() : reply.send(picture.body)
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      return plain(reply, 503, 'Too many pictures are being drawn; try again later\n')
    }
  }
}

export const missing = (reply: FastifyReply) => plain(reply, 404, 'No such picture\n')

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
    .send(text)
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
