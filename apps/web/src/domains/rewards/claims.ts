import type { MemberAccount } from '../../graphql/viewer-account.ts'
import type { RewardCentreScreenQuery } from './reward-centre-screen.generated.ts'

export type Account = MemberAccount<RewardCentreScreenQuery>
export type Claims = ReturnType<typeof findClaims>

/** What the member can claim now, by its kind. */
export function findClaims({ rebates, promotionOffers, missions, raffles }: Account) {
  return {
    weeks: (rebates?.weeks ?? []).filter(({ state }) => state === 'CLAIMABLE'),
    prizes: (raffles?.prizes ?? []).filter(({ state }) => state === 'WON'),
    missions: missions?.isExcluded ? [] : (missions?.items ?? []).filter(({ state }) => state === 'REACHED'),
    offers: (promotionOffers ?? []).filter(({ status }) => status === 'CLAIMABLE'),
  }
}

/** A bonus comes with terms and only one runs at a time, so that members choose it themselves. */
export const hasTerms = ({ multiple }: Pick<Claims['offers'][number], 'multiple'>): boolean => multiple > 0
