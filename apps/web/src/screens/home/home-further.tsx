import { Jackpots } from '../../features/games/jackpots.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { HomePromotions } from './home-promotions.tsx'
import { HomeWinners } from './home-winners.tsx'
import { useHomeFurtherQuery } from './home-further.generated.ts'

/** Jackpots, winners and promotions; each is left out if there are none or they failed to load. */
export function HomeFurther() {
  const query = useHomeFurtherQuery({})
  const { answer } = answerOf(query)
  if (!answer) return query.loading ? <div aria-busy="true" className="h-60" /> : null
  const winners = answer.winners ?? []
  const promotions = answer.site?.promotions?.nodes ?? []
  return (
    <div className="flex flex-col gap-8">
      <Jackpots jackpots={answer.jackpots} vendors={answer.catalogue?.vendors} />
      {winners.length > 0 ? <HomeWinners winners={winners} /> : null}
      {promotions.length > 0 ? <HomePromotions promotions={promotions} /> : null}
    </div>
  )
}
