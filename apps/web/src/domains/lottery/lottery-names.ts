import { findLottery } from '@playhouse/engines/lottery/games.ts'
import type { LotteryKind, LotteryRegion } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import type { Namespaces } from '../../i18n/namespaces.generated.ts'
import { useFormat } from '../../i18n/use-format.ts'

type Texts = Namespaces['lotteries']

/** `XIEN_QUAY3`: a bet type named by how many numbers a line has. */
export const COUNTED = /^(XIEN_QUAY|XIEN|TRUOT|KENO|ANY)(\d+)$/
const POSITION = /^(\d+):(\d+)$/

/** Proper name of a station, or of two taken together. */
export const stationName = (code: string): string => findLottery(code)?.name ?? code

/** Names of kinds of lotteries and of what is bet on them, in the page's language. Needs the namespace `lotteries`. */
export function useLotteryNames() {
  const { t } = useTranslation('lotteries')
  const intervalName = (seconds: number) =>
    seconds < 60 ? t('seconds', { length: seconds }) : t('minutes', { length: seconds / 60 })
  return {
    intervalName,
    kindName: (kind: LotteryKind): string => t(`kinds.${kind}`),
    regionName: (region: LotteryRegion): string => t(`regions.${region}`),
    betTypeName: (code: string): string => {
      const [, stem, n = ''] = COUNTED.exec(code) ?? []
      if (stem) return t(`counted.${stem as keyof Texts['counted']}`, { n })
      return t(`betTypes.${code as keyof Texts['betTypes']}`, { defaultValue: code })
    },
    groupName: (group: string): string => t(`groups.${group as keyof Texts['groups']}`, { defaultValue: group }),
    /** A pick as the platform writes it: a number, a choice, or a value at a position. */
    pickName: (label: string): string => {
      const [, position, value = ''] = POSITION.exec(label) ?? []
      if (position) return t('position', { position, value })
      return /^[A-Z]/.test(label) ? t(`choices.${label as keyof Texts['choices']}`, { defaultValue: label }) : label
    },
  }
}

/**
 * What players call a draw: "21:19 · no. 2558" of a lottery that draws often, with the day unless it is today's, and the day of one that draws
 * once. The number begins with the day; the time is left out where it is not known.
 */
export function useDrawName(): (number: string, drawsAt?: string) => string {
  const { t } = useTranslation('lotteries')
  const { day, time, isToday } = useFormat()
  return (number, drawsAt) => {
    const date = number.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
    const ofDay = number.slice(8).replace(/^0+(?=.)/, '')
    if (ofDay === '') return day(date)
    const at = [...(isToday(date) ? [] : [day(date)]), ...(drawsAt === undefined ? [] : [time(drawsAt)])].join(' ')
    return `${at === '' ? '' : `${at} · `}${t('drawOfDay', { number: ofDay })}`
  }
}
