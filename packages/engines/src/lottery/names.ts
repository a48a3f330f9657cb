import { type GameLanguage, gameLanguage, LANGUAGES } from '@playhouse/shared/languages.ts'
import { completePack } from '@playhouse/shared/packs.ts'
import type { LotteryGame, LotteryGroup, LotteryKind, Region } from './games.ts'
import en from '@playhouse/shared/texts/web/EN/lotteries.json' with { type: 'json' }
import id from '@playhouse/shared/texts/web/ID/lotteries.json' with { type: 'json' }
import th from '@playhouse/shared/texts/web/TH/lotteries.json' with { type: 'json' }
import vi from '@playhouse/shared/texts/web/VI/lotteries.json' with { type: 'json' }
import zh from '@playhouse/shared/texts/web/CN/lotteries.json' with { type: 'json' }

/** The page's own words. */
const TEXTS: Readonly<Record<GameLanguage, typeof en>> = {
  en,
  vi: completePack(en, vi, LANGUAGES.VI),
  zh: completePack(en, zh, LANGUAGES.CN),
  id: completePack(en, id, LANGUAGES.ID),
  th: completePack(en, th, LANGUAGES.TH),
}

/** Keys in packs are names. */
const getKey = (kind: LotteryKind) => (kind === '11X5' ? 'ELEVEN_FIVE' : kind)

/** Name of a lottery: a station has its proper name everywhere, a fast draw says what it draws and how often. */
export function lotteryName(
  { name, kind, region, intervalSeconds }: LotteryGame,
  /** Code of the platform. */
  language: string | undefined,
): string {
  if (name !== null || intervalSeconds === null) return name ?? kind
  const spoken = gameLanguage(language)
  const { kinds, regions, seconds, minutes } = TEXTS[spoken]
  const what = [kinds[getKey(kind)], ...(region === null ? [] : [regions[region]])].join(spoken === 'zh' ? '' : ' ')
  const length = intervalSeconds < 60 ? intervalSeconds : intervalSeconds / 60
  return `${what} · ${(intervalSeconds < 60 ? seconds : minutes).replace('{{length}}', String(length))}`
}

const REGIONS: Readonly<Partial<Record<LotteryGroup, Region>>> = {
  VN_NORTH: 'NORTH',
  VN_CENTRAL: 'CENTRAL',
  VN_SOUTH: 'SOUTH',
}

export function lotteryGroupName(group: LotteryGroup, language: string | undefined): string {
  const { kinds, regions } = TEXTS[gameLanguage(language)]
  const region = REGIONS[group]
  return region ? regions[region] : kinds[group === 'VN_FAST' ? 'VN' : getKey(group as LotteryKind)]
}
