import { foldText } from '@playhouse/shared/fold-text.ts'
import { createHash, timingSafeEqual } from 'node:crypto'

/** As banks write names: without accents, case and doubled spaces do not matter. */
const written = (name: string): Buffer =>
  createHash('sha256').update(foldText(name).replaceAll(/\s+/g, ' ').trim()).digest()

/** True if both are one name on a bank account; false where none is known. Takes the same time for every name. */
export function isSameName(typed: string, known: string | null): boolean {
  return timingSafeEqual(written(typed), written(known ?? '')) && known !== null
}
