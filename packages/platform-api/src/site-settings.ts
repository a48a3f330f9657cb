import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { FIELD_ROLES, flag } from './fields.ts'
import { webAddress } from './web-address.ts'

/** Only operators change these. */
const SETTINGS_CACHE = { freshSeconds: 60, staleSeconds: 3600 }

export const consolidatedSettings = publicEndpoint({
  name: 'consolidatedSettings',
  domain: 'site',
  summary: 'The brand’s name, money, languages, and which contracts with agents it has',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  moduleId: 'COMM3',
  input: z.object({}),
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
  errors: [],
  cache: SETTINGS_CACHE,
  origin: 'extension',
})

export const domainRoutes = publicEndpoint({
  name: 'domainRoutes',
  domain: 'site',
  summary: 'Addresses the site is reached at, the main one first',
  method: 'GET',
  path: '/wps/system/domainRoute',
  moduleId: 'COMM3',
  input: z.object({}),
  value: z.object({
    mainDomain: z.string(),
    domains: z.array(z.object({ domain: z.string(), url: webAddress('domainRoutes.url') })),
  }),
  errors: [],
  cache: SETTINGS_CACHE,
  origin: 'specification',
})

export const helpCenter = publicEndpoint({
  name: 'helpCenter',
  domain: 'site',
  summary: 'Questions and answers by topic as HTML, in the requested language or its fallback',
  method: 'GET',
  path: '/wps/system/helpCenter',
  moduleId: 'COMM3',
  input: z.object({}),
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
  errors: [],
  cache: SETTINGS_CACHE,
  origin: 'specification',
})

export const countryCodes = publicEndpoint({
  name: 'countryCodes',
  domain: 'site',
  summary: 'Countries whose phone numbers are accepted, with their calling codes',
  method: 'GET',
  path: '/wps/system/country',
  moduleId: 'COMM3',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        /** ISO 3166 alpha-2. */
        country: z.string().length(2),
        /** Its own name. */
        name: z.string(),
        /** Without plus sign. */
        callingCode: z.string().register(FIELD_ROLES, { role: 'digits' }),
      }),
    ),
  }),
  rules: ['unique(list, country)'],
  errors: [],
  cache: { freshSeconds: 300, staleSeconds: 3600 },
  origin: 'extension',
})

export const location = publicEndpoint({
  name: 'location',
  domain: 'site',
  summary: 'The caller’s address and country, and whether the brand is open there',
  method: 'GET',
  path: '/wps/system/location',
  moduleId: 'COMM3',
  input: z.object({}),
  value: z.object({ ip: z.string(), country: z.string(), regionRestriction: flag }),
  errors: [],
  cache: { freshSeconds: 15, staleSeconds: 60, byAddress: true },
  origin: 'extension',
})

export const customerService = publicEndpoint({
  name: 'customerService',
  domain: 'site',
  summary: 'Desks of customer service and the links to them, as the system status names them',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  moduleId: 'COMM3',
  input: z.object({}),
  value: z.object({ list: z.array(z.object({ type: z.coerce.number(), path: z.string() })) }),
  errors: [],
  cache: SETTINGS_CACHE,
  origin: 'extension',
})
