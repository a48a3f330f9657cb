import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Brand, BrandMemory } from '../domains/site/brand.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a page of a library, whose scripts and frames no policy of ours allows. */
    withoutPolicy?: boolean
  }
}

type Headers = Readonly<Record<string, string>>

/**
 * Sets the headers that tell browsers what a page of ours may do. Pictures may come from the brand's image hosts and frames
 * from its launch hosts, as the platform lists them; no script, form or connection leaves this origin.
 */
export function securityHeaders(app: FastifyInstance, brands: BrandMemory, secure: boolean): void {
  const ofNoBrand = headersOf(optionsFor(undefined, secure))
  const withoutPolicy = headersOf({ ...optionsFor(undefined, secure), contentSecurityPolicy: false })
  // Helmet works them out anew for each answer; they change only with the brand.
  const ofBrands = new WeakMap<Brand, Headers>()

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { latest } = brands
    let headers = routeOptions.config.withoutPolicy ? withoutPolicy : ofNoBrand
    if (latest && headers === ofNoBrand) {
      headers = ofBrands.get(latest) ?? headersOf(optionsFor(latest, secure))
      ofBrands.set(latest, headers)
    }
    reply.headers(headers)
  })
}

function optionsFor(brand: Brand | undefined, secure: boolean): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        // React Aria writes one <style> of its own while it runs (its press handling).
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...originsOf(brand?.info.imageCDNs)],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", ...originsOf(brand?.info.launchGameCDNs)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
      },
    },
    // Games and customer service open in windows of other origins, which must stay reachable.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  }
}

/** Origins of some hosts, each once. */
function originsOf(hosts: readonly string[] = []): Set<string> {
  return new Set(hosts.map((host) => new URL(host).origin))
}

/** What helmet would set. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw new Error('The security headers cannot be worked out.', { cause: error })
  })
  return headers
}
