import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** Timeout for loading a code chunk, in milliseconds. */
export const PART_TIMEOUT_MS = 120_000

/** Long enough for a connection that blinked to be back. */
const RETRY_AFTER_MS = 1_000

/** A part of the site's code did not come in time. */
export class PartTimeoutError extends Error {
  constructor() {
    super(`A part of the site did not come within ${PART_TIMEOUT_MS / 1_000} seconds`)
    this.name = 'PartTimeoutError'
  }
}

/**
 * Loads a part of the site's code (`load` is a dynamic import), once more if it fails. Rejects with what the second try failed
 * for, or with PartTimeoutError when both together take longer than two minutes.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
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

/** React's `lazy` with that patience, for components that are no default export. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }))
}
