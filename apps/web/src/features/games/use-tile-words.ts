import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { withGap } from '../../i18n/with-gap.ts'

export interface TileWords {
  hot: string
  new: string
  maintenance: string
  jackpot: string
  /** Names the heart of a game. */
  favourite: (name: string) => string
  /** A game's return to player, given in percent (`96.5`), and the same with what it is. */
  returnToPlayer: (percent: string) => { short: string; long: string }
}

/** What the tiles of a list say beside their game's own words, worded once for all of them. */
export function useTileWords(): TileWords {
  const { t } = useTranslation('lobby')
  const { locale } = useFormat()
  return useMemo(() => {
    const long = withGap((percent) => t('returnToPlayerLong', { percent }))
    return {
      hot: t('hot'),
      new: t('new'),
      maintenance: t('maintenance'),
      jackpot: t('jackpot'),
      favourite: withGap((name) => t('favourite', { name })),
      returnToPlayer: (percent) => {
        const short = formatPercent(Number(percent) / 100, locale, 2)
        return { short, long: long(short) }
      },
    }
  }, [t, locale])
}
