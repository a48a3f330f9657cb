/** Stands where a word is to come, and in no sentence. */
const GAP = '\u0000'

/**
 * A sentence that is worded once and filled often, for lists in which translating it for each entry is felt.
 * @param word puts what it is given into the sentence, once
 * @returns the sentence with another word in that place
 */
export function withGap(word: (gap: string) => string): (filling: string) => string {
  const [before = '', after = ''] = word(GAP).split(GAP)
  return (filling) => before + filling + after
}
