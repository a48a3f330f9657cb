import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../platform/test/server.ts'
import type { FaultPoint } from '@playhouse/shared/fault-point.ts'

const MAIN = fileURLToPath(new URL('../../../platform/src/main.ts', import.meta.url))
export const SEAMLESS_SECRET = 'a secret of tests that is long enough'

/** The real process: platform and vendor together, as they run for an operator, on ports of its own. */
export interface KilledProcess {
  /** Has it running, to be killed at the point or at none; started where it is not, which waits until games can be opened. */
  start(faultPoint?: FaultPoint): Promise<void>
  /** Settles with the signal that ended it. */
  gone(): Promise<unknown>
  /** Kills it in the middle of what it does. */
  kill(): Promise<void>
  end(): Promise<void>
  /** An address at the vendor. */
  address(path: string): string
  /** An address at the platform. */
  platform(path: string): string
}

/** @param environment further settings of the process */
export async function killedProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<KilledProcess> {
  const ports = { PORT: String(await freePort()), VENDOR_PORT: String(await freePort()) }
  const platform = (path: string) => `http://127.0.0.1:${ports.PORT}${path}`
  const address = (path: string) => `http://127.0.0.1:${ports.VENDOR_PORT}${path}`
  const faultPointFile = join(tmpdir(), `playhouse-fault-point-${randomUUID()}`)
  let child: ChildProcess | undefined
  const isRunning = () => child?.exitCode === null && child.signalCode === null
  const kill = async () => {
    if (!child || !isRunning()) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    address,
    platform,
    async start(faultPoint) {
      writeFileSync(faultPointFile, faultPoint ?? '')
      if (isRunning()) return
      const settings = {
        DEMO: 'true',
        SEAMLESS_SECRET,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'error',
        NODE_ENV: 'test',
      }
      const env = { ...process.env, ...ports, ...settings, ...environment, FAULT_POINT_FILE: faultPointFile }
      child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' })
      for (let tries = 0; tries < 1_200; tries += 1) {
        // The vendor listens first.
        if ((await fetch(platform('/livez')).catch(() => undefined))?.ok) return
        await sleep(50)
      }
      throw new Error('The process is not ready.')
    },
    gone: async () => child && (await once(child, 'exit'))[1],
    kill,
    async end() {
      await kill()
      rmSync(faultPointFile, { force: true })
    },
  }
}
