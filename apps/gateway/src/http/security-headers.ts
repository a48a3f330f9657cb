import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { BrandMemory } from '../domains/site/brand.ts'

/**
 * Sets the headers that tell browsers what a page of ours may do. Pictures may come from the brand's image hosts and frames
 * from its launch hosts, as the platform lists them; no script, form or connection leaves this origin.
 */
export async function securityHeaders(app: FastifyInstance, brands: BrandMemory, secure: boolean): Promise<void> {
  const imageHosts = () => originsOf(brands.latest?.info.imageCDNs)
  const launchHosts = () => originsOf(brands.latest?.info.launchGameCDNs)

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        // React Aria writes one <style> of its own while it runs (its press handling).
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', imageHosts],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", launchHosts],
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
  })
}

/** What was worked out for a list of hosts: every answer carries it, and the brand's lists stay the same objects. */
const known = new WeakMap<readonly string[], string>()

/** Origins of some hosts, each once, as the header lists them. */
function originsOf(hosts: readonly string[] | undefined): string {
  if (!hosts) return ''
  let origins = known.get(hosts)
  if (origins === undefined) {
    origins = [...new Set(hosts.map((host) => new URL(host).origin))].join(' ')
    known.set(hosts, origins)
  }
  return origins
}
