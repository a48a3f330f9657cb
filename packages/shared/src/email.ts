import { EMAIL_MAX } from './limits.ts'

/** Control characters, and those that hide or reorder text. */
const HIDDEN = String.raw`\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`
const LOCAL_PART = String.raw`[^\s${HIDDEN}@.,:;<>\(\)\[\]\\"]+`
/** Of ASCII only letters, digits and hyphens. */
const LABEL = String.raw`(?!-)[^\s${HIDDEN}\u0020-\u002c.\/\u003a-\u0040\u005b-\u0060\u007b-\u007e]{1,63}(?<!-)`

/**
 * What mailboxes on the internet have (RFC 5321, 4.5.3.1; RFC 5322's dot-atom), in any script (RFC 6531): no quoted names, no hosts by
 * number. Only a message shows whether the address exists.
 */
export const EMAIL_PATTERN = String.raw`^(?=[^@]{1,64}@)${LOCAL_PART}(?:\.${LOCAL_PART})*@(?:${LABEL}\.)+(?![0-9]+$)${LABEL}$`

const EMAIL = new RegExp(EMAIL_PATTERN)

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text)

/** What is wrong with a typed address that was prepared. */
export function emailBreach(text: string): 'required' | 'pattern' | undefined {
  if (text === '') return 'required'
  return isEmail(text) ? undefined : 'pattern'
}

/** An address as it is stored and compared. */
export const prepareEmail = (typed: string): string => typed.trim().normalize('NFC').toLowerCase()
