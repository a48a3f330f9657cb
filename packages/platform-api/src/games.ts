import { LOBBY_PAGE_SIZE } from '@playhouse/shared/game-categories.ts'
import { FAMILY_MAX, LOBBY_PAGE_MAX, LOBBY_VENDORS_MAX, NOTE_MAX, SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { catalogueGame, gameCategory } from './catalogue-game.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { amount, commaList, flag, lenientEnum, whole } from './fields.ts'
import { shownText, TEXT_READERS } from './shown-text.ts'
import { webPath } from './web-address.ts'

export const GAME_SORTS = ['popular', 'new', 'name', 'rtp', 'volatility'] as const

export const GAME_CLASSES = [
  'SM',
  'SC',
  'VP',
  'JP',
  'TG',
  'AC',
  'BG',
  'BAC',
  'SIC',
  'ROU',
  'DAT',
  'BJ',
  'NN',
  'OTHER',
] as const

const gameClass = lenientEnum('games.gameClassify', GAME_CLASSES, 'OTHER')

/** Filter options of one lane's games. */
const gameFacets = z.object({
  currency: z.string(),
  /** Most games first. */
  classes: z.array(z.object({ gameClassify: gameClass, gameCount: z.number() })),
  lineNums: z.array(z.number().int()),
  /** Smallest stakes, ascending. */
  minBets: z.array(amount),
  hotCount: z.number(),
  newCount: z.number(),
  openCount: z.number(),
})

export type CatalogueGame = z.output<typeof catalogueGame>

export const GAME_IDS_MAX = 100

export const gameList = publicEndpoint({
  summary: 'A page of the catalogue: filtered, searched, sorted',
  path: '/wps/relay/GCSGAME_gameList',
  moduleId: 'GAMELO3',
  feature: 'core',
  input: z.object({
    gameType: commaList.optional(),
    vassalage: commaList.pipe(z.array(z.string().max(20)).max(LOBBY_VENDORS_MAX)).optional(),
    gameName: z.string().max(SEARCH_TEXT_MAX).optional(),
    /** Class codes (`SM` …) to include; empty means all. */
    gameClassify: commaList.pipe(z.array(z.string().max(20)).max(GAME_CLASSES.length)).optional(),
    /** Only games with a minimum stake up to this amount. */
    minBet: amount.optional(),
    /** Only games with at least this many pay lines. */
    minLineNum: whole.min(1).max(10_000).optional(),
    /** Only hot, new, or open games. */
    isHot: flag.optional(),
    isNew: flag.optional(),
    isOpen: flag.optional(),
    nodeIds: commaList
      .transform((ids) => ids.map(Number))
      .pipe(z.array(z.number().int().positive()).max(GAME_IDS_MAX))
      .optional(),
    family: z.string().max(FAMILY_MAX).optional(),
    /**
     * One game of each family: an open one if it has any, among them the most played, or the newest in the order
     * `new`. Searches and lists of `nodeIds` or one family have all games nevertheless.
     */
    oneOfFamily: flag.optional(),
    sort: z.enum(GAME_SORTS).default('popular'),
    pageNo: whole.min(1).max(LOBBY_PAGE_MAX).default(1),
    pageSize: whole.min(1).max(100).default(LOBBY_PAGE_SIZE),
    clientType: whole.default(3),
    platform: z.string().max(40).default('html5-desktop'),
  }),
  value: z.object({
    games: catalogueRows(catalogueGame),
    totalPages: z.number(),
    totalCount: z.number(),
    /** Only with `oneOfFamily`: matching games that it leaves out, over all pages. Optional. */
    foldedCount: z.number().int().min(0).optional(),
    /** Games with similar names, or of other categories, when a search has no match. Optional. */
    nearest: catalogueRows(catalogueGame).optional(),
    /** The text that was searched for instead of one without matches. Optional. */
    corrected: z.string().optional(),
    /** Other categories with matches, most first, if the searched ones have none. Optional. */
    elsewhere: z.array(z.object({ gameType: gameCategory, gameCount: z.number() })).optional(),
  }),
  cache: { freshSeconds: 30, staleSeconds: 3600 },
})

export const gameVendors = publicEndpoint({
  summary: 'Lanes of vendors, one lane a category',
  path: '/wps/relay/GCSGAME_newGameVendor',
  aliases: ['/wps/relay/GCSGAME_gameVendor'],
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          title: gameCategory,
          cards: z.array(
            z.object({
              vassalage: z.string(),
              displayName: z.string(),
              gameType: gameCategory,
              isHot: flag,
              /** `VASSALAGE`: the card opens the vendor's list of games. */
              isGame: z.string(),
              /** Product of its games. Optional. */
              accountTypeName: z.string().nullish(),
              nodeId: z.number(),
              smallIcon: webPath('gameVendors.smallIcon'),
              lagerIcon: webPath('gameVendors.lagerIcon'),
              gameCount: z.number(),
            }),
          ),
          /** Filters of the lane's games. Optional. */
          facets: gameFacets.optional(),
        }),
      ),
    }),
  }),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
})

