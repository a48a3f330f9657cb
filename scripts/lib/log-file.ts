import { copyFileSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** When a log file has become too large, and how often that is looked at. */
export interface LogRotation {
  bytes: number
  everyMs: number
}

const ROTATION: LogRotation = { bytes: 10 * 1024 * 1024, everyMs: 5_000 }

/**
 * Makes an empty log file and keeps it small while this process runs: one that has become too large is copied to `<file>.1` and
 * emptied. Whoever writes to it must append. Lines written between the two are lost.
 * @returns what ends the watching
 */
export function keepLogSmall(file: string, { bytes, everyMs }: LogRotation = ROTATION): () => void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  const timer = setInterval(() => {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (size > bytes) rotate(file)
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

function rotate(file: string): void {
  try {
    copyFileSync(file, `${file}.1`)
  } catch {
    // A full disk has no room for a copy.
    rmSync(`${file}.1`, { force: true })
  }
  truncateSync(file)
}
