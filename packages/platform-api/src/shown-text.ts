import { hasHiddenCharacters } from '@playhouse/shared/scripts.ts'
import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { PlatformErrorCode } from './errors.ts'
import { unwrapped } from './fields.ts'

/**
 * Who reads a text besides its writer: `players` that the writer does not know, its upline and downlines (`line`), or the operator's `staff`;
 * `owner` for nobody. A text for players has no contact data: web addresses, telephone numbers, accounts of other services.
 */
type Readers = 'players' | 'line' | 'staff' | 'owner'

interface TextReaders {
  readers: Readers
  /** Codes for contact data in the text; without them it is a breach of the field (`contact_data`). */
  refusals?: { link: PlatformErrorCode; contact: PlatformErrorCode }
}

/** Readers by schema, of each text that a person composes. */
export const TEXT_READERS = z.registry<TextReaders>()

/** Fields of an endpoint's input with a text that players read. */
export function listPlayerTexts({ input }: Pick<Endpoint, 'input'>): (TextReaders & { field: string })[] {
  const fields = input instanceof z.ZodObject ? Object.entries(input.shape as Record<string, z.ZodType>) : []
  return fields.flatMap(([field, schema]) => {
    const declared = TEXT_READERS.get(unwrapped(schema))
    return declared?.readers === 'players' ? [{ field, ...declared }] : []
  })
}

/** A line that others see: without characters that hide or reorder text. */
export const shownLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasHiddenCharacters(text))

/** The same with line breaks. */
export const shownText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !hasHiddenCharacters(text.replaceAll(/[\r\n\t]/g, '')))
