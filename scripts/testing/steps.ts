import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { ROOT } from '../lib/settings.ts'
import { progress } from './progress.ts'
import type { Failure, TestEvent } from './test-events.ts'

/** Counts for the summary. */
export type Tally = { passed: number; failed: number }

export type Outcome = Tally & {
  /** Shown on failure. */
  output: string
  /** Of tests, which are shown already. */
  failures?: readonly Failure[]
}

/** A step that is one check. */
export const asCheck = (ok: boolean, output: string): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    passed: sum(outcomes.map(({ passed }) => passed)),
    failed: sum(outcomes.map(({ failed }) => failed)),
    output: outcomes.map(({ output }) => output).join('\n'),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  }
}

/**
 * Runs a command in the project's folder.
 * @param niceness 0 to 19: how far it and its processes stand back behind others
 * @param onEvent gets what a reporter of ours tells in the command's process
 * @returns exit code and combined output in order
 */
export function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  niceness = 0,
  onEvent?: (event: TestEvent) => void,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...plain, ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(onEvent ? (['ipc'] as const) : [])],
    })
    if (onEvent) child.on('message', (event) => onEvent(event as TestEvent))
    if (child.pid && niceness) setPriority(child.pid, niceness)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

export async function check(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const { code, output } = await run(command, args, env)
  return asCheck(code === 0, output)
}

/** With the message's first line: of a long run on another machine, the end may be all that is kept. */
const describeFailure = ({ place, title, error }: Failure) => `${place} ${title}\n    ${error.split('\n')[0]}`

/** Runs steps, prints a line for each, and counts. */
export class TestRun {
  readonly #total: Tally = { passed: 0, failed: 0 }
  readonly #failed: string[] = []

  /** @returns whether the step passed. A step that throws has failed. */
  async step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
    const began = Date.now()
    const outcome = await work().catch((error: unknown) =>
      asCheck(false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
    const ok = outcome.failed === 0
    this.#total.passed += outcome.passed
    this.#total.failed += outcome.failed
    const counts = outcome.passed + outcome.failed === 1 ? '' : `${outcome.passed} passed, ${outcome.failed} failed, `
    const { failures = [] } = outcome
    this.#failed.push(...failures.map(describeFailure))
    if (failures.length < outcome.failed) this.#failed.push(name)
    if (outcome.output.trim() && !ok) progress.print(`\n${outcome.output.trimEnd()}\n`)
    progress.print(`${ok ? '✓' : '✗'} ${name} (${counts}${((Date.now() - began) / 1000).toFixed(1)} s)`)
    return ok
  }

  /** Prints what has failed and the closing line, and sets the exit code. */
  close(): void {
    if (this.#failed.length > 0) console.log(['\nFailed:', ...this.#failed].join('\n  '))
    console.log(`\n${this.#total.passed} passed, ${this.#total.failed} failed`)
    process.exitCode = this.#total.failed > 0 ? 1 : 0
  }

  /** Reports a skipped step. The failure that it depends on is counted already. */
  skip(name: string, reason: string): void {
    progress.print(`- ${name}: not run, ${reason}`)
  }
}
