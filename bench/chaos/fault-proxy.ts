import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Faults of connections. `delay`: each piece arrives late. `refuse`: connections end at once. `blackhole`: they are accepted and never
 * answered. `cut`: the request arrives, and the connection ends within the response.
 */
export type ProxyMode = 'pass' | 'delay' | 'refuse' | 'blackhole' | 'cut'

const DELAY_MS = 3_000
/** Bytes of a response that arrive before it is cut: within the headers or the body. */
const CUT_AFTER = 40

/** A TCP proxy in front of one server or of several equal ones, such as a name with several addresses. */
export interface FaultProxy {
  port: number
  url: string
  set(mode: ProxyMode): void
  /**
   * The machine behind it is gone: connections stay open and are never answered, also those that follow, until it is moved.
   * @param userTimeoutMs until the operating system ends those that are open (TCP_USER_TIMEOUT); never by default
   */
  loseTarget(userTimeoutMs?: number): void
  /** New connections go to these ports. Those to a lost machine stay as they are. */
  moveTo(targets: readonly number[]): void
  close(): Promise<void>
}

/** @param targets ports; a connection goes to the first that accepts it, in random order */
export async function startFaultProxy(targets: readonly number[]): Promise<FaultProxy> {
  let mode: ProxyMode = 'pass'
  let current = targets
  let isLost = false
  const open = new Set<Socket>()
  /** Clients of a machine that is gone. */
  const silent = new Set<Socket>()
  const clients = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => {
      open.delete(socket)
      silent.delete(socket)
    })
    return socket
  }
  const server = createServer((client) => {
    keep(client)
    if (mode === 'refuse') return client.destroy()
    if (isLost) return void silent.add(client.resume())
    // Data that arrives before there is a target is not lost: the stream is not read until then.
    void toTarget(current).then((target) => {
      if (!target) return client.destroy()
      keep(target)
      if (client.destroyed) return target.destroy()
      clients.add(client)
      client.once('close', () => clients.delete(client))
      join(client, target, () => (silent.has(client) ? 'silence' : mode))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    set(next) {
      mode = next
      // Connections that are kept open would not notice.
      if (next === 'refuse' || next === 'pass') for (const socket of open) socket.destroy()
    },
    loseTarget(userTimeoutMs) {
      isLost = true
      for (const client of clients) silent.add(client)
      if (userTimeoutMs === undefined) return
      setTimeout(() => {
        for (const client of silent) client.destroy()
      }, userTimeoutMs).unref()
    },
    moveTo(next) {
      isLost = false
      current = next
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function toTarget(targets: readonly number[]): Promise<Socket | undefined> {
  const first = Math.floor(Math.random() * targets.length)
  for (let at = 0; at < targets.length; at += 1) {
    const port = targets[(first + at) % targets.length] ?? 0
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (connected) return socket
  }
  return undefined
}

function join(client: Socket, target: Socket, mode: () => ProxyMode | 'silence'): void {
  const end = () => {
    client.destroy()
    target.destroy()
  }
  const pass = (from: Socket, to: Socket, isResponse: boolean) => {
    let late: Promise<void> = Promise.resolve()
    from.on('data', (chunk: Buffer) => {
      const now = mode()
      if (now === 'blackhole' || now === 'silence') return
      if (now === 'cut' && isResponse) {
        to.write(chunk.subarray(0, CUT_AFTER), end)
        return
      }
      if (now !== 'delay') {
        // Behind what is still on its way.
        late = late.then(() => void (to.destroyed || to.write(chunk)))
        return
      }
      const due = new Promise<void>((resolve) => setTimeout(resolve, DELAY_MS))
      late = late.then(() => due).then(() => void (to.destroyed || to.write(chunk)))
    })
    // A machine that is gone does not say so.
    const isUnheard = () => isResponse && mode() === 'silence'
    from.on('end', () => void late.then(() => void (isUnheard() || to.end())))
    from.on('close', () => void late.then(() => void (isUnheard() || to.destroy())))
  }
  pass(client, target, false)
  pass(target, client, true)
}
