import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A call as it came in. */
export interface ProxiedCall {
  method: string
  path: string
  query: URLSearchParams
  token: string | undefined
  /** The JSON body; undefined where there is none, or a form. */
  sent: unknown
}

/** The real platform's answer: an envelope, or a bare value where nothing of this is there. */
export interface RealResponse {
  status: number
  body: { success?: boolean; errorCode?: string; value?: { list?: object[]; nodeIds?: number[]; totalCount?: number } }
}

/** What is sent in its place. */
export interface SentResponse {
  status: number
  /** Sent as JSON; undefined for an empty body. */
  body: unknown
  /** Milliseconds to hold it back. */
  delayMs?: number
}

const isJson = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('application/json') === true

/** Spoils an answer, or hands back another one; what it does not touch passes as it is. */
export type Deviation = (call: ProxiedCall, answer: RealResponse) => SentResponse | undefined

/** A platform that deviates: passes every call on to the real one and alters what comes back. */
export async function startDeviatingProxy(
  target: string,
): Promise<{ url: string; deviate: (deviation: Deviation | undefined) => void; stop: () => Promise<void> }> {
  let deviation: Deviation | undefined
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await bodyOf(request)
    const url = new URL(request.url ?? '/', target)
    const headers = new Headers(request.headers as Record<string, string>)
    for (const own of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(own)
    const { method = 'GET' } = request
    const real = await fetch(url, { method, headers, ...(text && { body: text }) })
    const reply = { status: real.status, body: (await real.json()) as RealResponse['body'] }
    const call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      token: request.headers.authorization,
      sent: text && isJson(request) ? (JSON.parse(text) as unknown) : undefined,
    }
    const { status, body, delayMs }: SentResponse = deviation?.(call, reply) ?? reply
    if (delayMs) await sleep(delayMs)
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    response.end(body === undefined ? '' : JSON.stringify(body))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deviate: (chosen) => void (deviation = chosen),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
