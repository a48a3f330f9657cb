import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type KeptProcess = {
  child: ChildProcess
  /** Settles with the exit code once the process and everything it left in its group has ended. Never rejects. */
  ended: Promise<number>
  /** Asks the process to end and waits for it. May be called more than once. */
  stop: () => Promise<void>
}

type KeptOptions = {
  command: string
  args: string[]
  /** What asks the command to end: INT is PostgreSQL's fast shutdown, TERM is right for most others. */
  endSignal: 'INT' | 'TERM'
  /** After so many seconds of asking, it is killed. Never when left out: a database finishes its writing. */
  grace?: number
  /** Where standard output and error go: an open file, or a function that gets each line. */
  output: number | ((line: string) => void)
  account?: { uid: number; gid: number } | undefined
  env?: NodeJS.ProcessEnv
  cwd?: string
}

/**
 * Runs the command and ends it when our own process ends, however that happens: the pipe on standard input then closes
 * and `read` returns. No exit hook is needed, and even `kill -9` leaves no orphan. With seconds of grace, what the command
 * itself started goes with it, and what does not go is killed.
 */
const KEEPER = `signal=$0 grace=$1
shift
exec 3<&0
"$@" 3<&- & kept=$!
{ read -r _ <&3; kill -$signal $kept; [ -z "$grace" ] || { sleep "$grace"; kill -KILL 0; }; } 2>/dev/null & watcher=$!
wait $kept; code=$?
trap '' TERM
if [ -z "$grace" ]; then kill $watcher; else kill -TERM 0; fi 2>/dev/null
exit $code`

/**
 * Starts a command that must not outlive this process. It gets a session of its own: Ctrl-C in the terminal reaches only
 * the caller, who stops its parts in the right order.
 */
export function spawnKept({ command, args, endSignal, grace, output, account, env, cwd }: KeptOptions): KeptProcess {
  const target = typeof output === 'number' ? output : 'pipe'
  const child = spawn('/bin/sh', ['-c', KEEPER, endSignal, grace ? String(grace) : '', command, ...args], {
    ...account,
    cwd: cwd ?? '/',
    env: env ?? process.env,
    detached: true,
    stdio: ['pipe', target, target],
  })
  child.stdin?.on('error', () => {})
  if (typeof output === 'function') {
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', output)
  }
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127))
    // Not 'exit': the last lines come after it, and they tell why.
    child.once('close', (code) => resolve(code ?? 1))
  })
  const stop = async () => {
    child.stdin?.end()
    await ended
  }
  return { child, ended, stop }
}
