import { MEMBER_AGE, MINIMUM_AGE } from '@playhouse/shared/limits.ts'
import { countryCodes, domainRoutes } from '@playhouse/platform-api/site-settings.ts'
import { announcements } from '@playhouse/platform-api/site.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { toAnalytics } from './analytics.ts'
import { siteStatus, type Brand } from '../base/brand.ts'
import { getState } from './status.ts'
import { toBannerGroups, toBanners } from './banners.ts'
import { toDownloads } from './downloads.ts'
import { getFeatures } from './features.ts'
import { imageHosts } from './pictures.ts'
import { getLanguages } from './languages.ts'
import { siteSettings } from './settings.ts'
import type { ReportFailingHostInput, SocialNetwork } from '@playhouse/schema/types.generated.ts'
import { publicMutation } from '../base/mutation.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'

/** Social networks by the brand's resource types. */
const NETWORKS: Readonly<Record<string, SocialNetwork>> = {
  FACEBOOK: 'FACEBOOK',
  INSTAGRAM: 'INSTAGRAM',
  TELEGRAM: 'TELEGRAM',
  WHATSAPP: 'WHATSAPP',
}

function toSocialLinks({ info }: Brand) {
  return info.resources.flatMap(({ resourceType, url }) => {
    const network = NETWORKS[resourceType.toUpperCase()]
    return network && url ? [{ network, url }] : []
  })
}

/** Addresses of the site, the main one first. @throws PlatformUnavailable */
async function siteAddresses(platform: PublicPlatform) {
  const { mainDomain, domains } = await platform.read(domainRoutes, {})
  return domains
    .filter(({ url }) => url !== '')
    .map(({ domain, url }) => ({
      host: domain,
      url,
      isMain: domain === mainDomain,
    }))
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
}

/** Records that one of the brand's hosts fails for this caller. Ignores other hosts. */
const reportFailingHost = publicMutation(async (_platform, { host }: ReportFailingHostInput, context) => {
  const { info } = await context.brand()
  const { origin } = new URL(host)
  const known = [...info.imageCDNs, ...info.launchGameCDNs].filter((one) => new URL(one).origin === origin)
  for (const one of known) context.failingHosts.report(one, context.reporter)
  return { __typename: 'ReportFailingHostSuccess' as const, imageHosts: (await imageHosts(context)).ranked() }
})

export const siteResolvers: Resolvers = {
  Query: {
    site: async (_root, _args, context) => ({ brand: await context.brand() }),
    countries: async (_root, _args, { platform }) =>
      (await platform.read(countryCodes, {})).list.map(({ country, name, callingCode }) => ({
        code: country,
        name,
        diallingCode: callingCode,
      })),
  },
  Mutation: { reportFailingHost },
  Site: {
    name: (_site, _args, { merchant }) => merchant.charAt(0).toUpperCase() + merchant.slice(1),
    status: async (_site, _args, context) => {
      const status = await siteStatus(context.platform, context.siteOrigin)
      return {
        state: getState(status),
        maintenanceEndsAt: status.maintenance && status.maintenanceEndTime ? status.maintenanceEndTime : null,
        visitorIpAddress: status.location.ip,
        visitorCountry: status.location.country,
      }
    },
    canRepeatMutations: (_site, _args, { sentKeys }) => sentKeys === undefined,
    hasLiveEvents: (_site, _args, { live }) => live.isOn,
    agreementAge: ({ brand }) => brand.info.agreementAge ?? MINIMUM_AGE,
    memberAge: ({ brand }) => brand.info.memberAge ?? MEMBER_AGE,
    leastDeposit: ({ brand }) => brand.info.leastDeposit ?? null,
    features: ({ brand }) => getFeatures(brand),
    languages: ({ brand }) => getLanguages(brand),
    imageHosts: async (_site, _args, context) => (await imageHosts(context)).ranked(),
    banners: async (_site, { group }, context) => {
      const { banners } = await context.platform.read(announcements, { types: ['B'] })
      const ofGroup = banners.filter(({ groupName }) => groupName === group)
      return toBanners(ofGroup, await imageHosts(context))
    },
    settings: (_site, _args, { platform }) => siteSettings(platform),
    addresses: (_site, _args, { platform }) => siteAddresses(platform),
    bannerGroups: async (_site, _args, context) => {
      const [{ banners }, hosts] = await Promise.all([
        context.platform.read(announcements, { types: ['B'] }),
        imageHosts(context),
      ])
      return toBannerGroups(banners, hosts)
    },
    downloads: ({ brand }) => toDownloads(brand),
    socialLinks: ({ brand }) => toSocialLinks(brand),
    analytics: ({ brand }) => {
      const tag = toAnalytics(brand)
      return tag && { ...tag }
    },
    registrationFields: ({ brand }) =>
      Object.entries(brand.info.register)
        .filter(([, rule]) => rule.enabled)
        .map(([name, { enabled: _, required: isRequired, ...rule }]) => ({
          name,
          isRequired,
          ...rule,
        })),
  },
}
