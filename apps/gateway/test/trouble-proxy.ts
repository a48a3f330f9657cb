import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Applied to the bytes of a response. */
export type Trouble = { delayMs?: number; isHeld?: boolean; corrupt?: boolean; cut?: boolean }

/** TCP proxy between gateway and platform that delays, holds for good, corrupts or cuts chosen responses, or goes down as a platform that was killed. */
export class TroubleProxy {
  readonly url: string
  /** Chosen by the request's bytes; undefined passes the response. */
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
    caller.on('data', (chunk: Buffer) => {
      trouble = this.trouble(chunk.toString('latin1'))
      target.write(chunk)
    })
    // One request at a time per connection: data belongs to the last request.
    target.on('data', async (chunk: Buffer) => {
      const { delayMs, isHeld, corrupt, cut } = trouble ?? {}
      if (isHeld) return
      if (delayMs !== undefined) await sleep(delayMs)
      if (cut) caller.destroy()
      else if (!caller.destroyed) caller.write(corrupt ? corrupted(chunk) : chunk)
    })
  }

  /** Ends all connections and refuses new ones. */
  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  /** Accepts connections again after `close`. */
  async reopen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(Number(new URL(this.url).port), '127.0.0.1', resolve))
  }
}

/** Corrupts the body and keeps the HTTP head. */
function corrupted(chunk: Buffer): Buffer {
  const text = chunk.toString('latin1')
  const body = text.indexOf('\r\n\r\n')
  const from = text.startsWith('HTTP/') ? body + 4 : 0
  return Buffer.from(text.slice(0, from) + text.slice(from).replace(/[a-zA-Z"]/g, '#'), 'latin1')
}
