import * as z from 'zod'

import { gameCategory, launchFields } from './catalogue-game.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { publicEndpoint } from './endpoint.ts'
import { amount, commaList, flag, lenientEnum, moment, whole, wholeNumber } from './fields.ts'
import { webAddress, webAddresses, webPath, webTarget } from './web-address.ts'

/** One module of the white-label tree. */
export interface WhitelabelNode {
  modId: string
  enabled: boolean
  childrenNodes: WhitelabelNode[]
}

const whitelabelNode: z.ZodType<WhitelabelNode, unknown> = z.lazy(() =>
  z.object({ modId: z.string(), enabled: flag, childrenNodes: z.array(whitelabelNode).default([]) }),
)

const fieldRule = z.object({
  enabled: flag,
  required: flag,
  minLength: z.number(),
  maxLength: z.number(),
  patternId: z.number(),
  acceptedPattern: z.string(),
})

const registerRules = z.record(z.string(), fieldRule)

/** Maintenance, region restriction, and the brand's configuration for the first page. */
export const systemStatus = publicEndpoint({
  summary: 'System status, permissions, resources and CDN lists of the brand',
  path: '/wps/system/status',
  aliases: ['/wps/v2/system/status'],
  moduleId: 'COMM3',
  input: z.object({ url: z.string().max(200).optional() }),
  value: z.object({
    maintenance: flag,
    /** Epoch milliseconds, when known. */
    maintenanceEndTime: moment.nullish(),
    regionRestriction: flag,
    location: z.object({ ip: z.string(), country: z.string() }),
    info: z.object({
      whitelabel: z.array(whitelabelNode),
      register: registerRules,
      /** Age that a registration confirms. */
      agreementAge: wholeNumber.nullish(),
      /** Age by the birthday, for the profile and a first deposit. */
      memberAge: wholeNumber.nullish(),
      /** The smallest amount of any way to deposit; null while deposits are closed. */
      leastDeposit: amount.nullish(),
      resources: z.array(
        z.object({
          resourceType: z.string(),
          url: webAddress('systemStatus.resources.url'),
          qrCodeUrl: webAddress('systemStatus.resources.qrCodeUrl').nullish(),
          labelNameEn: z.string().nullish(),
        }),
      ),
      customerService: z.array(z.object({ type: wholeNumber, path: z.string() })),
      /** The tag that counts how the site is used. `origin` serves its script at `/gtag/js` and takes its events. Null for none. */
      analytics: z
        .object({ gtagId: z.string().nullish(), origin: webAddress('systemStatus.analytics.origin').nullish() })
        .nullish(),
      /** Origins that the pages of another human check than the proof of work are loaded from. Null for none. */
      humanCheck: z.object({ origins: z.array(webAddress('systemStatus.humanCheck.origins')) }).nullish(),
      /** Whether codes and e-mails can be sent to members. Optional. */
      canSend: flag.optional(),
      /** Language codes of the brand, default first. Optional. */
      languages: z.array(z.string()).optional(),
      imageCDNs: webAddresses('systemStatus.imageCDNs'),
      launchGameCDNs: webAddresses('systemStatus.launchGameCDNs'),
      /** Changes when drawn pictures change; part of their addresses: `/media/v-<version>/games/…`. Optional. */
      pictureVersion: z
        .string()
        .regex(/^[\w-]{1,40}$/)
        .nullish(),
    }),
  }),
  cache: { freshSeconds: 15, staleSeconds: 3600, byAddress: true },
  origin: 'specification',
})

export const whitelabel = publicEndpoint({
  summary: 'The white-label tree: which modules the brand has',
  path: '/wps/system/whitelabel',
  moduleId: 'COMM3',
  value: z.array(whitelabelNode),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
  origin: 'specification',
})

export const registerSettings = publicEndpoint({
  summary: 'Rules of every registration field',
  path: '/wps/system/setting/register',
  moduleId: 'REG3',
  value: registerRules,
  cache: { freshSeconds: 60, staleSeconds: 3600 },
  origin: 'specification',
})

/** Public keys (JWKS) for sealed bodies. */
export const sealingKeys = publicEndpoint({
  summary: 'Public keys for sealed bodies, newest first',
  path: '/wps/system/sealingKeys',
  moduleId: 'COMM3',
  feature: 'sealing',
  value: z.object({
    keys: z
      .array(
        z.object({
          kty: z.literal('RSA'),
          kid: z.string(),
          n: z.string(),
          e: z.string(),
          alg: z.literal('RSA-OAEP-256'),
        }),
      )
      .min(1),
  }),
  cache: { freshSeconds: 300, staleSeconds: 300 },
})

export const BANNER_LINKS = ['NONE', 'URL', 'P', 'G'] as const

const announcement = z.object({ id: z.number(), title: z.string(), content: z.string(), publishedAt: moment })

/** `types`: `B` banners, `PL` notices to players, `PU` popups, `PR` promotions. An announcement's content is HTML. */
export const announcements = publicEndpoint({
  summary: 'Banners and announcements',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  aliases: ['/wps/relay/CCSFE_getListAnnouncements'],
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({
    types: commaList.default(['B']),
    platform: z.literal('W').default('W'),
    execution: z.literal('B').default('B'),
  }),
  value: z.object({
    banners: catalogueRows(
      z.object({
        bannerId: z.number(),
        groupName: z.string(),
        /** Path of the picture, relative to an image host. */
        url: webPath('announcements.url'),
        title: z.string(),
        text: z.string(),
        linkageType: lenientEnum('announcements.linkageType', BANNER_LINKS, 'NONE'),
        /** URL, promotion id or game node id, by type; `LOTTO_LOBBY` is the lottery page. */
        linkTarget: webTarget('announcements.linkTarget').nullish(),
        /** How the linked game opens; missing for other links. */
        linkGame: z
          .object({ vassalage: z.string(), gameType: gameCategory, gameCode: z.string().nullish(), ...launchFields })
          .nullish(),
      }),
    ),
    player: catalogueRows(announcement),
    popup: catalogueRows(announcement).default([]),
    promotion: catalogueRows(announcement).default([]),
  }),
  isTranslated: true,
  cache: { freshSeconds: 60, staleSeconds: 3600 },
})

const NOTICES_CACHE = { freshSeconds: 60, staleSeconds: 3600 }

export const systemAnnouncements = publicEndpoint({
  summary: 'Notices to players, newest first',
  path: '/wps/system/announcements',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({ list: catalogueRows(announcement) }),
  isTranslated: true,
  cache: NOTICES_CACHE,
})

export const advancedAnnouncements = publicEndpoint({
  summary: 'Announcements of every type to visitors and members by page, newest first',
  path: '/wps/system/announcements/advanced',
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({
    /** `PL` notices to players, `PU` popups, `PR` promotions; all by default. */
    type: z.enum(['PL', 'PU', 'PR']).optional(),
    pageNo: whole.min(1).max(1_000).default(1),
    pageSize: whole.min(1).max(50).default(10),
  }),
  value: z.object({
    totalCount: wholeNumber,
    totalPages: wholeNumber,
    list: catalogueRows(announcement.extend({ type: z.enum(['PL', 'PU', 'PR']) })),
  }),
  isTranslated: true,
  cache: NOTICES_CACHE,
})
