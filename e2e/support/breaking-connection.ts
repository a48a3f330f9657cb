import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A connection to the site that can be made to lose its answers. */
export interface BreakingConnection {
  /** Where the site is reached through it. */
  url: string
  /** From now on requests arrive, and break off where their answer begins. */
  breakAnswers(): void
  /** From now on everything arrives again. */
  mend(): void
  stop(): Promise<void>
}

/** Opens such a connection on a port of its own. */
export async function breakingConnection(siteUrl: string): Promise<BreakingConnection> {
  const { hostname, port } = new URL(siteUrl)
  let broken = false
  const open = new Set<Socket>()
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname)
    for (const socket of [browser, site]) {
      open.add(socket)
      // A socket that breaks takes the other one with it.
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
    breakAnswers: () => void (broken = true),
    mend: () => void (broken = false),
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
