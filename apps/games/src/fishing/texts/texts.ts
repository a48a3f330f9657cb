import type { PageLanguage } from '../../frame/texts/texts.ts'
import { en, type FishingTexts } from './en.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const FISHING_TEXTS: Readonly<Record<PageLanguage, FishingTexts>> = { en, vi, zh, id, th }

/** The text that names a class of fish: `mudCrab` for "mud-crab". @throws RangeError for one without a name */
export function fishKey(fish: string): keyof FishingTexts {
  const key = fish.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (!Object.hasOwn(en, key)) throw new RangeError(`There is no name for ${fish}`)
  return key as keyof FishingTexts
}
