import { getLook } from './look-alikes.ts'

/** Words that some people write after or before their name and others leave out. Particles that are names elsewhere, such as Van, stay. */
const OPTIONAL = new Set(
  ['jr', 'sr', 'junior', 'senior', 'ii', 'iii', 'iv', 'mr', 'mrs', 'ms', 'dr', 'von', 'der', 'den', 'bin', 'binti'].map(
    getLook,
  ),
)

/** Longer names are compared by their first words. */
const WORDS_MAX = 10

/**
 * Whether two names may be those of one person: the words of one are in the other, in any order, joined or separate, a letter for a word that
 * begins with it, without accents, suffixes and look-alike letters. Too much rather than too little: a person decides.
 */
export function areAlikeNames(one: string, other: string): boolean {
  const [mine, others] = [getWords(one), getWords(other)]
  if (mine.length === 0 || others.length === 0) return false
  return mine.join('') === others.join('') || isWithin(mine, others) || isWithin(others, mine)
}

function getWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(getLook)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
}

/** Whether each word but the optional ones is spelled by words of its own in the pool, and one of them is more than an initial. */
function isWithin(words: readonly string[], pool: readonly string[]): boolean {
  const needed = words.filter((word) => !OPTIONAL.has(word))
  return needed.some((word) => !isInitial(word)) && canSpell(needed, pool, new Set())
}

const isInitial = (word: string) => /^[a-z]$/.test(word)

/** @param failed combinations that were tried: without it each order of the same words would be */
function canSpell([word, ...rest]: readonly string[], pool: readonly string[], failed: Set<string>): boolean {
  if (word === undefined) return true
  const state = [word, rest.length, ...pool.toSorted()].join(' ')
  if (failed.has(state)) return false
  failed.add(state)
  return [...new Set(pool)].some((part) => {
    const others = pool.toSpliced(pool.indexOf(part), 1)
    const isWhole =
      part === word || (isInitial(word) && part.startsWith(word)) || (isInitial(part) && word.startsWith(part))
    if (isWhole && canSpell(rest, others, failed)) return true
    return part !== word && word.startsWith(part) && canSpell([word.slice(part.length), ...rest], others, failed)
  })
}
