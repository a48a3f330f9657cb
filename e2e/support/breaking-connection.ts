import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface BreakingConnection {
  /** The site's address through it. */
  url: string
  /** From now on requests arrive, and the connection is reset when the response begins. */
  dropResponses(): void
  /** From now on responses pass again. */
  restore(): void
  stop(): Promise<void>
}

/** Opens one on a port of its own. */
export async function openBreakingConnection(siteUrl: string): Promise<BreakingConnection> {
  const { hostname, port } = new URL(siteUrl)
  let broken = false
  const open = new Set<Socket>()
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname)
    for (const socket of [browser, site]) {
      open.add(socket)
      // 'close' follows and ends the other socket.
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        browser.destroy()
        site.destroy()
      })
    }
    browser.pipe(site)
    site.on('data', (chunk) => void (broken ? browser.resetAndDestroy() : browser.write(chunk)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    dropResponses: () => void (broken = true),
    restore: () => void (broken = false),
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
