import type { Endpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { PlatformFeature } from '@playhouse/platform-api/features.ts'
import { systemStatus, type WhitelabelNode } from '@playhouse/platform-api/site.ts'
import type { PlatformFeatures } from '../../platform/platform-features.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'

export type SiteStatusResponse = ValueOf<typeof systemStatus>
type BrandInfo = SiteStatusResponse['info']

export class Brand {
  readonly info: BrandInfo
  readonly absent: ReadonlySet<PlatformFeature>
  readonly #modulesOn: ReadonlySet<string>

  constructor(info: BrandInfo, absent: ReadonlySet<PlatformFeature> = new Set()) {
    this.info = info
    this.absent = absent
    this.#modulesOn = new Set(modulesOn(info.whitelabel))
  }

  /** True when the module and all its ancestors in the white-label tree are on. False for a module outside the tree. */
  isOn(moduleId: string): boolean {
    return this.#modulesOn.has(moduleId)
  }

  /** True when the endpoint's module is on and the platform has its feature. */
  offers({ moduleId, feature }: Pick<Endpoint, 'moduleId' | 'feature'>): boolean {
    return this.isOn(moduleId) && !this.absent.has(feature)
  }
}

function modulesOn(nodes: readonly WhitelabelNode[]): string[] {
  return nodes.flatMap((node) => (node.enabled ? [node.modId, ...modulesOn(node.childrenNodes)] : []))
}

/** Holds the latest brand. Unlike the status it arrives with, it is the same for all callers. */
export class BrandStore {
  latest: Brand | undefined
  #text = ''
  readonly #known = new WeakMap<BrandInfo, Brand>()
  readonly #features: Pick<PlatformFeatures, 'absent'>

  constructor(features: Pick<PlatformFeatures, 'absent'>) {
    this.#features = features
  }

  /**
   * The brand from this caller's status, otherwise the latest.
   * @throws PlatformUnavailable when no brand was ever loaded
   */
  async read(platform: PublicPlatform, siteOrigin: string): Promise<Brand> {
    try {
      const { info } = await siteStatus(platform, siteOrigin)
      return this.#getBrand(info)
    } catch (error) {
      if (this.latest) return this.latest
      throw error
    }
  }

  /** Keeps the identity while the brand is unchanged, so that cached responses stay valid. */
  #getBrand(info: BrandInfo): Brand {
    const { absent } = this.#features
    let brand = this.#known.get(info)
    if (brand?.absent !== absent) {
      const text = JSON.stringify(info)
      brand = this.latest?.absent === absent && this.#text === text ? this.latest : new Brand(info, absent)
      this.#text = text
      this.#known.set(info, brand)
    }
    return (this.latest = brand)
  }
}

/** Status and configuration of the site as seen from this caller's address. @throws PlatformUnavailable */
export function siteStatus(platform: PublicPlatform, siteOrigin: string): Promise<SiteStatusResponse> {
  return platform.read(systemStatus, { url: siteOrigin.slice(siteOrigin.indexOf('//') + 2) })
}
