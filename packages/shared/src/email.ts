import { EMAIL_MAX } from './limits.ts'

/** One `@` and a domain of at least two labels, in any script (RFC 6531). Only a message shows whether the address exists. */
export const EMAIL_PATTERN = String.raw`^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$`

const EMAIL = new RegExp(EMAIL_PATTERN)

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text)

/** An address as it is stored and compared. */
export const prepareEmail = (typed: string): string => typed.trim().normalize('NFC').toLowerCase()
