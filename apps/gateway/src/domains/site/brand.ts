import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { systemStatus, type WhitelabelNode } from '@playhouse/platform-api/site.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'

export type SiteStatusAnswer = ValueOf<typeof systemStatus>
type BrandInfo = SiteStatusAnswer['info']

/** The brand as its platform configures it. */
export class Brand {
  readonly info: BrandInfo
  readonly #modulesOn: ReadonlySet<string>

  constructor(info: BrandInfo) {
    this.info = info
    this.#modulesOn = new Set(modulesOn(info.whitelabel))
  }

  /** True when the module and everything above it in the white-label tree is on. A module outside the tree is off. */
  isOn(moduleId: string): boolean {
    return this.#modulesOn.has(moduleId)
  }
}

function modulesOn(nodes: readonly WhitelabelNode[]): string[] {
  return nodes.flatMap((node) => (node.enabled ? [node.modId, ...modulesOn(node.childrenNodes)] : []))
}

/** The last brand that was heard of: it is the same for every caller, while the status beside it is not. */
export class BrandMemory {
  latest: Brand | undefined
  /** The latest as text, to compare with. */
  #text = ''
  readonly #known = new WeakMap<BrandInfo, Brand>()

  /**
   * The brand, by this caller's own status or else as it was last heard of.
   * @throws PlatformUnavailable when it was never heard of
   */
  async read(platform: PublicPlatform, siteOrigin: string): Promise<Brand> {
    try {
      const { info } = await siteStatus(platform, siteOrigin)
      return this.#brandOf(info)
    } catch (error) {
      if (this.latest) return this.latest
      throw error
    }
  }

  /** Each caller's status brings the brand along; while it reads the same it stays the same brand. */
  #brandOf(info: BrandInfo): Brand {
    let brand = this.#known.get(info)
    if (!brand) {
      const text = JSON.stringify(info)
      brand = this.latest && this.#text === text ? this.latest : new Brand(info)
      this.#text = text
      this.#known.set(info, brand)
    }
    return (this.latest = brand)
  }
}

/** Status and configuration of the site as this caller's address sees it. @throws PlatformUnavailable */
export function siteStatus(platform: PublicPlatform, siteOrigin: string): Promise<SiteStatusAnswer> {
  return platform.ask(systemStatus, { url: siteOrigin.slice(siteOrigin.indexOf('//') + 2) })
}
