import { foldText } from '@playhouse/shared/fold-text.ts'
import { createHash, timingSafeEqual } from 'node:crypto'

/** Banks ignore accents, case and repeated spaces. */
const written = (name: string): Buffer =>
  createHash('sha256').update(foldText(name).replaceAll(/\s+/g, ' ').trim()).digest()

/** Constant time; false if no name is known. */
export function isSameName(typed: string, known: string | null): boolean {
  return timingSafeEqual(written(typed), written(known ?? '')) && known !== null
}
