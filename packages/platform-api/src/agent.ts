import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, day } from './fields.ts'

/** Figures of one agent's team: everyone below it, itself left out. Profit and loss is the house's. */
const teamFigures = {
  deposit: amount,
  withdrawal: amount,
  /** Valid bets settled. */
  turnover: amount,
  /** What the house kept: stakes minus payouts. */
  housePnl: amount,
  /** Members who had at least one settled bet. */
  activeMembers: z.number(),
  newMembers: z.number(),
}

/** Team overview: an agent's own downline and nobody else's. */
export const teamOverview = sessionEndpoint({
  name: 'teamOverview',
  domain: 'agent',
  summary: 'Figures of a team: today, yesterday, this month, a range of days, by day and by direct line',
  method: 'GET',
  path: '/wps/agent/teamOverview',
  moduleId: 'AGTEAM3',
  access: 'agent',
  input: z.object({
    from: day,
    to: day,
    /** Username of an agent in the asker's downline; the asker itself when left out. */
    account: z.string().max(64).optional(),
    /** How many best and worst lines. */
    lines: z.coerce.number().int().min(1).max(20).default(5),
  }),
  value: z.object({
    account: z.string(),
    currency: z.string().length(3),
    /** Everyone in the team at the end of the range. */
    members: z.number(),
    agents: z.number(),
    /** Over the asked range; the three beside it are always of now, in the brand's time zone. */
    range: z.object(teamFigures),
    today: z.object(teamFigures),
    yesterday: z.object(teamFigures),
    thisMonth: z.object(teamFigures),
    days: z.array(z.object({ day, ...teamFigures })),
    /** Direct downlines with their own subtrees, most and least profitable for the house. */
    bestLines: z.array(z.object({ account: z.string(), type: z.number(), members: z.number(), ...teamFigures })),
    worstLines: z.array(z.object({ account: z.string(), type: z.number(), members: z.number(), ...teamFigures })),
  }),
  errors: ['login.not.session', 'not_agent', 'in_need_true_account', 'account.not.found', 'request_param_err'],
  origin: 'extension',
})
