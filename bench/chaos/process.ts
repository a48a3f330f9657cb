import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const RESTART_AFTER_MS = 1_000

interface Program {
  name: string
  command: string
  args: readonly string[]
  env: Record<string, string | undefined>
  /** Answers 2xx once the program is ready; without one it is ready at once. */
  readyUrl?: string
  logFile: string
  /** Called when it ends without having been told to. */
  onCrash?: (name: string, how: string) => void
}

/** A process that is killed and stopped on purpose, and restarted as a supervisor would if it ends by itself. */
export class KillableProcess {
  readonly name: string
  readonly #program: Program
  #child: ChildProcess | undefined
  #wanted = false
  #extra: Record<string, string> = {}

  constructor(program: Program) {
    this.name = program.name
    this.#program = program
    // Whatever ends the run, nothing is left behind.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** @param extra variables of this start only, such as a preloaded library */
  start(extra: Record<string, string> = {}): void {
    const { command, args, env, logFile } = this.#program
    this.#wanted = true
    this.#extra = extra
    const log = openSync(logFile, 'a')
    const child = spawn(command, args, { env: { ...process.env, ...env, ...extra }, stdio: ['ignore', log, log] })
    closeSync(log)
    this.#child = child
    child.once('exit', (code, signal) => {
      if (this.#child !== child || !this.#wanted) return
      this.#child = undefined
      this.#program.onCrash?.(this.name, signal ?? `exit code ${code}`)
      setTimeout(() => {
        if (this.#wanted && !this.#child) this.start(this.#extra)
      }, RESTART_AFTER_MS).unref()
    })
  }

  /** @throws Error with the log's last lines when it is not ready in time */
  async ready(timeoutMs = 120_000): Promise<void> {
    const { readyUrl, logFile } = this.#program
    if (readyUrl === undefined) return
    for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(100)) {
      const response = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
      if (response?.ok) return
    }
    throw new Error(`${this.name} was not ready:\n${readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n')}`)
  }

  /** Whether it answers now. */
  async isReady(): Promise<boolean> {
    const { readyUrl } = this.#program
    if (readyUrl === undefined) return this.#child !== undefined
    const response = await fetch(readyUrl, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
    return response?.ok ?? false
  }

  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  async kill(): Promise<void> {
    this.#wanted = false
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
}
