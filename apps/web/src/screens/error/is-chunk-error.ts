import { PartTimeoutError } from '../../ui/load-part.ts'

/** Browsers word a module that cannot be fetched each in their own way; Vite words a style sheet that cannot. */
const CHUNK_ERRORS =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i

/** True if a part of the site's own code could not be fetched: offline, too slow, or a newer version has taken its place. */
export function isChunkError(error: unknown): boolean {
  return error instanceof PartTimeoutError || (error instanceof Error && CHUNK_ERRORS.test(error.message))
}
