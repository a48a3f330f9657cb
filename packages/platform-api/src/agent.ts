import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, day, moment } from './fields.ts'

/** Sums of an agent's team: its downline without itself. */
const teamSums = {
  deposit: amount,
  withdrawal: amount,
  /** Settled valid bets. */
  turnover: amount,
  /** Stakes minus payouts. */
  housePnl: amount,
  newMembers: z.number(),
}

const teamFigures = {
  ...teamSums,
  /** Members with at least one settled bet. */
  activeMembers: z.number(),
}

export const teamOverview = sessionEndpoint({
  summary: 'Totals of a team: today, yesterday, this month, a range of days, by day and by direct line',
  path: '/wps/agent/teamOverview',
  apiScope: 'READ_TEAM',
  moduleId: 'AGTEAM3',
  feature: 'core',
  access: 'agent',
  input: z.object({
    from: day,
    to: day,
    /** Username of an agent in the caller's downline; by default the caller. */
    account: z.string().max(USERNAME_MAX).optional(),
    /** Number of best and worst lines. */
    lines: z.coerce.number().int().min(1).max(20).default(5),
  }),
  value: z.object({
    account: z.string(),
    currency: z.string().length(3),
    /** At the end of the range. */
    members: z.number(),
    agents: z.number(),
    /** Over the requested range; the next four are current, in the brand's time zone. */
    range: z.object(teamFigures),
    today: z.object(teamFigures),
    yesterday: z.object(teamFigures),
    /** The day before yesterday: the last full day to compare yesterday with. */
    dayBefore: z.object(teamFigures).nullish(),
    /** Today and yesterday from midnight until the same full hour, 0 to 23. */
    sameHour: z
      .object({ hour: z.number().int().min(0).max(23), today: z.object(teamSums), yesterday: z.object(teamSums) })
      .nullish(),
    thisMonth: z.object(teamFigures),
    days: z.array(z.object({ day, ...teamFigures })),
    /** Direct downlines with their subtrees, by profit for the house, highest and lowest. */
    bestLines: z.array(z.object({ account: z.string(), type: z.number(), members: z.number(), ...teamFigures })),
    worstLines: z.array(z.object({ account: z.string(), type: z.number(), members: z.number(), ...teamFigures })),
  }),
  owned: 'account',
  errors: ['account.not.found'],
})

export const agentAnnouncements = sessionEndpoint({
  summary: 'Announcements for agents, newest first',
  path: '/wps/agent/announcements',
  apiScope: 'READ_TEAM',
  moduleId: 'AGEANNOUNCE3',
  access: 'agent',
  /** Content is HTML. */
  value: z.object({
    list: z.array(z.object({ id: z.number(), title: z.string(), content: z.string(), publishedAt: moment })),
  }),
  origin: 'specification',
})
