/** Single words this short are not corrected: half the alphabet is one typo away from two letters. */
const SHORTEST_CORRECTED = 3
/** Shorter words sound like too many others. */
const SHORTEST_SOUND = 4
/** From this length on, the word may be incomplete: compare with the beginnings of longer words too. */
const SHORTEST_PREFIX = 4

/** Every word of the folded names, with the number of names that have it. */
export type KnownWords = ReadonlyMap<string, number>

/** Words with their counts, and sets of their letters that rule out most of them before they are compared. */
interface WordIndex {
  words: readonly string[]
  counts: readonly number[]
  letters: Uint32Array
  /** Equal for words that sound alike. */
  sounds: Uint32Array
}

const indexes = new WeakMap<KnownWords, WordIndex>()

function buildIndex(known: KnownWords): WordIndex {
  let index = indexes.get(known)
  if (!index) {
    const words = [...known.keys()]
    const sets = (of: (word: string) => number) => Uint32Array.from(words, of)
    index = { words, counts: [...known.values()], letters: sets(getLetters), sounds: sets(getSoundLetters) }
    indexes.set(known, index)
  }
  return index
}

/** The letters of a word as bits; several letters of large alphabets share one. */
function getLetters(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Letters that `getSound` exchanges, and the one that stands for both. */
const SOUND_ALIKE = ['pf', 'hf', 'yi', 'ck', 'zs'].map(
  ([letter = '', other = '']) => [getLetters(letter), getLetters(other)] as const,
)

/** Letters of a word as bits, with those that sound alike. */
function getSoundLetters(word: string): number {
  let letters = getLetters(word)
  for (const [letter, other] of SOUND_ALIKE) if (letters & letter) letters = (letters & ~letter) | other
  return letters
}

/** Number of letters in one set and not in the other; each takes a typo of its own. */
function missing(from: number, letters: number): number {
  let count = 0
  for (let left = from & ~letters; left !== 0; left &= left - 1) count += 1
  return count
}

/**
 * Known words that a typed one may mean: those one typo away (insertion, deletion, substitution, transposition), longer ones that start
 * like it, and those that sound one typo away (`tygr`). The likeliest first. Trigrams miss typos in words of three to five letters.
 */
export function similarWords(typed: string, known: KnownWords, shortest = SHORTEST_CORRECTED): string[] {
  if (typed.length < shortest) return []
  const { words, counts, letters, sounds } = buildIndex(known)
  const [typedLetters, typedSounds] = [getLetters(typed), getSoundLetters(typed)]
  const sound = getSound(typed)
  const consonants = getConsonants(sound)
  const found: { word: string; rank: number; count: number }[] = []
  for (const [at, word] of words.entries()) {
    if (missing(typedLetters, letters[at] ?? 0) > 1 && missing(typedSounds, sounds[at] ?? 0) > 1) continue
    const rank = getRank(typed, sound, word)
    // Vowels are left out and mistaken more often than consonants.
    const vowelsOnly = rank !== undefined && getConsonants(getSound(word)) === consonants
    if (rank !== undefined) found.push({ word, rank: vowelsOnly ? rank : rank + 0.5, count: counts[at] ?? 0 })
  }
  return found
    .toSorted((a, b) => a.rank - b.rank || b.count - a.count || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word)
}

/** 0 and 1 for whole words, 2 for beginnings of longer ones; undefined for words that are not similar. */
function getRank(typed: string, sound: string, word: string): 0 | 1 | 2 | undefined {
  if (Math.abs(word.length - typed.length) <= 1) {
    if (isWithinOneTypo(typed, word)) return 0
  } else if (typed.length >= SHORTEST_PREFIX && word.length > typed.length && startsWithinOneTypo(typed, word)) {
    return 2
  }
  if (typed.length < SHORTEST_SOUND || word[0] !== typed[0]) return undefined
  const other = getSound(word)
  return (sound !== typed || other !== word) && isWithinOneTypo(sound, other) ? 1 : undefined
}

/** The word as it sounds: letters that are mistaken for each other are one, and doubled ones single. */
function getSound(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replaceAll('ck', 'k')
    .replaceAll('z', 's')
    .replace(/(.)\1/g, '$1')
}

const getConsonants = (sound: string): string => sound.replaceAll(/[aeiou]/g, '')

/** `tigers` → `tiger`; undefined for words that are no plural. */
export function findSingular(word: string): string | undefined {
  return /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : undefined
}

/**
 * Readings of a text with a typo at a space: missing (`rongvang`), misplaced (`rongv ang`), inside a word
 * (`dra gon`), or replaced by a letter (`rongxvang`). Each reading is a list of words.
 */
export function respacedWords(words: readonly string[], known: KnownWords): string[][] {
  const readings: string[][] = []
  const replace = (at: number, count: number, by: string[]) => readings.push(words.toSpliced(at, count, ...by))
  for (const [at, word] of words.entries()) {
    for (const pair of knownPairs(word, known)) replace(at, 1, pair)
    const next = words[at + 1]
    if (next === undefined) continue
    if (known.has(word + next)) replace(at, 2, [word + next])
    for (const pair of knownPairs(word + next, known)) if (pair[0] !== word) replace(at, 2, pair)
  }
  return readings
}

/** Two known words that make up the text, adjacent or separated by one letter. */
function knownPairs(text: string, known: KnownWords): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = 1; at < text.length; at += 1) {
    const first = text.slice(0, at)
    if (!known.has(first)) continue
    for (const second of [text.slice(at), text.slice(at + 1)]) if (known.has(second)) pairs.push([first, second])
  }
  return pairs
}

/** The known words with the smallest edit distance, at most a third of the longer word; nearest first. */
export function nearestWords(typed: string, known: KnownWords, maximum: number): string[] {
  if (typed.length < SHORTEST_CORRECTED) return []
  const { words, letters } = buildIndex(known)
  const typedLetters = getLetters(typed)
  const near: { word: string; changes: number }[] = []
  for (const [at, word] of words.entries()) {
    const allowed = Math.floor(Math.max(typed.length, word.length) / 3)
    if (Math.abs(word.length - typed.length) > allowed) continue
    const wordLetters = letters[at] ?? 0
    if (missing(typedLetters, wordLetters) > allowed || missing(wordLetters, typedLetters) > allowed) continue
    const changes = editDistance(typed, word)
    if (changes <= allowed) near.push({ word, changes })
  }
  return near
    .toSorted((a, b) => a.changes - b.changes || (a.word < b.word ? -1 : 1))
    .slice(0, maximum)
    .map(({ word }) => word)
}

/** Levenshtein distance. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= right.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

export function isWithinOneTypo(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

function startsWithinOneTypo(typed: string, word: string): boolean {
  return [typed.length - 1, typed.length, typed.length + 1].some((end) => isWithinOneTypo(typed, word.slice(0, end)))
}
