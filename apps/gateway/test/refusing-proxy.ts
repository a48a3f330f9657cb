import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const OF_CONNECTION = new Set(['host', 'connection', 'content-length'])
/** Headers that differ between two requests for the same. */
const OF_REQUEST = new Set<string>([
  HEADERS.requestId,
  HEADERS.idempotencyKey,
  HEADERS.deviceId,
  HEADERS.encryption,
  'traceparent',
  'tracestate',
])

interface Answer {
  status: number
  text: string
}

/**
 * Proxies a platform and refuses the paths in `refused`.
 * @param rewrite changes the text of each response
 * @param repeats whether a repeated request gets its first response again, without a request to the platform
 * @param fails chooses requests that are answered with 503 instead
 */
export async function openRefusingProxy(
  platformUrl: string,
  { rewrite = (text: string) => text, repeats = false, fails = (_request: IncomingMessage): boolean => false } = {},
) {
  const refused = new Set<string>()
  const responses = new Map<string, Promise<Answer>>()
  const ask = async (url: string, request: RequestInit): Promise<Answer> => {
    const response = await fetch(platformUrl + url, request)
    return { status: response.status, text: rewrite(await response.text()) }
  }
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    if (fails(request)) {
      response.writeHead(503).end()
      return
    }
    response.setHeader('content-type', 'application/json')
    if (refused.has(url.split('?', 1)[0] ?? '')) {
      response.end(JSON.stringify({ success: false, errorCode: 'system_busy', message: '' }))
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const sent = Object.entries(headers)
      .filter(([name]) => !OF_CONNECTION.has(name))
      .map(([name, value]): [string, string] => [name, String(value)])
    // Sealed again, the same body differs.
    const body = headers[HEADERS.encryption] === undefined ? Buffer.concat(chunks).toString() : ''
    const key = `${method} ${url} ${body} ${JSON.stringify(sent.filter(([name]) => !OF_REQUEST.has(name)))}`
    try {
      let reply = responses.get(key)
      if (!reply) {
        reply = ask(url, { method, headers: sent, ...(chunks.length > 0 && { body: Buffer.concat(chunks) }) })
        if (repeats) responses.set(key, reply)
      }
      const { status, text } = await reply
      response.statusCode = status
      response.end(text)
    } catch {
      // Ends the live event stream together with the platform.
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
