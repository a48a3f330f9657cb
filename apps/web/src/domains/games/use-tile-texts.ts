import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { withGap } from '../../i18n/with-gap.ts'

export interface TileTexts {
  hot: string
  new: string
  maintenance: string
  play: string
  demo: string
  getDemo: (name: string) => string
  jackpot: string
  more: (count: number) => string
  /** Label of that link: what it shows, with the game's name. */
  countMore: (count: number, name: string) => string
  favourite: (name: string) => string
  /** Return to player, short and with its name. */
  returnToPlayer: (basisPoints: number) => { short: string; long: string }
}

/** Texts of the tiles, translated once for all of them. */
export function useTileTexts(): TileTexts {
  const { t } = useTranslation('lobby')
  const { locale, integer } = useFormat()
  return useMemo(() => {
    const counted = (count: number) => ({ count, formatParams: undefined, replace: { count: integer(count) } })
    const long = withGap((percent) => t('returnToPlayerLong', { percent }))
    return {
      hot: t('hot'),
      new: t('new'),
      maintenance: t('maintenance'),
      play: t('playShort'),
      demo: t('demo'),
      getDemo: withGap((name) => t('demoOf', { name })),
      jackpot: t('jackpot'),
      more: (count) => t('more', counted(count)),
      countMore: (count, name) => t('moreOf', { ...counted(count), name, replace: { count: integer(count), name } }),
      favourite: withGap((name) => t('favourite', { name })),
      returnToPlayer: (basisPoints) => {
        const short = formatPercent(basisPoints / 10_000, locale, 2)
        return { short, long: long(short) }
      },
    }
  }, [t, locale, integer])
}
