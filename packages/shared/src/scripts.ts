/**
 * Control and format characters (bidi overrides, zero widths), fillers that look empty, private and unassigned ones. A joiner is allowed
 * within an emoji.
 */
const HIDDEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u

/** Whether a text of one line has characters that hide, reorder or imitate an empty one. */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text)

/**
 * Marks that pile up over a letter and reach into other lines. Letters of these scripts have their marks within them (NFC); Thai letters
 * carry a vowel and a tone.
 */
const STACKED_MARKS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]\p{M}|\p{M}{3}/u

export const hasStackedMarks = (text: string): boolean => STACKED_MARKS.test(text.normalize('NFC'))

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Thai', 'Hangul'].map(
  (name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const,
)
/** Chinese and Japanese are written together. */
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const OF_NO_SCRIPT = /[^\p{L}]|[\p{Script=Common}\p{Script=Inherited}]/u

/** Scripts of a text's letters; all that are not known here count as one. */
const getScripts = (text: string): ReadonlySet<string> =>
  new Set(
    [...text]
      .filter((character) => !OF_NO_SCRIPT.test(character))
      .map((letter) =>
        EASTERN.test(letter) ? 'Eastern' : (SCRIPTS.find(([, script]) => script.test(letter))?.[0] ?? 'other'),
      ),
  )

/** Whether scripts stand together that have letters alike; Thai, Chinese and Japanese have none of the Latin ones. */
export function mixesScripts(name: string): boolean {
  const scripts = getScripts(name)
  const isHarmless = scripts.has('Latin') && (scripts.has('Thai') || scripts.has('Eastern'))
  return scripts.size > (isHarmless ? 2 : 1)
}

/** The fault of a person's name; undefined if it has none. Names are compared, so they have no hidden characters and one script. */
export function realNameBreach(name: string): 'pattern' | 'mixed_scripts' | undefined {
  if (hasHiddenCharacters(name)) return 'pattern'
  return getScripts(name).size > 1 ? 'mixed_scripts' : undefined
}
