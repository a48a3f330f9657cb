import type { FastifyReply, onSendHookHandler } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Higher levels take longer and save almost nothing. */
const BROTLI_QUALITY = 6

/** Encoded bodies of cached responses, each compressed once per encoding, when first requested. */
export class CompressedResponses {
  readonly #bodies = new Map<string, { plain: Buffer; encoded: Map<Encoding, Promise<Buffer>> }>()

  add(text: string): void {
    this.#bodies.set(text, { plain: Buffer.from(text), encoded: new Map() })
  }

  delete(text: string): void {
    this.#bodies.delete(text)
  }

  /** `onSend` hook; leaves every other payload to @fastify/compress. */
  readonly send: onSendHookHandler = (request, reply, payload, done) => {
    const body = typeof payload === 'string' ? this.#bodies.get(payload) : undefined
    if (!body) return done(null, payload)
    const encoding = negotiate(request.headers['accept-encoding'])
    if (!encoding) return done(null, body.plain)
    const known = body.encoded.get(encoding)
    const encoded = known ?? compressBody(body.plain, encoding)
    if (!known) body.encoded.set(encoding, encoded)
    encoded.then((bytes) => done(null, describe(reply, encoding, bytes)), done)
  }
}

function describe(reply: FastifyReply, encoding: Encoding, bytes: Buffer): Buffer {
  const vary = reply.getHeader('vary')
  reply.header('content-encoding', encoding).header('content-length', bytes.length)
  if (!/accept-encoding/i.test(String(vary)))
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
  return bytes
}

/** Brotli before gzip; encodings with a quality value count as not accepted. */
export function negotiate(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .map((name) => name.trim())
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}

export function compressBody(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(plain)
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}
