import { useViewer } from '../../access/use-viewer.ts'
import { responseOf } from '../../graphql/response.ts'
import { usePromotionOffersQuery } from './offer-panel.generated.ts'

/** Offers as they stand for the member, asked apart from the promotions, which are the same for everybody. */
export function useOffers() {
  const viewer = useViewer()
  const { response } = responseOf(usePromotionOffersQuery({ skip: !viewer, fetchPolicy: 'cache-and-network' }))
  const account = response?.viewer?.memberAccount
  const offers = account?.__typename === 'MemberAccount' ? (account.promotionOffers ?? []) : []
  return { isUnknown: !viewer, offerOf: (id: string) => offers.find((offer) => offer.id === id) }
}
