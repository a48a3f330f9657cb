import type { Language } from './languages.ts'

/** Texts of a namespace, or a group of them, as i18next reads them. */
export interface PackTree {
  readonly [key: string]: string | PackTree
}

/** A new tree with the texts of `over`, and those of `under` where it has none. */
export function mergePacks(under: PackTree, over: PackTree): PackTree {
  const merged: Record<string, string | PackTree> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergePacks(below, value) : value
  }
  return merged
}

/** A pack with the English texts that it lacks. */
export const completePack = <Texts extends PackTree>(english: Texts, pack: PackTree, { bcp47 }: Language): Texts =>
  mergePacks(toForms(english, bcp47), pack) as Texts

/** An English pack with the plural forms of another language: English has `games_one` and `games_other`, Thai `games_other` alone; both may have `games_zero`. */
export function toForms(english: PackTree, bcp47: string): PackTree {
  const forms = new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, value]): [string, string | PackTree][] => {
      if (typeof value !== 'string') return [[key, toForms(value, bcp47)]]
      const [, stem, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? []
      // i18next takes a form for zero in every language.
      if (stem === undefined || form === 'zero') return [[key, value]]
      return form === 'other' ? forms.map((own) => [`${stem}_${own}`, value]) : []
    }),
  )
}
