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

/** Languages of the seed. Texts are written in the first two and translated from English into the others. */
export type WorldLanguage = Written | Translated

const TRANSLATIONS: Readonly<Record<Translated, Words>> = {
  CN: { ...bannersCN, ...announcementsCN, ...helpCN, ...promotionsCN },
  ID: { ...bannersID, ...announcementsID, ...helpID, ...promotionsID },
  TH: { ...bannersTH, ...announcementsTH, ...helpTH, ...promotionsTH },
}

/**
 * Translates a text or a group of texts into every language. Languages with a missing translation are omitted: their readers
 * fall back to English.
 */
export function inAllLanguages<Text>(texts: Readonly<Record<Written, Text>>): [WorldLanguage, Text][] {
  const translated = (Object.keys(TRANSLATIONS) as Translated[]).flatMap((language): [WorldLanguage, Text][] => {
    const words = TRANSLATIONS[language]
    return getTexts(texts.EN).every((text) => Object.hasOwn(words, text))
      ? [[language, mapTexts(texts.EN, (text) => words[text] ?? text)]]
      : []
  })
  return [['EN', texts.EN], ['VI', mapTexts(texts.VI, joinAmounts)], ...translated]
}

/** Every text of a group, at any depth. */
export function getTexts(group: unknown): string[] {
  if (typeof group === 'string') return [group]
  return typeof group === 'object' && group !== null ? Object.values(group).flatMap(getTexts) : []
}

/** A no-break space, as the site writes amounts: a line must not begin with the sign. */
const joinAmounts = (text: string) => text.replaceAll(/(\d) ₫/g, '$1\u00A0₫')

function mapTexts<Group>(group: Group, change: (text: string) => string): Group {
  if (typeof group === 'string') return change(group) as Group
  if (Array.isArray(group)) return group.map((one: unknown) => mapTexts(one, change)) as Group
  const entries = Object.entries(group as object).map(([key, value]) => [key, mapTexts(value as unknown, change)])
  return Object.fromEntries(entries) as Group
}
