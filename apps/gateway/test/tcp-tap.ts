import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** TCP proxy that records what callers sent. */
export class TcpTap {
  readonly url: string
  readonly #server: Server
  readonly #sockets: Set<Socket>
  readonly #seen: Buffer[]

  private constructor(server: Server, sockets: Set<Socket>, seen: Buffer[]) {
    this.#server = server
    this.#sockets = sockets
    this.#seen = seen
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async before(url: string): Promise<TcpTap> {
    const sockets = new Set<Socket>()
    const seen: Buffer[] = []
    const server = createServer((caller) => {
      const target = connect(Number(new URL(url).port), '127.0.0.1')
      for (const socket of [caller, target]) sockets.add(socket.on('error', () => socket.destroy()))
      caller.on('data', (chunk: Buffer) => seen.push(chunk))
      caller.pipe(target).pipe(caller)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new TcpTap(server, sockets, seen)
  }

  get seen(): string {
    return Buffer.concat(this.#seen).toString('latin1')
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}
