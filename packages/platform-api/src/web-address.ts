import * as z from 'zod'
import { FIELD_ROLES, reportDegradation } from './fields.ts'

/** Base for checking relative paths. */
const ANY_HOST = 'https://host.invalid'
/** Usual paths, which are not parsed as addresses: that takes five times as long. */
const PLAIN_PATH = /^(?!\/\/)[\w./-]*$/

const isPath = (text: string): boolean => PLAIN_PATH.test(text) || parseWebAddress(text, ANY_HOST) !== undefined

/** Parses as a browser does; undefined for anything but http and https, such as `javascript:`. */
export function parseWebAddress(text: string, base?: string): URL | undefined {
  const url = URL.parse(text, base)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** Http or https address; anything else becomes empty and is reported under `field`. */
export function webAddress(field: string) {
  return z
    .string()
    .meta({ description: 'An http or https address.' })
    .transform((text) => (text === '' || parseWebAddress(text) ? text : refuse(field, text)))
    .register(FIELD_ROLES, { role: 'address' })
}

/** Http and https addresses; others are dropped and reported under `field`. */
export function webAddresses(field: string) {
  return z
    .array(z.string().register(FIELD_ROLES, { role: 'address' }))
    .meta({ description: 'Http or https addresses.' })
    .transform((texts) => texts.filter((text) => parseWebAddress(text) ?? refuse(field, text)))
}

/**
 * Path relative to a host of the brand or to the site, or an http or https address; anything else becomes empty and is reported under
 * `field`.
 */
export function webPath(field: string) {
  return z
    .string()
    .meta({ description: 'A path, or an http or https address.' })
    .transform((text) => (isPath(text) ? text : refuse(field, text)))
    .register(FIELD_ROLES, { role: 'path' })
}

/** As {@link webPath}, for what may lead anywhere or be an id, such as the target of a banner. */
export function webTarget(field: string) {
  return z
    .string()
    .meta({ description: 'An id, a path, or an http or https address.' })
    .transform((text) => (isPath(text) ? text : refuse(field, text)))
    .register(FIELD_ROLES, { role: 'reference' })
}

/** Reports only the scheme: the rest may hold a token. */
function refuse(field: string, text: string): '' {
  reportDegradation(field, URL.parse(text)?.protocol ?? 'not an address', 'an http or https address')
  return ''
}
