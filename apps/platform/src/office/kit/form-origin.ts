import type { FastifyRequest } from 'fastify'
import { OfficeError } from './office-error.ts'
import { SHOWN_AT } from './refused-form.ts'

const SELF = 'http://office.invalid'

/** A path of this listener; anything else would lead operators elsewhere after the log-in. */
export function ownPath(to: string | undefined): string {
  if (!to?.startsWith('/') || !URL.canParse(to, SELF)) return '/'
  const { origin, pathname, search } = new URL(to, SELF)
  // Browsers read a path of two slashes as another host.
  return origin === SELF && !pathname.startsWith('//') && pathname !== '/login' ? `${pathname}${search}` : '/'
}

/** Path of the page that showed the form of a request: the referrer, or the hidden field of a form that was refused before. */
export function formPage({ headers }: FastifyRequest, sent: Readonly<Record<string, string>>): string | undefined {
  const { [SHOWN_AT]: stored } = sent
  if (stored !== undefined) return ownPath(stored)
  const { referer } = headers
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  page.searchParams.delete('done')
  return page.host === headers.host ? ownPath(`${page.pathname}${page.search}`) : undefined
}

/** Other ports of the same host are the same site to a cookie, so the page that sent a form is checked as well. */
export function isForeign({ headers }: FastifyRequest): boolean {
  const { origin } = headers
  const isOurs = origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host
  const site = headers['sec-fetch-site']
  return !isOurs || (site !== undefined && site !== 'same-origin')
}

/** @throws OfficeError for a form that another site has sent */
export function refuseForeign(request: FastifyRequest): void {
  if (isForeign(request)) throw new OfficeError('The form was not sent by a page of the back office.', 403)
}
