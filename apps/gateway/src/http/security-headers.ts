import { EARLY_INPUT_SCRIPT } from '@playhouse/shared/early-input.ts'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { toAnalytics } from '../domains/site/analytics.ts'
import type { Brand, BrandStore } from '../domains/base/brand.ts'
import { PublicPlatform } from '../platform/public-platform.ts'
import { createCallContext, getSiteOrigin, type GatewayServices } from './request-context.ts'
import { isNavigation } from './web-files.ts'

const INLINE_SCRIPT = `'sha256-${createHash('sha256').update(EARLY_INPUT_SCRIPT).digest('base64')}'`

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `library page`: its scripts and frames would be blocked by our policy. `data`: no browser shows it. Default a page of ours. */
    sends?: 'library page' | 'data'
  }
}

interface SecurityOptions {
  secure: boolean
  /** Origin of another system's chat. */
  chatOrigin: string | undefined
}

/**
 * What protects an answer that is data: no browser takes it for a script or a page, nor loads it into a page of another site, and clients of
 * an API without pages stay on https. Policies of scripts, frames, windows and referrers have nothing to act on in it, and were
 * most of the bytes of a short answer.
 */
const DATA_HEADERS: ReadonlySet<string> = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
])

/**
 * Sets the security headers. Images may come from and go to the brand's image hosts, and frames come from its launch hosts; forms
 * belong to this origin, and so do scripts, but for the brand's analytics tag and human check.
 */
export function securityHeaders(app: FastifyInstance, brands: BrandStore, options: SecurityOptions): void {
  const libraryPage = computeHeaders({ ...optionsFor(undefined, options), contentSecurityPolicy: false })
  const data = Object.fromEntries(Object.entries(libraryPage).filter(([name]) => DATA_HEADERS.has(name)))
  // Helmet would compute them per response; they change only with the brand.
  let brand: Brand | undefined
  let headers = computeHeaders(optionsFor(undefined, options))

  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    if (brands.latest !== brand) {
      brand = brands.latest
      headers = computeHeaders(optionsFor(brand, options))
    }
    const { sends } = routeOptions.config
    void reply.headers(sends === 'data' ? data : sends === 'library page' ? libraryPage : headers)
    done()
  })
}

/** A page is not delayed longer for the hosts that its policy allows. */
const BRAND_DEADLINES = { sectionMs: 1_500, requestMs: 1_500 }

/**
 * Loads the brand before the first page is served, because the page's policy names its hosts. Without it the page only shows that the
 * platform is down, and is reloaded with its headers later.
 */
export function loadBrandBeforePages(app: FastifyInstance, services: GatewayServices): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (services.brands.latest || !isNavigation(request)) return done()
    const call = createCallContext(request, reply, BRAND_DEADLINES)
    const platform = new PublicPlatform(services.client, services.cache, call)
    const origin = getSiteOrigin(request, services.siteOrigins)
    const warn = (error: Error) =>
      request.log.warn({ reason: error.message }, 'page served without the hosts of its brand')
    services.brands
      .read(platform, origin)
      .catch(warn)
      .then(() => done(), done)
  })
}

function optionsFor(brand: Brand | undefined, { secure, chatOrigin }: SecurityOptions): HelmetOptions {
  const analytics = brand && toAnalytics(brand)?.origin
  const analyticsOrigins = analytics ? [analytics] : []
  const humanCheck = humanCheckOrigins(brand)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", INLINE_SCRIPT, ...analyticsOrigins, ...humanCheck],
        'script-src-attr': ["'none'"],
        // React Aria inserts a <style> for its press handling.
        'style-src': ["'self'", "'unsafe-inline'", ...humanCheck],
        'img-src': ["'self'", 'data:', ...getOrigins(brand?.info.imageCDNs), ...humanCheck],
        'font-src': ["'self'"],
        // Pictures are sent to the image hosts.
        'connect-src': ["'self'", ...getOrigins(brand?.info.imageCDNs), ...analyticsOrigins, ...humanCheck],
        'frame-src': [
          "'self'",
          ...getOrigins(brand?.info.launchGameCDNs),
          ...(chatOrigin === undefined ? [] : [chatOrigin]),
        ],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        // Policies of the web (trusted-types.ts) and of the analytics tag.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'rich-text', ...(analytics ? ['goog#html'] : [])],
      },
    },
    // Games and customer service open in windows of other origins.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  }
}

/** Host names safe in a policy directive: a `;` would start another directive. */
const SAFE_ORIGIN = /^https?:\/\/[a-z\d.-]+(:\d{1,5})?$/

const humanCheckOrigins = (brand: Brand | undefined): string[] =>
  [...getOrigins(brand?.info.humanCheck?.origins)].filter((origin) => SAFE_ORIGIN.test(origin))

function getOrigins(hosts: readonly string[] = []): Set<string> {
  return new Set(hosts.map((host) => new URL(host).origin))
}

function computeHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw new Error('The security headers cannot be computed.', { cause: error })
  })
  return headers
}
