/** A password as it is measured, compared and stored: other spaces as plain ones, then NFC (RFC 8265, OpaqueString). */
export const preparePassword = (typed: string): string => typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

/** A name to log in with as it is looked up: without spaces around it, in NFC and lower case. */
export const prepareUsername = (typed: string): string => typed.trim().normalize('NFC').toLowerCase()

/** Normalizes a typed code: some keyboards type full-width digits. */
export const prepareCode = (typed: string): string => typed.normalize('NFKC')
