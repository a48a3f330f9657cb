import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { Connection } from './connection.ts'
import type { Observed } from './counter.ts'

const BOOT_MS = 60_000
const SERVER_CORE = '0'
const LOAD_CORE = '1'

export interface Launch {
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** Node by default. */
  command?: string
  core: 'server' | 'load'
  /** With the module `counter.ts` preloaded. */
  counts?: boolean
}

/** A server process pinned to one core. */
export class Server {
  readonly port: number
  readonly #child: ChildProcess
  #output = ''

  constructor(port: number, { args, env, command = process.execPath, core, counts = false }: Launch) {
    this.port = port
    const pinned = ['-c', core === 'server' ? SERVER_CORE : LOAD_CORE, command, ...args]
    this.#child = spawn('taskset', pinned, {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(counts ? ['ipc' as const] : [])],
    })
    const keep = (data: Buffer) => void (this.#output = (this.#output + data.toString()).slice(-4_000))
    this.#child.stdout?.on('data', keep)
    this.#child.stderr?.on('data', keep)
  }

  /** Waits for any response. @throws Error with the server's output when it ends or takes too long */
  async ready(request: Buffer): Promise<void> {
    const until = Date.now() + BOOT_MS
    while (Date.now() < until && this.#child.exitCode === null) {
      const connection = new Connection(this.port)
      const answered = await connection.send(request).then(
        () => true,
        () => false,
      )
      connection.close()
      if (answered) return
      await sleep(100)
    }
    throw new Error(`A server did not start:\n${this.#output}`)
  }

  get words(): string {
    return this.#output
  }

  /** CPU time of all its threads so far, in milliseconds. */
  get cpuMs(): number {
    return readdirSync(`/proc/${this.#child.pid}/task`).reduce((sum, task) => sum + this.#threadMs(task), 0)
  }

  /** CPU time of its main thread so far, in milliseconds. */
  get mainCpuMs(): number {
    return this.#threadMs(String(this.#child.pid))
  }

  #threadMs(task: string): number {
    return Number(readFileSync(`/proc/${this.#child.pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
  }

  /** Resident memory in MB. */
  get rssMb(): number {
    const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))
    return Number(line?.[1] ?? 0) / 1024
  }

  async observe(): Promise<Observed> {
    const answered = once(this.#child, 'message')
    this.#child.send('observe')
    const [observed] = (await answered) as [Observed]
    return observed
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGKILL')
    await ended
  }
}
