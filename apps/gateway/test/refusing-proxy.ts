import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
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

/** Answers in place of the platform, whose own response `load` gives. */
export type Weather = (response: ServerResponse, load: () => Promise<Answer>) => Promise<unknown> | void

/**
 * Proxies a platform, refuses the paths in `refused`, and answers those in `weather` by it.
 * @param rewrite changes the text of each response
 * @param repeats whether a repeated request gets its first response again, without a request to the platform
 * @param fails chooses requests that are answered with 503 instead
 * @param before is awaited before each request goes on
 */
export async function openRefusingProxy(
  platformUrl: string,
  {
    rewrite = (text: string) => text,
    repeats = false,
    fails = (_request: IncomingMessage): boolean => false,
    before = (): Promise<void> | void => {},
  } = {},
) {
  const refused = new Set<string>()
  const weather = new Map<string, Weather>()
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
    const [path = ''] = url.split('?', 1)
    const answer = weather.get(path)
    if (!answer) response.setHeader('content-type', 'application/json')
    // Node.js would send the machine's own time instead of the tests'.
    response.setHeader('date', new Date().toUTCString())
    await before()
    if (refused.has(path)) {
      response.end(JSON.stringify({ success: false, errorCode: 'system_busy', message: '' }))
      return
    }
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const sent = Object.entries(headers)
        .filter(([name]) => !OF_CONNECTION.has(name))
        .map(([name, value]): [string, string] => [name, String(value)])
      // Sealed again, the same body differs.
      const body = headers[HEADERS.encryption] === undefined ? Buffer.concat(chunks).toString() : ''
      const key = `${method} ${url} ${body} ${JSON.stringify(sent.filter(([name]) => !OF_REQUEST.has(name)))}`
      const load = (): Promise<Answer> => {
        const reply =
          responses.get(key) ??
          ask(url, { method, headers: sent, ...(chunks.length > 0 && { body: Buffer.concat(chunks) }) })
        if (repeats) responses.set(key, reply)
        return reply
      }
      if (answer) {
        await answer(response, load)
        return
      }
      const { status, text } = await load()
      response.statusCode = status
      response.end(text)
    } catch {
      // Ends the live event stream together with the platform, and what a caller has given up.
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    weather,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
