import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { freePort } from '@playhouse/testing/free-port.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface GatewayProcess {
  url: string
  port: number
  said: () => string
  signal: (signal: NodeJS.Signals) => void
  /** Exit code. */
  ended: Promise<number | null>
}

/**
 * Starts a gateway process with only this environment, on a free port unless PORT is given.
 * @param output file descriptor for its output; `said` is then empty
 */
export async function spawnGateway(environment: Record<string, string>, output?: number): Promise<GatewayProcess> {
  const port = Number(environment['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [MAIN], {
    env: { ...bareEnvironment(), NODE_ENV: 'test', DEMO: 'true', PORT: String(port), ...environment },
    stdio: ['ignore', output ?? 'pipe', output ?? 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    said: () => said,
    signal: (signal) => void child.kill(signal),
    ended: once(child, 'exit').then(([code]) => code as number | null),
  }
}

/** Waits until the address answers 200. @throws Error after two minutes, which only a failing test waits */
export async function untilOk(url: string): Promise<void> {
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(30)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`${url} does not answer.`)
}
