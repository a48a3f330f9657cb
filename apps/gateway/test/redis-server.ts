import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@playhouse/testing/free-port.ts'

/** Local Valkey or Redis server, if installed. */
export const REDIS_BINARY = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

/** A real server without persistence. */
export class RedisServer {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(process: ChildProcess, port: number) {
    this.#process = process
    this.url = `redis://127.0.0.1:${port}`
  }

  static async start(): Promise<RedisServer> {
    const port = await freePort()
    const child = spawn(REDIS_BINARY ?? 'redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''])
    for await (const chunk of child.stdout) if (/ready to accept connections/i.test(String(chunk))) break
    return new RedisServer(child, port)
  }

  freeze(): void {
    this.#process.kill('SIGSTOP')
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    this.#process.kill('SIGKILL')
    await once(this.#process, 'exit')
  }
}
