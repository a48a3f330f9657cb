/** A syllable of Vietnamese without its accents: consonants, vowels, and one of eight endings. */
const SYLLABLE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?(?:uye|uya|uyu|oai|oay|oeo|uay|uoi|uou|ieu|yeu|[aeo]|i[aeu]?|u[aeiouy]?|y[e]?|a[iouy]|e[ou]|o[aeio])(?:ch|ng|nh|[cmnpt])?$/

/** Other words and abbreviations that sentences of a chat end with. */
const ENDINGS = new Set(
  `ad ae all best bet big boss bro but bye cash cool dc done dr fun game gg gl go good great haha hehe hello here hey hi hihi hmm hot it kk ko
  live lol lose lost lost luck lucky me mn mr mrs ms nah nice no now ok okay oke one pls right sis so st sure thanks thx top vip vs well win wow wp yeah
  yes you`.split(/\s+/),
)

/** Whether a text without accents is a word that a sentence may end with: `thua` in `thua.to`. Names of sites run words together, or have digits in them. */
export const isWord = (folded: string): boolean => folded.length === 1 || ENDINGS.has(folded) || SYLLABLE.test(folded)
