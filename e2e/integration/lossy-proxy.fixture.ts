import { createServer, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'

/**
 * The fate of a call. `pass`; `lost`: the connection ends before it arrives; `unanswered`: it arrives, and the connection ends before its
 * response; `late`: the connection ends, and it arrives when released.
 */
type Fate = 'pass' | 'lost' | 'unanswered' | 'late'

/** Proxy between operator and vendor that loses calls and responses. */
export interface LossyProxy {
  url: string
  /** Sets what happens to calls by path, such as `deposit`; others pass. */
  set(fates: Record<string, Fate>): void
  /** Delivers late calls, one after the other. @returns the status of each */
  release(): Promise<number[]>
  close(): Promise<void>
}

export async function startLossyProxy(target: () => string): Promise<LossyProxy> {
  let fates: Record<string, Fate> = {}
  const late: (() => Promise<number>)[] = []
  const forward = async (requested: IncomingMessage, body: Buffer) => {
    const sent = request(new URL(requested.url ?? '/', target()), {
      method: requested.method,
      headers: requested.headers,
    })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { answer, payload: await buffer(answer) }
  }
  const server = createServer(async (requested, reply) => {
    const fate = fates[requested.url?.split('/').at(-1) ?? ''] ?? 'pass'
    const body = await buffer(requested)
    if (fate === 'late') late.push(async () => (await forward(requested, body)).answer.statusCode ?? 0)
    if (fate === 'late' || fate === 'lost') return reply.destroy()
    const { answer, payload } = await forward(requested, body)
    if (fate === 'unanswered') return reply.destroy()
    return reply.writeHead(answer.statusCode ?? 500, answer.headers).end(payload)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    set: (chosen) => void (fates = chosen),
    release: async () => {
      const statuses: number[] = []
      for (const arrive of late.splice(0)) statuses.push(await arrive())
      return statuses
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
