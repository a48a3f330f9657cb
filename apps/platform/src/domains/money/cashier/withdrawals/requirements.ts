import type { WITHDRAWAL_REQUIREMENTS } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { type PlatformError, platformError } from '../../../../request/platform-error.ts'
import { IDENTITY_REVIEW_HOURS, missingIdentity } from '../../../people/member/profile/identity.ts'
import { hasStepUpMethod, type StepUpServices } from '../../../people/session/second-factor/step-up.ts'
import { getRemaining, runningBonus } from '../../bonus/bonus.ts'
import { bankRestHours, cardRefusal, readCards } from '../bank-cards.ts'
import { paymentPasswordState } from '../payment-password.ts'
import { freeIncome } from '../turnover.ts'
import { owedTurnover } from './owed-turnover.ts'
import { memberWithdrawalSettings, type WithdrawalSettings } from './settings.ts'

type Kind = (typeof WITHDRAWAL_REQUIREMENTS)[number]

export interface Requirement {
  kind: Kind
  /** `WAITING`: the member has done their part. */
  state: 'MET' | 'TO_DO' | 'WAITING'
  /** When a waiting one is met, if that is known. */
  metAt?: Date | undefined
  /** Usual hours between the member's part and the end of the wait; none without one. */
  waitHours?: number | undefined
  /** Smaller withdrawals do not need it, minor units; all need it without one. */
  from?: bigint | undefined
  /** The refusal of a request that lacks it. */
  refusal: () => PlatformError
}

/**
 * All requirements of a withdrawal, in the order in which a member meets them best. The member's list shows them, and requests are
 * refused by them, so that neither knows more than the other.
 */
export async function withdrawalRequirements(
  { verification: { codes } }: Pick<StepUpServices, 'verification'>,
  database: Database,
  memberId: number,
) {
  const settings = await memberWithdrawalSettings(database, memberId)
  const [{ requirements, ...played }, identity, password, hasFactor, cards] = await Promise.all([
    playRequirements(database, memberId),
    missingIdentity(database, memberId, settings.identityTier),
    paymentPasswordState(database, memberId),
    hasStepUpMethod(database, memberId, codes),
    readCards(database, memberId),
  ])
  const restHours = await bankRestHours(database, memberId, settings, cards.length)
  const all: Requirement[] = [
    ...(settings.isPaused ? [PAUSED] : []),
    ...requirements,
    {
      kind: 'IDENTITY',
      state: identity ? (identity.isReviewed ? 'WAITING' : 'TO_DO') : 'MET',
      waitHours: IDENTITY_REVIEW_HOURS,
      refusal: () => platformError('identity.required'),
    },
    {
      kind: 'PAYMENT_PASSWORD',
      state: !password.isSet ? 'TO_DO' : password.lockedUntil ? 'WAITING' : 'MET',
      metAt: password.lockedUntil,
      refusal: () => password.refusal(),
    },
    secondFactor(settings, hasFactor, cards.length > 0),
    bankCard(cards, restHours),
  ]
  return { requirements: all, ...played, identity, password, cards, settings }
}

const PAUSED: Requirement = {
  kind: 'PAUSED',
  state: 'WAITING',
  refusal: () => platformError('withdrawals.paused'),
}

/** Adding a card always takes a second factor; afterwards only large withdrawals do. */
function secondFactor({ stepUpFrom }: WithdrawalSettings, hasFactor: boolean, hasCard: boolean): Requirement {
  return {
    kind: 'SECOND_FACTOR',
    state: hasFactor ? 'MET' : 'TO_DO',
    from: hasCard ? stepUpFrom : undefined,
    refusal: () => platformError('step.up.unavailable'),
  }
}

function bankCard(cards: Awaited<ReturnType<typeof readCards>>, waitHours: number): Requirement {
  const offered = cards.filter(({ bank }) => bank.enabled)
  const [next] = offered.toSorted((one, other) => one.usableAt.getTime() - other.usableAt.getTime())
  const refusal = cardRefusal(next)
  return {
    kind: 'BANK_CARD',
    state: !refusal ? 'MET' : next ? 'WAITING' : 'TO_DO',
    metAt: refusal && next?.usableAt,
    waitHours,
    refusal: () => refusal ?? platformError('bank.card.not.found'),
  }
}

/**
 * Requirements that play meets: turnover of deposits and of a bonus. Whoever may not play owes neither, or the money would be locked in.
 * Requests check them again with the account locked.
 */
export async function playRequirements(database: Database | Transaction, memberId: number) {
  const turnover = await owedTurnover(database, memberId)
  const isPlayed = turnover.remaining === 0n
  const bonus = turnover.isWaived ? undefined : await runningBonus(database, memberId)
  const requirements: Requirement[] = [
    {
      kind: 'TURNOVER',
      state: isPlayed ? 'MET' : 'TO_DO',
      // Amounts are whole units.
      from: isPlayed ? undefined : aboveWhole(await freeIncome(database, memberId)),
      refusal: () => platformError('turnover.remaining', { remaining: formatAmount(turnover.remaining) }),
    },
    ...(bonus
      ? [
          {
            kind: 'BONUS' as const,
            state: 'TO_DO' as const,
            refusal: () => platformError('bonus.running', { remaining: formatAmount(getRemaining(bonus)) }),
          },
        ]
      : []),
  ]
  return { requirements, turnover, bonus }
}

const aboveWhole = (minor: bigint) => (minor < MINOR_UNITS ? undefined : minor - (minor % MINOR_UNITS) + MINOR_UNITS)

/** @throws PlatformError the refusal of the first requirement that a withdrawal of this amount does not meet */
export function refuseUnmet(requirements: readonly Requirement[], amount: bigint): void {
  const unmet = requirements.find(({ state, from }) => state !== 'MET' && (from === undefined || amount >= from))
  if (unmet) throw unmet.refusal()
}

/** Whether a withdrawal of some amount from `minimum` on would be accepted. */
export const meetsAll = (requirements: readonly Requirement[], minimum: bigint): boolean =>
  requirements.every(({ state, from }) => state === 'MET' || (from !== undefined && from > minimum))
