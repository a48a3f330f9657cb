import type { Config } from '../../config.ts'
import type { BrandSettings } from './brand-settings.ts'

/** The brand's resources with whole addresses. */
export function placedResources(
  { resources }: Pick<BrandSettings, 'resources'>,
  { pagesHost }: Pick<Config, 'pagesHost'>,
): BrandSettings['resources'] {
  return resources.map((resource) => ({ ...resource, url: URL.parse(resource.url, pagesHost)?.href ?? resource.url }))
}
