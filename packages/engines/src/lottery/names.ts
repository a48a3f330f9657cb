import { type GameLanguage, gameLanguage } from '@playhouse/shared/languages.ts'
import type { LotteryGame, LotteryGroup, LotteryKind, Region } from './games.ts'
import { words as en } from './names/en.ts'
import { words as id } from './names/id.ts'
import { words as th } from './names/th.ts'
import { words as vi } from './names/vi.ts'
import { words as zh } from './names/zh.ts'

interface Words {
  readonly kinds: Readonly<Record<LotteryKind, string>>
  readonly regions: Readonly<Record<Region, string>>
  /** With `{{length}}`. */
  readonly seconds: string
  readonly minutes: string
  /** Between kind and region. */
  readonly gap: string
}

/** The language packs of the page take the same words from the same files. */
const WORDS: Readonly<Record<GameLanguage, Words>> = { en, vi, zh, id, th }

/** Name of a lottery: a station has its proper name everywhere, a fast draw says what it draws and how often. */
export function lotteryName(
  { name, kind, region, intervalSeconds }: LotteryGame,
  /** Code of the platform. */
  language: string | undefined,
): string {
  if (name !== null || intervalSeconds === null) return name ?? kind
  const words = WORDS[gameLanguage(language)]
  const what = [words.kinds[kind], ...(region === null ? [] : [words.regions[region]])].join(words.gap)
  const length = intervalSeconds < 60 ? intervalSeconds : intervalSeconds / 60
  return `${what} · ${(intervalSeconds < 60 ? words.seconds : words.minutes).replace('{{length}}', String(length))}`
}

const REGIONS: Readonly<Partial<Record<LotteryGroup, Region>>> = {
  VN_NORTH: 'NORTH',
  VN_CENTRAL: 'CENTRAL',
  VN_SOUTH: 'SOUTH',
}

/** Name of a group of the menus. */
export function lotteryGroupName(group: LotteryGroup, language: string | undefined): string {
  const { kinds, regions } = WORDS[gameLanguage(language)]
  const region = REGIONS[group]
  return region ? regions[region] : kinds[group === 'VN_FAST' ? 'VN' : (group as LotteryKind)]
}
