import { announcements } from '@playhouse/platform-api/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@playhouse/shared/languages.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { dateTime } from '../../graphql/scalars.ts'
import { navigation } from '../games/navigation.ts'
import { siteStatus, type SiteStatusAnswer } from './brand.ts'
import { bannerOf } from './banners.ts'
import { downloadsOf } from './downloads.ts'
import { featuresOf } from './features.ts'
import { imageHosts } from './pictures.ts'
import { reportFailingHost } from './report-failing-host.ts'

const languages = Object.values(LANGUAGES)
  .map(({ code, bcp47, name }) => ({ __typename: 'Language' as const, code, tag: bcp47, name }))
  .toSorted((a, b) => Number(b.code === DEFAULT_LANGUAGE) - Number(a.code === DEFAULT_LANGUAGE))

export const siteResolvers: Resolvers = {
  Query: {
    site: async (_root, _args, context) => ({ brand: await context.brand() }),
  },
  Mutation: {
    reportFailingHost: (_root, { input }, context) => reportFailingHost(context, input),
  },
  Site: {
    name: (_site, _args, { merchant }) => merchant.charAt(0).toUpperCase() + merchant.slice(1),
    status: async (_site, _args, context) => {
      const status = await siteStatus(context.platform, context.siteOrigin)
      return {
        __typename: 'SiteStatus',
        state: stateOf(status),
        maintenanceEndsAt: status.maintenance && status.maintenanceEndTime ? dateTime(status.maintenanceEndTime) : null,
        visitorAddress: status.location.ip,
        visitorCountry: status.location.country,
      }
    },
    features: ({ brand }) => featuresOf(brand),
    languages: () => languages,
    imageHosts: async (_site, _args, context) => (await imageHosts(context)).ranked(),
    navigation: (_site, _args, context) => navigation(context),
    banners: async (_site, { group }, context) => {
      const { banners } = await context.platform.ask(announcements, { types: ['B'] })
      const hosts = await imageHosts(context)
      return banners.filter(({ groupName }) => groupName === group).map((banner) => bannerOf(banner, hosts))
    },
    downloads: ({ brand }) => downloadsOf(brand),
    registrationFields: ({ brand }) =>
      Object.entries(brand.info.register)
        .filter(([, rule]) => rule.enabled)
        .map(([name, { enabled: _, ...rule }]) => ({ __typename: 'RegistrationField', name, ...rule })),
  },
}

/** Maintenance wins over the region (specification, section 4). */
function stateOf({ maintenance, regionRestriction }: SiteStatusAnswer) {
  if (maintenance) return 'MAINTENANCE'
  return regionRestriction ? 'REGION_RESTRICTED' : 'NORMAL'
}
