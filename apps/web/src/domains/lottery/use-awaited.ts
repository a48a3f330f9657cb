import { useTranslation } from 'react-i18next'
import { useOffers } from '../site/parts/use-offers.ts'

interface Draw {
  closesAt: string
  drawsAt: string
}

/** What a draw counts down to, with its name: the end of betting, or the draw itself where the site takes no bets on it. */
export function useAwaited(): (draw: Draw) => { until: string; name: string } {
  const { t } = useTranslation('lottery')
  const offers = useOffers()
  return ({ closesAt, drawsAt }) =>
    offers('LOTTERY_TICKETS') ? { until: closesAt, name: t('closesIn') } : { until: drawsAt, name: t('drawsIn') }
}
