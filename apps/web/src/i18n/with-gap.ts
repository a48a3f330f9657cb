/** Placeholder that occurs in no text. */
const GAP = '\u0000'

/**
 * Translates a sentence once and fills it often, for lists in which translating each entry would be slow.
 * @param word called once with the placeholder
 * @returns fills the sentence with a name
 */
export function withGap(word: (gap: string) => string): (filling: string) => string {
  const [before = '', after = ''] = word(GAP).split(GAP)
  return (filling) => before + filling + after
}
