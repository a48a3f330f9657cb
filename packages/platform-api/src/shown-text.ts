import { hasHiddenCharacters } from '@playhouse/shared/scripts.ts'
import * as z from 'zod'

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
