import { type SQL, sql } from 'drizzle-orm'

/** States of an account, as `account_state()` names them. */
export const ACCOUNT_STATES = ['OPEN', 'EXCLUDED', 'BLOCKED', 'CLOSING', 'CLOSED'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

interface LeftBehind extends Readonly<Record<AccountState, string>> {
  /** As documents and operators read it. */
  what: string
}

/**
 * What becomes of what an account leaves behind, in each state. `left-behind.db.test.ts` tries each cell and compares docs/left-behind.md.
 * Money that arrives is in `receiving_rules()`.
 */
export const LEFT_BEHIND = {
  LINK: {
    what: 'Registration links of an agent',
    OPEN: 'works',
    EXCLUDED: 'works',
    BLOCKED: 'passes up',
    CLOSING: 'passes up',
    CLOSED: 'passes up',
  },
  AFFILIATE_CODE: {
    what: 'The invitation code of an agent',
    OPEN: 'works',
    EXCLUDED: 'works',
    BLOCKED: 'passes up',
    CLOSING: 'passes up',
    CLOSED: 'passes up',
  },
  REFERRAL: {
    what: 'The code, or the name, by which a member recommends friends',
    OPEN: 'works',
    EXCLUDED: 'works',
    BLOCKED: 'passes up',
    CLOSING: 'passes up',
    CLOSED: 'passes up',
  },
  FRIENDS_OF_DOWNLINE: {
    what: 'Friends whom members below an agent invite',
    OPEN: 'works',
    EXCLUDED: 'works',
    BLOCKED: 'passes up',
    CLOSING: 'passes up',
    CLOSED: 'passes up',
  },
  DOWNLINE: {
    what: 'The accounts directly below an agent',
    OPEN: 'stays',
    EXCLUDED: 'stays',
    BLOCKED: 'may be handed over',
    CLOSING: 'is to be handed over',
    CLOSED: 'is to be handed over',
  },
  CONTRACTS: {
    what: 'Contracts that pay an agent, or that it pays',
    OPEN: 'runs',
    EXCLUDED: 'runs',
    BLOCKED: 'runs',
    CLOSING: 'ends with its period',
    CLOSED: 'ends with its period',
  },
  OFFERS: {
    what: 'Offers of contracts and requests for them that wait for an answer',
    OPEN: 'waits',
    EXCLUDED: 'waits',
    BLOCKED: 'waits',
    CLOSING: 'lapses',
    CLOSED: 'lapses',
  },
  NEW_OFFERS: {
    what: 'A new offer to an agent, or a new request to it',
    OPEN: 'arrives',
    EXCLUDED: 'arrives',
    BLOCKED: 'refused',
    CLOSING: 'refused',
    CLOSED: 'refused',
  },
  BILLS_TO_PAY: {
    what: 'Open bills that an agent has the money to pay',
    OPEN: 'paid',
    EXCLUDED: 'paid',
    BLOCKED: 'paid',
    CLOSING: 'paid first',
    CLOSED: 'paid first',
  },
  BILLS_UNCOVERED: {
    what: 'Open bills that an agent’s money does not cover',
    OPEN: 'waits',
    EXCLUDED: 'waits',
    BLOCKED: 'waits',
    CLOSING: 'waits',
    CLOSED: 'void',
  },
  DIVIDENDS: {
    what: 'A dividend that waits to be collected by the account',
    OPEN: 'waits',
    EXCLUDED: 'waits',
    BLOCKED: 'waits',
    CLOSING: 'paid first',
    CLOSED: 'paid first',
  },
  MESSAGES: {
    what: 'Messages to it from its upline or downline',
    OPEN: 'arrives',
    EXCLUDED: 'arrives',
    BLOCKED: 'refused',
    CLOSING: 'refused',
    CLOSED: 'refused',
  },
  BONUS: {
    what: 'A running bonus',
    OPEN: 'runs',
    EXCLUDED: 'forfeited',
    BLOCKED: 'frozen',
    CLOSING: 'forfeited',
    CLOSED: 'forfeited',
  },
  FREE_ROUNDS: {
    what: 'Free rounds that are not played',
    OPEN: 'stays',
    EXCLUDED: 'cancelled',
    BLOCKED: 'stays',
    CLOSING: 'cancelled',
    CLOSED: 'cancelled',
  },
} as const satisfies Readonly<Record<string, LeftBehind>>

export type LeftThing = keyof typeof LEFT_BEHIND

/** SQL for whether this is the outcome for a thing of the account. */
export function hasOutcome<Thing extends LeftThing>(
  memberId: SQL | number,
  thing: Thing,
  outcome: (typeof LEFT_BEHIND)[Thing][AccountState],
): SQL<boolean> {
  const states = ACCOUNT_STATES.filter((state) => LEFT_BEHIND[thing][state] === outcome)
  return sql<boolean>`coalesce(account_state(${memberId}) = any(${sql.param(states)}::text[]), false)`
}
