import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type SupervisedProcess = {
  child: ChildProcess
  /** Resolves with the exit code once the process and its whole group have ended. Never rejects. */
  ended: Promise<number>
  /** Asks the process to end and waits for it. Idempotent. */
  stop: () => Promise<void>
}

type SupervisedOptions = {
  command: string
  args: string[]
  /** Signal that stops the command: INT is PostgreSQL's fast shutdown, TERM is right for most others. */
  endSignal: 'INT' | 'TERM'
  /** Seconds after which it is killed. Never by default: a database must finish writing. */
  grace?: number
  /** Destination of stdout and stderr: an open file, or a function called per line. */
  output: number | ((line: string) => void)
  account?: { uid: number; gid: number } | undefined
  env?: NodeJS.ProcessEnv
  cwd?: string
}

/**
 * Ends the command when our own process ends for any reason: the pipe on standard input closes and `read`
 * returns, so even `kill -9` leaves no orphan. With a grace period the whole process group is terminated,
 * then killed.
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
 * Starts a command that must not outlive this process. It gets its own session: Ctrl-C reaches only the
 * caller, who stops its parts in order.
 */
export function spawnSupervised({
  command,
  args,
  endSignal,
  grace,
  output,
  account,
  env,
  cwd,
}: SupervisedOptions): SupervisedProcess {
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
    // 'close', not 'exit': the last lines arrive in between and explain the failure.
    child.once('close', (code) => resolve(code ?? 1))
  })
  const stop = async () => {
    child.stdin?.end()
    await ended
  }
  return { child, ended, stop }
}
