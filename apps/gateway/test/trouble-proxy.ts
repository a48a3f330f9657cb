import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What happens to the bytes of an answer on their way back. */
export type Trouble = { delayMs?: number; corrupt?: boolean; cut?: boolean }

/** Stands between gateway and platform on the level of TCP, and spoils answers to the requests whose text it is told. */
export class TroubleProxy {
  readonly url: string
  /** Chosen by the request's own bytes; undefined lets its answer pass. */
  trouble: (request: string) => Trouble | undefined = () => undefined
  readonly #server: Server
  readonly #sockets: Set<Socket>

  private constructor(server: Server, sockets: Set<Socket>) {
    this.#server = server
    this.#sockets = sockets
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async before(url: string): Promise<TroubleProxy> {
    const sockets = new Set<Socket>()
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const proxy = new TroubleProxy(server, sockets)
    server.on('connection', (caller) => proxy.#join(caller, connect(Number(new URL(url).port), '127.0.0.1')))
    return proxy
  }

  #join(caller: Socket, target: Socket): void {
    let trouble: Trouble | undefined
    for (const socket of [caller, target]) {
      this.#sockets.add(socket.on('error', () => socket.destroy()).on('close', () => this.#sockets.delete(socket)))
    }
    caller.on('close', () => target.destroy())
    target.on('close', () => caller.destroy())
    caller.on('data', (chunk) => {
      trouble = this.trouble(chunk.toString('latin1'))
      target.write(chunk)
    })
    // One request at a time travels on a connection, so what comes back belongs to what went last.
    target.on('data', async (chunk) => {
      const { delayMs, corrupt, cut } = trouble ?? {}
      if (delayMs !== undefined) await sleep(delayMs)
      if (cut) caller.destroy()
      else if (!caller.destroyed) caller.write(corrupt ? spoilt(chunk) : chunk)
    })
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}

/** The same bytes with the body's letters changed: still HTTP, no longer what the platform said. */
function spoilt(chunk: Buffer): Buffer {
  const text = chunk.toString('latin1')
  const body = text.indexOf('\r\n\r\n')
  const from = text.startsWith('HTTP/') ? body + 4 : 0
  return Buffer.from(text.slice(0, from) + text.slice(from).replace(/[a-zA-Z"]/g, '#'), 'latin1')
}
