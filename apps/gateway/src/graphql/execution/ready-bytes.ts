import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Beyond this more time makes them hardly smaller. */
const BROTLI_QUALITY = 6

/** Answers that are sent again and again, as bytes and compressed: each form is made once, when first asked for. */
export class ReadyBytes {
  readonly #forms = new Map<string, { plain: Buffer; packed: Map<Encoding, Promise<Buffer>> }>()

  add(text: string): void {
    this.#forms.set(text, { plain: Buffer.from(text), packed: new Map() })
  }

  delete(text: string): void {
    this.#forms.delete(text)
  }

  /** Sends a known text in the form that the caller takes. Everything else goes on as it is. An `onSend` hook. */
  readonly send = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const forms = typeof payload === 'string' ? this.#forms.get(payload) : undefined
    if (!forms) return payload
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return forms.plain
    const known = forms.packed.get(encoding)
    const packed = known ?? pack(forms.plain, encoding)
    if (!known) forms.packed.set(encoding, packed)
    const bytes = await packed
    const vary = reply.getHeader('vary')
    reply.header('content-encoding', encoding).header('content-length', bytes.length)
    if (!/accept-encoding/i.test(String(vary)))
      reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
    return bytes
  }
}

/** The better of both that the caller takes without reserve; undefined for any other wish. */
function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .map((name) => name.trim())
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}

function pack(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(plain)
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}
