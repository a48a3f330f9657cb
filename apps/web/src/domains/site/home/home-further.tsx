import { useIsAdvertFree } from '../../../access/restriction.ts'
import { Advert } from '../parts/advert.tsx'
import { Jackpots } from '../../jackpots/parts/jackpots.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { HomePromotions } from './home-promotions.tsx'
import { HomeWinners } from './home-winners.tsx'
import { useHomeFurtherQuery } from './home-further.generated.ts'

/** Jackpots, winners and promotions; each is left out if there are none or they failed to load. */
export function HomeFurther() {
  const query = useHomeFurtherQuery({})
  const { response } = getResponse(query)
  const isAdvertFree = useIsAdvertFree()
  if (!response) return query.loading ? <div aria-busy="true" className="h-60" /> : null
  const winners = response.winners ?? []
  const promotions = response.site?.promotions?.nodes ?? []
  return (
    <div className="flex flex-col gap-8">
      <Advert>
        <Jackpots jackpots={response.jackpots} vendors={response.catalogue?.vendors} />
      </Advert>
      {winners.length > 0 && !isAdvertFree ? (
        <div className="section-later">
          <HomeWinners winners={winners} />
        </div>
      ) : null}
      {promotions.length > 0 && !isAdvertFree ? (
        <div className="section-later">
          <HomePromotions promotions={promotions} />
        </div>
      ) : null}
    </div>
  )
}
