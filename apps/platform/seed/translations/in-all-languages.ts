import { ANNOUNCEMENTS as announcementsCN } from './CN/announcements.ts'
import { BANNERS as bannersCN } from './CN/banners.ts'
import { HELP as helpCN } from './CN/help.ts'
import { PROMOTIONS as promotionsCN } from './CN/promotions.ts'
import { ANNOUNCEMENTS as announcementsID } from './ID/announcements.ts'
import { BANNERS as bannersID } from './ID/banners.ts'
import { HELP as helpID } from './ID/help.ts'
import { PROMOTIONS as promotionsID } from './ID/promotions.ts'
import { ANNOUNCEMENTS as announcementsTH } from './TH/announcements.ts'
import { BANNERS as bannersTH } from './TH/banners.ts'
import { HELP as helpTH } from './TH/help.ts'
import { PROMOTIONS as promotionsTH } from './TH/promotions.ts'

type Words = Readonly<Record<string, string>>
type Written = 'EN' | 'VI'
type Translated = 'CN' | 'ID' | 'TH'

/** The languages that the world speaks. Its texts are written in the first two, and translated from English to the others. */
export type WorldLanguage = Written | Translated

const TRANSLATIONS: Readonly<Record<Translated, Words>> = {
  CN: { ...bannersCN, ...announcementsCN, ...helpCN, ...promotionsCN },
  ID: { ...bannersID, ...announcementsID, ...helpID, ...promotionsID },
  TH: { ...bannersTH, ...announcementsTH, ...helpTH, ...promotionsTH },
}

/**
 * A text, or a group of texts, in every language of the world. A language that lacks one of the words is left out: its readers
 * are given English, as the fallback of languages has it.
 */
export function inAllLanguages<Text>(texts: Readonly<Record<Written, Text>>): [WorldLanguage, Text][] {
  const translated = (Object.keys(TRANSLATIONS) as Translated[]).flatMap((language): [WorldLanguage, Text][] => {
    const words = TRANSLATIONS[language]
    return textsOf(texts.EN).every((text) => Object.hasOwn(words, text)) ? [[language, worded(texts.EN, words)]] : []
  })
  return [['EN', texts.EN], ['VI', texts.VI], ...translated]
}

/** Every text of a group, at any depth. */
export function textsOf(group: unknown): string[] {
  if (typeof group === 'string') return [group]
  return typeof group === 'object' && group !== null ? Object.values(group).flatMap(textsOf) : []
}

/** The group with its texts replaced by their translations. */
function worded<Group>(group: Group, words: Words): Group {
  if (typeof group === 'string') return words[group] as Group
  if (Array.isArray(group)) return group.map((one: unknown) => worded(one, words)) as Group
  const entries = Object.entries(group as object).map(([key, value]) => [key, worded(value as unknown, words)])
  return Object.fromEntries(entries) as Group
}
