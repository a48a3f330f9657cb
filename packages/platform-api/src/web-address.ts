import * as z from 'zod'
import { degraded } from './fields.ts'
import { readsPlainly, UNREAD } from './plain-read.ts'

/** Stands for the host that a relative path will be put on. */
const ANY_HOST = 'https://host.invalid'
/** Paths as platforms write most of them: no other scheme or host can hide in one. */
const USUAL_PATH = /^\/(?!\/)[\w./~%=&?+-]*$/

/** The address as a browser would open it; undefined for anything but http and https, such as `javascript:`. */
export function parseWebAddress(text: string, base?: string): URL | undefined {
  const url = URL.parse(text, base)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** An http or https address; anything else is read as empty and reported under `field`. */
export function webAddress(field: string) {
  return z
    .string()
    .meta({ description: 'An http or https address.' })
    .transform((text) => (text === '' || parseWebAddress(text) ? text : refused(field, text)))
}

/** Http and https addresses; others are left out and reported under `field`. */
export function webAddresses(field: string) {
  return z
    .array(z.string())
    .meta({ description: 'Http or https addresses.' })
    .transform((texts) => texts.filter((text) => parseWebAddress(text) ?? refused(field, text)))
}

/**
 * A path relative to a host of the brand or to the site, or an http or https address; anything else is read as empty and
 * reported under `field`.
 */
export function webPath(field: string) {
  const schema = z
    .string()
    .meta({ description: 'A path, or an http or https address.' })
    .transform((text) => (parseWebAddress(text, ANY_HOST) ? text : refused(field, text)))
  return readsPlainly(schema, (text) => (typeof text === 'string' && USUAL_PATH.test(text) ? text : UNREAD))
}

/** Only the scheme is reported: what follows may hold a token. */
function refused(field: string, text: string): '' {
  degraded(field, URL.parse(text)?.protocol ?? 'not an address')
  return ''
}
