import type { RiskStop } from '../../../db/tables/risk-cases.ts'

/** What a decision about a case can do, as operators read it. */
interface Effect {
  /** Beside its box in the form. */
  title: string
  /** What it does, and what the member reads of it. */
  says: string
  /** Two where it takes money or play away. */
  operators: 1 | 2
  /** Holds until a decision without it. */
  stops?: RiskStop
  /** The case waits for the member, and is not decided. */
  keepsOpen?: true
  /** There is nothing to ask, offer or set any more. */
  closes?: true
}

const DECLARED = {
  FUNDS_ASKED: {
    title: 'Ask for the source of funds',
    says: 'The member gets a letter and sends documents on the page of the identity check; operators review them on the page Identity. Until they have accepted them, or a decision asks no more, nothing can be withdrawn; the case stays open.',
    operators: 1,
    keepsOpen: true,
  },
  WITHDRAWALS_STOPPED: {
    title: 'Stop withdrawals',
    says: 'No withdrawals and no transfers to others; payouts that wait are not made. Play and deposits go on. The member reads on the withdrawal page that withdrawals are paused while the account is checked.',
    operators: 2,
    stops: 'WITHDRAWALS',
  },
  PLAY_STOPPED: {
    title: 'Stop play and deposits',
    says: 'Ends open games; unfinished rounds are settled. Logging in and withdrawing go on. The member reads that deposits and play are paused while the account is checked.',
    operators: 2,
    stops: 'PLAY',
  },
  LIMITS_OFFERED: {
    title: 'Offer limits',
    says: 'The member gets a kind letter that leads to the page of limits and breaks.',
    operators: 1,
  },
  LIMIT_SET: {
    title: 'Set the limit below',
    says: 'At once, as on the page Protection, and only a stricter one. The member gets a letter.',
    operators: 1,
  },
  ACCOUNT_CLOSED: {
    title: 'Close the account',
    says: 'On the ground below. The running bonus and contracts end, and the downline can be handed over. The balance is paid out to the member’s bank account, by the usual review, or withheld where a law forbids to pay. The member gets a letter without grounds.',
    operators: 2,
    closes: true,
  },
  REPORTED: {
    title: 'Reported to an authority',
    says: 'Notes that the report of this case was sent, which an operator does outside of this program. It takes a report on this page.',
    operators: 1,
  },
} as const satisfies Readonly<Record<string, Effect>>

export type EffectKey = keyof typeof DECLARED
export const EFFECTS = DECLARED as Readonly<Record<EffectKey, Effect>>
export const EFFECT_KEYS = Object.keys(DECLARED) as EffectKey[]

export const isEffect = (text: string): text is EffectKey => Object.hasOwn(DECLARED, text)

/** What of a decision holds from then on. */
export const getStops = (effects: readonly EffectKey[]): RiskStop[] =>
  effects.flatMap((effect) => EFFECTS[effect].stops ?? [])

/** Effects of which one leaves nothing for the other. */
export const areContrary = (effects: readonly EffectKey[]): boolean =>
  effects.some((effect) => EFFECTS[effect].closes) &&
  effects.some((effect) => effect === 'FUNDS_ASKED' || effect === 'LIMITS_OFFERED' || effect === 'LIMIT_SET')

/** What it takes: a stop that ends takes as many operators as one that begins. */
export const countOperators = (effects: readonly EffectKey[], stopped: readonly RiskStop[]): 1 | 2 => {
  const stops = getStops(effects)
  const changes = stops.some((kind) => !stopped.includes(kind)) || stopped.some((kind) => !stops.includes(kind))
  return changes || effects.some((effect) => !EFFECTS[effect].stops && EFFECTS[effect].operators === 2) ? 2 : 1
}
