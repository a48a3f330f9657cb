import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { makeBrand } from '../../apps/platform/src/db/brand/make-brand.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { startTestServer } from '../../apps/platform/test/server.ts'
import { type Part, runToEnd, startPart, waitUntilReady } from '../../scripts/lib/parts.ts'
import { DATABASE_CLI, ROOT } from '../../scripts/lib/settings.ts'

const PLENTY = '1000000'

/** A platform and one gateway, as in production, and members with a session each. */
export interface LiveSite {
  client: pg.Client
  gatewayPort: number
  memberIds: number[]
  tokens: string[]
  startGateway(): Promise<void>
  killGateway(): Promise<void>
  /** Resident memory of the gateway in kB. */
  memory(): number
  stop(): Promise<void>
}

export async function startLiveSite(members: number): Promise<LiveSite> {
  const server = await startTestServer()
  const databaseUrl = new URL(server.adminUrl)
  databaseUrl.pathname = '/live'
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  await admin.query('create database live')
  await admin.end()
  const env = { DEMO: 'true', DATABASE_URL: databaseUrl.href }
  await runToEnd({ name: 'bench-live-migrate', args: [DATABASE_CLI, 'migrate'], env })
  await makeBrand(databaseUrl.href)
  const client = new pg.Client({ connectionString: databaseUrl.href })
  await client.connect()
  const tokens = Array.from({ length: members }, newToken)
  const memberIds = await openSessions(client, tokens)

  const [platformPort, gatewayPort] = [await freePort(), await freePort()]
  const platform = startPart({
    name: 'bench-live-platform',
    args: [join(ROOT, 'apps/platform/src/main.ts')],
    env: { ...env, NODE_ENV: 'production', PORT: String(platformPort), LOG_LEVEL: 'warn' },
  })
  await waitUntilReady(platform, `http://127.0.0.1:${platformPort}/readyz`)
  let gateway: Part | undefined
  let pid = 0
  const startGateway = async () => {
    gateway = startPart({
      name: 'bench-live-gateway',
      args: ['--expose-gc', join(ROOT, 'apps/gateway/src/main.ts')],
      env: {
        DEMO: 'true',
        NODE_ENV: 'production',
        PORT: String(gatewayPort),
        PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_PER_MINUTE: PLENTY,
        RATE_LIMIT_PER_SESSION: PLENTY,
        CONCURRENT_PER_ADDRESS: PLENTY,
        CONCURRENT_PER_SESSION: PLENTY,
        LIVE_STREAMS_PER_ADDRESS: PLENTY,
      },
    })
    await waitUntilReady(gateway, `http://127.0.0.1:${gatewayPort}/readyz`)
    pid = getListener(gatewayPort)
  }
  await startGateway()
  return {
    client,
    gatewayPort,
    memberIds,
    tokens,
    startGateway,
    killGateway: async () => {
      process.kill(pid, 'SIGKILL')
      await gateway?.ended
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    stop: async () => {
      await gateway?.stop()
      await platform.stop()
      await client.end()
      await server.stop()
    },
  }
}

/** Inserts members with a session each. @returns their ids in the order of the tokens */
async function openSessions(client: pg.Client, tokens: string[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into member (username, nickname, password_hash, kind, path)
     select 'reader' || n, 'Reader', '', 0, '0' from generate_series(1, $1) n returning id`,
    [tokens.length],
  )
  const ids = rows.map(({ id }) => id)
  await client.query(
    `insert into session (token_hash, member_id, address)
     select hash, id, '127.0.0.1' from unnest($1::bytea[], $2::integer[]) as given (hash, id)`,
    [tokens.map(tokenHash), ids],
  )
  return ids
}

/** Id of the process that listens on a port, found by the socket's inode. */
function getListener(port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((text) => text.includes(`:${hex} 00000000:0000 0A`))
  const inode = line?.trim().split(/\s+/)[9]
  const owner = inode && findOwner(`socket:[${inode}]`)
  if (!owner) throw new Error(`No process listens on port ${port}.`)
  return owner
}

function findOwner(socket: string): number | undefined {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const holds = readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === socket)
      if (holds) return Number(pid)
    } catch {
      // The process has ended, or belongs to another user.
    }
  }
  return undefined
}
