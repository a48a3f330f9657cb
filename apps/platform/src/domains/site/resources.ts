import type { Config } from '../../config.ts'
import type { BrandSettings } from './brand-settings.ts'

/** The brand's resources with whole addresses: one kept as a path stands on this platform, where browsers fetch pictures. */
export function placedResources(
  { resources }: Pick<BrandSettings, 'resources'>,
  { mediaHosts: [host] }: Pick<Config, 'mediaHosts'>,
): BrandSettings['resources'] {
  return resources.map((resource) => ({ ...resource, url: URL.parse(resource.url, host)?.href ?? resource.url }))
}
