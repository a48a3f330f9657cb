import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { domainRoutes } from '@playhouse/platform-api/site-settings.ts'

/** The configured origins of the brand's sites; the first is the main one. */
export function domainsOf(siteOrigins: readonly string[]): AnswerOf<typeof domainRoutes> {
  const domains = siteOrigins.map((url) => ({ domain: new URL(url).host, url }))
  return { mainDomain: domains[0]?.domain ?? '', domains }
}
