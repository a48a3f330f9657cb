import { MissingPackError } from '../../i18n/i18n.ts'
import { PartTimeoutError } from '../../ui/load-part.ts'

/** Chrome, Safari and Firefox on a module that fails to load; Vite on a style sheet. */
const CHUNK_ERRORS =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i

/** Whether a chunk or its texts failed to load: connection broken, too slow, or replaced by a new deployment. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof PartTimeoutError ||
    error instanceof MissingPackError ||
    (error instanceof Error && CHUNK_ERRORS.test(error.message))
  )
}
