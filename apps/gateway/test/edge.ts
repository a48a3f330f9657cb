import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@playhouse/testing/free-port.ts'
import { NameServer } from './name-server.ts'

const version = spawnSync('caddy', ['version'], { encoding: 'utf8' })

/** Requires Caddy and several loopback addresses (Linux). */
export const CAN_RUN_EDGE = process.platform === 'linux' && version.status === 0

/** As in deploy/site.Dockerfile. */
const IS_OLD = /^v?2\.[0-6]\./.test(version.stdout ?? '')

const CADDYFILE = new URL('../../../deploy/Caddyfile', import.meta.url)

/** A real Caddy with deploy/Caddyfile over local gateways. */
export interface Edge {
  url: string
  /** Pictures, uploads and downloads. */
  mediaUrl: string
  gamesUrl: string
  /** Resolves the name `gateway` as the container network would. */
  names: NameServer
  close(): Promise<void>
}

/**
 * The gateways share one port on different addresses.
 * @param times overrides of the file's times, such as `{ keepalive: '1s' }`
 * @param parties overrides of the container network's addresses, such as `{ 'platform:4202': '127.0.0.1:5000' }`
 */
export async function startEdge(
  gatewayPort: number,
  environment: Record<string, string> = {},
  times: Record<string, string> = {},
  parties: Record<string, string> = {},
): Promise<Edge> {
  const names = await NameServer.start()
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-edge-'))
  const web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'export {}')
  // An asset that several screens share.
  writeFileSync(join(web, 'assets/shared~app~home-screen-1a2b.js'), 'export {}')
  const caddyfile = readFileSync(CADDYFILE, 'utf8')
  const ports = new Map<string, number>()
  for (const [, port = ''] of caddyfile.matchAll(/^:(\d+) \{/gm)) ports.set(port, await freePort())
  const getUrl = (port: string) => `http://127.0.0.1:${ports.get(port)}`
  let config = caddyfile
    .replace('/srv/web', web)
    .replace(/dynamic a gateway 4200 \{/, `dynamic a gateway.test ${gatewayPort} {\n resolvers udp/${names.address}`)
  for (const [setting, time] of Object.entries(times))
    config = config.replace(new RegExp(`(?<=\\t${setting} )\\w+`), time)
  for (const [name, address] of Object.entries(parties)) config = config.replaceAll(name, address)
  for (const [port, free] of ports) config = config.replace(`\n:${port} {`, `\n:${free} {`)
  writeFileSync(join(folder, 'Caddyfile'), config)
  writeFileSync(join(folder, 'buffer.caddy'), IS_OLD ? 'buffer_responses' : 'response_buffers 1MiB')
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...environment },
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  while (!(await listens(ports.get('8080') ?? 0))) {
    if (child.exitCode !== null) throw new Error(`Caddy has ended: ${output}`)
    await sleep(20)
  }
  return {
    url: getUrl('8080'),
    mediaUrl: getUrl('8081'),
    gamesUrl: getUrl('8082'),
    names,
    close: async () => {
      names.close()
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
