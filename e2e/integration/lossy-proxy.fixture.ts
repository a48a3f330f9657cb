import { createServer, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'

/**
 * What becomes of a call on its way: `pass`; `lost`: it is cut off before it arrives; `unheard`: it arrives, and its answer is cut
 * off; `late`: it is cut off, and arrives when it is let go.
 */
type Fate = 'pass' | 'lost' | 'unheard' | 'late'

/** Stands between operator and vendor, and cuts connections. */
export interface LossyProxy {
  url: string
  /** Chooses what becomes of the calls of a path, such as `deposit`; all pass that are not named. */
  set(fates: Record<string, Fate>): void
  /** Lets go what is late, one after the other. Out: the status of each. */
  release(): Promise<number[]>
  close(): Promise<void>
}

export async function startLossyProxy(target: () => string): Promise<LossyProxy> {
  let fates: Record<string, Fate> = {}
  const late: (() => Promise<number>)[] = []
  const forward = async (asked: IncomingMessage, body: Buffer) => {
    const sent = request(new URL(asked.url ?? '/', target()), { method: asked.method, headers: asked.headers })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { answer, payload: await buffer(answer) }
  }
  const server = createServer(async (asked, reply) => {
    const fate = fates[asked.url?.split('/').at(-1) ?? ''] ?? 'pass'
    const body = await buffer(asked)
    if (fate === 'late') late.push(async () => (await forward(asked, body)).answer.statusCode ?? 0)
    if (fate === 'late' || fate === 'lost') return reply.destroy()
    const { answer, payload } = await forward(asked, body)
    if (fate === 'unheard') return reply.destroy()
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
