import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import * as z from 'zod'

import { catalogueGame, gameCategory } from './catalogue-game.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { amount, commaList, lenientEnum, masked, moment, whole, wholeNumber } from './fields.ts'
import { webPath } from './web-address.ts'

/** Game categories whose games take bets on events. */
export const EVENT_CATEGORIES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const

const SPORTS = ['football', 'tennis', 'badminton', 'volleyball', 'table-tennis', 'esports', 'cockfight'] as const

export const recentGames = sessionEndpoint({
  summary: 'Games the account opened or played, the latest first',
  path: '/wps/relay/GCS_recentGame',
  moduleId: 'GAMELOREC3',
  feature: 'core',
  input: z.object({
    /** Only games of these categories. */
    gameType: commaList.optional(),
    limit: whole.min(1).max(42).default(20),
  }),
  value: z.object({ list: catalogueRows(catalogueGame) }),
})

export const openRounds = sessionEndpoint({
  summary: 'Rounds of the account whose stake is taken and whose payout is not known yet, the latest first',
  path: '/wps/relay/GCS_openRounds',
  apiScope: 'READ_BETS',
  moduleId: 'GAMELOREC3',
  feature: 'open-rounds',
  input: z.object({ limit: whole.min(1).max(42).default(20) }),
  value: z.object({
    list: z.array(
      z.object({
        /** The vendor's own id of the round. */
        roundId: z.string(),
        game: catalogueGame,
        /** Stake so far. */
        stake: amount,
        /** Epoch milliseconds. */
        openedAt: moment,
      }),
    ),
  }),
})

export const winnerBoard = publicEndpoint({
  summary: 'The largest payouts of rounds and prizes of jackpots, one of a player in a game; demo accounts left out',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({
    limit: whole.min(1).max(50).default(20),
    /** Page of `limit` entries, from 1. */
    pageNo: whole.min(1).max(10_000).default(1),
    /** The last 24 hours or 7 days. */
    period: z.enum(['DAY', 'WEEK']).default('DAY'),
    /** `MULTIPLE`: payout by stake, without jackpots. */
    order: z.enum(['AMOUNT', 'MULTIPLE', 'LATEST']).default('AMOUNT'),
    gameType: z.enum(GAME_CATEGORIES).optional(),
  }),
  value: z.object({
    /** On all pages. Older platforms have one page. */
    total: wholeNumber.nullish(),
    list: z.array(
      z.object({
        vo: z.object({
          nodeId: z.number(),
          gameName: z.string(),
          gameType: gameCategory,
          vendor: z.string(),
          /** Game code and product. Optional. */
          gameCode: z.string().nullish(),
          accountTypeName: z.string().nullish(),
          iconUrl: webPath('winnerBoard.iconUrl'),
          /** Masked for others. */
          customerName: masked,
          winAmount: amount,
          /** Stake of the round; null or missing for a jackpot. */
          stakeAmount: amount.nullish(),
          /** Jackpot won; null or missing for a payout of a round. */
          jackpotName: z.string().nullish(),
          /** Epoch milliseconds. */
          wonAt: moment,
        }),
      }),
    ),
  }),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
})

export const jackpots = publicEndpoint({
  summary: 'Jackpots: what is in them now, by which rule they are fed and won, and who won them',
  path: '/wps/relay/VIS_getJackpot',
  moduleId: 'COMM3',
  feature: 'jackpots',
  value: z.object({
    list: z.array(
      z.object({
        jackpotId: z.string(),
        name: z.string(),
        vassalage: z.string(),
        amount,
        /** Seed after each win. This and the following fields are optional. */
        seedAmount: amount.nullish(),
        /** Contribution in millionths of a stake. */
        contributionPpm: z.number().int().nullish(),
        /** A round wins with probability stake / this amount; null for a must-drop jackpot. */
        oneIn: z.number().int().positive().nullish(),
        /** Must drop at this amount; null for a random jackpot. */
        mustDropBy: amount.nullish(),
        /** Current pot of a must-drop jackpot and the hash of the seed of its drop point. */
        pot: z.object({ number: z.number().int(), seedHash: z.string() }).nullish(),
        /** The last ten, newest first. */
        wins: z
          .array(
            z.object({
              nodeId: z.number(),
              gameName: z.string(),
              /** Masked for others. */
              customerName: masked,
              winAmount: amount,
              /** Epoch milliseconds. */
              wonAt: moment,
              /** Proof of a must-drop win: the seed of the published hash. */
              drop: z
                .object({
                  pot: z.number().int(),
                  seedHash: z.string(),
                  serverSeed: z.string(),
                  dropPoint: amount,
                  /** Path on a launch host of a page that verifies the draw. */
                  verifyPath: webPath('jackpots.verifyPath').nullish(),
                })
                .nullish(),
            }),
          )
          .default([]),
      }),
    ),
  }),
  cache: { freshSeconds: 12, staleSeconds: 3600 },
})

export const pvpRooms = publicEndpoint({
  summary: 'Rooms of a game that members play against each other; without a game, those in which somebody sits',
  path: '/wps/relay/GLS2_roomList',
  moduleId: 'GAMELO3',
  feature: 'core',
  input: z.object({ nodeId: whole.positive().optional() }),
  value: z.object({
    list: z.array(
      z.object({
        roomId: z.string(),
        nodeId: z.number(),
        roomName: z.string(),
        /** Minimum balance to join. */
        entryAmount: amount,
        seats: z.number().int(),
        taken: z.number().int(),
      }),
    ),
  }),
  cache: { freshSeconds: 3, staleSeconds: 15 },
})

const eventPhase = lenientEnum('events.phase', ['open', 'running', 'ended'], 'ended')

export const sportEvents = publicEndpoint({
  summary: 'Events of a category that take bets, that are under way, and that have just ended, with their main odds',
  path: '/wps/relay/GLS2_eventList',
  moduleId: 'GAMELO3',
  feature: 'sport-events',
  input: z.object({ gameType: z.enum(EVENT_CATEGORIES) }),
  value: z.object({
    list: z.array(
      z.object({
        eventId: z.string(),
        /** The game that takes bets on it. */
        nodeId: z.number(),
        sport: lenientEnum('sportEvents.sport', [...SPORTS, 'OTHER'], 'OTHER'),
        league: z.string(),
        phase: eventPhase,
        /** Epoch milliseconds. */
        startsAt: moment,
        endsAt: moment,
        home: z.string(),
        away: z.string(),
        homeScore: z.number().int(),
        awayScore: z.number().int(),
        markets: z.array(
          z.object({
            /** Such as `1x2`, `winner`, `total`. */
            id: z.string(),
            /** Line of a total or a handicap: "2.5". */
            line: z.string().nullish(),
            selections: z.array(
              z.object({
                id: z.string(),
                /** Hundredths, stake included; null if it is not offered. */
                odds: z.number().int().nullish(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  cache: { freshSeconds: 2, staleSeconds: 10 },
})
