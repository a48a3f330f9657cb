import { copyFileSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Maximum size of a log file, and how often it is checked. */
export interface LogRotation {
  bytes: number
  everyMs: number
}

const ROTATION: LogRotation = { bytes: 10 * 1024 * 1024, everyMs: 5_000 }

/**
 * Creates an empty log file and rotates it while this process runs: a file that is too large is copied to `<file>.1` and
 * truncated. Writers must append. Lines written between the two steps are lost.
 * @returns stops the rotation
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
