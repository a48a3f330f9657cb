import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { isOnline, untilOnline } from '../use-online.ts'

/** Timeout for loading a code chunk, in milliseconds. */
export const PART_TIMEOUT_MS = 120_000

/** Long enough for a connection to recover. */
const RETRY_AFTER_MS = 1_000

/** Loading a code chunk took too long. */
export class PartTimeoutError extends Error {
  constructor() {
    super(`A part of the site did not come within ${PART_TIMEOUT_MS / 1_000} seconds`)
    this.name = 'PartTimeoutError'
  }
}

/**
 * Runs a dynamic import and retries it once; without a connection it waits and starts again. Rejects with the error of the
 * second attempt, or with PartTimeoutError if both together take longer than two minutes.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await tryTwice(load)
    } catch (error) {
      if (isOnline()) throw error
      await untilOnline()
    }
  }
}

async function tryTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartTimeoutError()), PART_TIMEOUT_MS)
  })
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    return load()
  }
  try {
    return await Promise.race([load().catch(again), timeUp])
  } finally {
    clearTimeout(timer)
  }
}

/** React's `lazy` with `loadPart`, for named exports. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }))
}