export const vendorGameTypes = publicEndpoint({
  summary: 'Which vendors have games of which category, with the classes of those games',
  path: '/wps/relay/GCSGAME_getVassGameType',
  aliases: ['/wps/relay/GLS2_getVassGameType'],
  moduleId: 'COMM3',
  feature: 'core',
  /** Class codes (`SM` …) by category and vendor. */
  value: z.object({ content: z.record(z.string(), z.record(z.string(), z.array(gameClass))) }),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
})

export const hotGames = publicEndpoint({
  summary: 'Hot games over all categories, one of each family',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  moduleId: 'GAMELOHOT3',
  feature: 'core',
  input: z.object({ isPlatform: whole.default(2), limit: whole.min(1).max(42).default(14) }),
  value: z.object({ list: catalogueRows(catalogueGame) }),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
})

export const favouriteIds = sessionEndpoint({
  summary: 'Node ids of the favourite games, newest first, and the member’s notes on them',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  moduleId: 'GAMELOFAV3',
  feature: 'core',
  value: z.object({
    nodeIds: z.array(z.number()),
    notes: z.array(z.object({ nodeId: z.number(), note: z.string() })).default([]),
  }),
  errors: ['in_need_true_account'],
})

export const favouriteGames = sessionEndpoint({
  summary: 'The favourite games themselves, newest first',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  moduleId: 'GAMELOFAV3',
  feature: 'core',
  value: z.object({ list: catalogueRows(catalogueGame) }),
  errors: ['in_need_true_account'],
})

const gameId = z.coerce.number().int().positive()

const favourite = z.object({ nodeId: gameId })

export const addFavourite = sessionEndpoint({
  summary: 'Add a game to the favourites; adding it twice changes nothing',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  moduleId: 'GAMELOFAV3',
  feature: 'core',
  input: favourite,
  value: z.object({}),
  errors: ['in_need_true_account', 'game.not.found'],
})

export const removeFavourite = sessionEndpoint({
  summary: 'Remove a game from the favourites',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  moduleId: 'GAMELOFAV3',
  feature: 'core',
  input: favourite,
  value: z.object({}),
  errors: ['in_need_true_account', 'game.not.found'],
})

export const noteFavourite = sessionEndpoint({
  summary: 'Set the member’s note on a favourite game; an empty one removes it',
  method: 'POST',
  path: '/wps/relay/MCSFE_noteFavoriteGame',
  moduleId: 'GAMELOFAV3',
  feature: 'notes',
  input: favourite.extend({ note: shownText(NOTE_MAX).trim().register(TEXT_READERS, { readers: 'owner' }) }),
  value: z.object({}),
  errors: ['in_need_true_account', 'game.not.found'],
})

/** Page that a game opens in. */
const launchPage = {
  platform: z.string().max(40).default('html5-desktop'),
  clientType: whole.default(3),
  language: z.string().max(8).default('EN'),
  theme: z.enum(['dark', 'light']).default('dark'),
  /** Origin of the framing page; must be one of the brand's. */
  siteOrigin: z.url().optional(),
}

const launched = z.object({ content: z.object({ game_url: webPath('launchGame.game_url') }) })

export const launchGame = sessionEndpoint({
  summary: 'Open a game session; its address is good once, for 60 seconds',
  path: '/wps/game/launchGame',
  whileClosed: 'refused',
  moduleId: 'GAMELO3',
  input: z.object({
    nodeId: gameId,
    launchMode: z.literal('GLS').default('GLS'),
    /** 1 real, 0 free play; demo accounts always play free. */
    accountType: whole.default(1),
    /** 0: transfers the balance to the vendor's wallet. Otherwise nothing is transferred. */
    confirmTrans: whole.default(0),
    ...launchPage,
    /** Room of a game between players; by default any with a free seat. */
    roomId: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .optional(),
  }),
  /** Relative to a host of `launchGameCDNs`. */
  value: launched,
  fresh: ['content.game_url'],
  errors: [
    'game.not.found',
    'game.maintenance',
    'wallet.locked',
    'limit.loss',
    'limit.stake',
    'game.pace',
    'game.stakes',
    'identity.overdue',
    'register.unknown',
    'register.details',
    'limit.session',
    'play.excluded',
    'account.held',
  ],
  origin: 'specification',
})

export const trialLaunch = sessionEndpoint({
  summary: 'Open a game with play credit of its own, without an account; only games with `trial`',
  path: '/wps/relay/GCS_gameTrialLaunch',
  whileClosed: 'refused',
  aliases: ['/wps/relay/GCS_gameLaunchFB'],
  moduleId: 'FREEPLAY3',
  feature: 'trials',
  access: 'optional',
  input: z.object({ nodeId: gameId, ...launchPage }),
  /** Relative to a host of `launchGameCDNs`. */
  value: launched,
  fresh: ['content.game_url'],
  errors: ['game.not.found', 'game.maintenance', 'play.excluded', 'account.held'],
})
