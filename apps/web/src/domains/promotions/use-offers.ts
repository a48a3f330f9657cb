import { useFragment } from '@apollo/client/react'
import { useViewer } from '../../access/use-viewer.ts'
import { Offers_QueryFragmentDoc } from './parts/offer-panel.generated.ts'

/** Offers as they stand for the member, once the screen's query has brought them. */
export function useOffers() {
  const viewer = useViewer()
  const { data, complete } = useFragment({
    fragment: Offers_QueryFragmentDoc,
    fragmentName: 'Offers_query',
    from: 'ROOT_QUERY',
  })
  const account = complete && viewer ? data.viewer?.memberAccount : undefined
  const offers = account?.__typename === 'MemberAccount' ? (account.promotionOffers ?? []) : []
  return {
    isUnknown: !viewer,
    getOffer: (id: string) => offers.find((offer) => offer.id === id),
    firstClaimable: offers.find(({ status }) => status === 'CLAIMABLE')?.id,
  }
}
