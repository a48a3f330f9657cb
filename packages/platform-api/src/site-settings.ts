import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { FIELD_ROLES, flag, wholeNumber } from './fields.ts'
import { webAddress, webPath } from './web-address.ts'

/** Only operators change these. */
const SETTINGS_CACHE = { freshSeconds: 60, staleSeconds: 3600 }

export const consolidatedSettings = publicEndpoint({
  summary: 'The brand’s name, money, languages, and which contracts with agents it has',
  path: '/wps/system/settings/consolidated',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({
    merchant: z.string(),
    merchantName: z.string(),
    currency: z.string().length(3),
    currencySymbol: z.string(),
    /** IANA name; the brand's days begin and end in it. */
    timeZone: z.string(),
    defaultLanguage: z.string(),
    languages: z.array(z.object({ code: z.string(), tag: z.string(), name: z.string() })),
    /** Contracts: dividends, then wages by the day, by the hour and in real time. */
    divtypeinfo: flag,
    dailysalinfotype: flag,
    contracthoursalinfo: flag,
    contractmrdailysalinfotype: flag,
  }),
  cache: SETTINGS_CACHE,
})

export const domainRoutes = publicEndpoint({
  summary: 'Addresses the site is reached at, the main one first',
  path: '/wps/system/domainRoute',
  moduleId: 'COMM3',
  value: z.object({
    mainDomain: z.string(),
    domains: z.array(z.object({ domain: z.string(), url: webAddress('domainRoutes.url') })),
  }),
  cache: SETTINGS_CACHE,
  origin: 'specification',
})

export const helpCenter = publicEndpoint({
  summary: 'Questions and answers by topic as HTML, in the requested language or its fallback',
  path: '/wps/system/helpCenter',
  moduleId: 'COMM3',
  value: z.object({
    topics: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        articles: z.array(
          z.object({
            id: z.number(),
            /** The same in every language, for links. */
            code: z.string().nullish(),
            title: z.string(),
            content: z.string(),
          }),
        ),
      }),
    ),
  }),
  isTranslated: true,
  cache: SETTINGS_CACHE,
  origin: 'specification',
})

export const countryCodes = publicEndpoint({
  summary: 'Countries whose phone numbers are accepted, with their calling codes',
  path: '/wps/system/country',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({
    list: z.array(
      z.object({
        /** ISO 3166 alpha-2. */
        country: z.string().length(2),
        /** The country's name in its own language. */
        name: z.string(),
        /** Without plus sign. */
        callingCode: z.string().register(FIELD_ROLES, { role: 'digits' }),
      }),
    ),
  }),
  cache: { freshSeconds: 300, staleSeconds: 3600 },
})

export const location = publicEndpoint({
  summary: 'The caller’s address and country, and whether the brand is open there',
  path: '/wps/system/location',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({ ip: z.string(), country: z.string(), regionRestriction: flag }),
  cache: { freshSeconds: 15, staleSeconds: 60, byAddress: true },
})

export const customerService = publicEndpoint({
  summary: 'Desks of customer service and the links to them, as the system status names them',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({ list: z.array(z.object({ type: wholeNumber, path: z.string() })) }),
  cache: SETTINGS_CACHE,
})

export const systemTemplates = publicEndpoint({
  summary: 'Drawn pictures that members choose from',
  path: '/wps/system/templates',
  moduleId: 'COMM3',
  feature: 'avatars',
  value: z.object({ avatars: z.array(z.object({ id: z.string(), picture: webPath('systemTemplates.picture') })) }),
  cache: { freshSeconds: 300, staleSeconds: 3600 },
})
