import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnSupervised } from '../../apps/platform/src/db/supervised-process.ts'
import { keepLogSmall, type LogRotation } from './log-file.ts'
import { DATA, ROOT } from './settings.ts'

export type Part = {
  name: string
  /** Resolves with the exit code. */
  ended: Promise<number>
  stop: () => Promise<void>
  /** The last lines of output, to explain a crash. */
  lastLines: () => string
}

export type PartOptions = {
  /** Name in messages, and of the log file. */
  name: string
  /** Arguments to Node: the script and its flags. */
  args: string[]
  env: Record<string, string | undefined>
  cwd?: string
  /** Folder of `<name>.log`. */
  logs?: string
  logRotation?: LogRotation
}

export const LOGS = join(DATA, 'logs')

/** Grace period in seconds for pending requests before a part is killed. */
const STOP_SECONDS = 10

/** Starts a part of the site as a child process that logs to `<name>.log` and cannot outlive this one. */
export function startPart({ name, args, env, cwd = ROOT, logs = LOGS, logRotation }: PartOptions): Part {
  const logFile = join(logs, `${name}.log`)
  const leaveLog = keepLogSmall(logFile, logRotation)
  const log = openSync(logFile, 'a')
  const stored = spawnSupervised({
    command: process.execPath,
    args,
    endSignal: 'TERM',
    grace: STOP_SECONDS,
    output: log,
    env: { ...process.env, ...env },
    cwd,
  })
  closeSync(log)
  void stored.ended.then(leaveLog)
  const lastLines = () => {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n')
    return [...lines.slice(-30), `(all of it: ${relative(ROOT, logFile)})`].join('\n')
  }
  return { name, ended: stored.ended, stop: stored.stop, lastLines }
}

/**
 * Runs a part to its end, such as a migration.
 * @throws Error with its last lines when its exit code is not 0
 */
export async function runToEnd(options: PartOptions): Promise<void> {
  const part = startPart(options)
  const code = await part.ended
  if (code !== 0) throw new Error(`${part.name} failed (exit code ${code}):\n${part.lastLines()}`)
}

/**
 * Waits until the URL answers 2xx.
 * @throws Error when the part ends before, or after `timeout` milliseconds
 */
export async function waitUntilReady(part: Part, url: string, timeout = 300_000): Promise<void> {
  let ended: number | undefined
  void part.ended.then((code) => (ended = code))
  for (const until = Date.now() + timeout; Date.now() < until; await sleep(50)) {
    if (ended !== undefined)
      throw new Error(`The ${part.name} ended at once (exit code ${ended}):\n${part.lastLines()}`)
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`The ${part.name} was not ready after ${timeout / 1000} s (${url}):\n${part.lastLines()}`)
}
