import type { Config } from '../../config.ts'
import type { BrandSettings } from './brand-settings.ts'

/** The brand's resources with absolute URLs; paths are relative to this platform's media host. */
export function placedResources(
  { resources }: Pick<BrandSettings, 'resources'>,
  { mediaHosts: [host] }: Pick<Config, 'mediaHosts'>,
): BrandSettings['resources'] {
  return resources.map((resource) => ({ ...resource, url: URL.parse(resource.url, host)?.href ?? resource.url }))
}
