/**
 * A number, a word of the vocabulary, a price mark, or something unknown. A run of letters without blanks may be several words:
 * "taidd" is "tai" and "dd".
 */
export interface Token {
  readonly is: 'NUMBER' | 'WORD' | 'MARK' | 'UNKNOWN'
  /** Digits, the word without accents, or the mark. */
  readonly text: string
  /** UTF-16 offsets in the text, the end exclusive. */
  readonly start: number
  readonly end: number
  /** Characters between the token and the one before: blanks, points, commas, hyphens, brackets, line breaks. */
  readonly gap: string
}

interface Form {
  /** The accent of each letter. */
  readonly accents: readonly string[]
  /** Meaning of the token. */
  readonly name: string
}

/** Words without accents, each with its accented forms. */
export type Vocabulary = ReadonlyMap<string, readonly Form[]>

/** Words separated by blanks, each as it is written with accents: "đầu đuôi lô". "dưới:under" has a name of its own where it has accents. */
export function getVocabulary(...lists: readonly string[]): Vocabulary {
  const words = new Map<string, Form[]>()
  for (const entry of lists.join(' ').split(/\s+/).filter(Boolean)) {
    const [written = '', name] = entry.split(':')
    const { letters, accents } = fold(written)
    words.set(letters, [...(words.get(letters) ?? []), { accents, name: name ?? letters }])
  }
  return words
}

const SEPARATOR = /[ \t\n\r\f\v,.\-/|_+&;()[\]{}'"!?<>]/
const MARKS = '=:*×@'
/** A run that is not in the vocabulary is not split further than this. */
const LONGEST_RUN = 40

interface Folded {
  readonly letters: string
  /** The accents of each letter, in a fixed order. */
  readonly accents: readonly string[]
  /** Offset of each letter in the original, and that of its end. */
  readonly places: Uint32Array
}

/** Lower case without accents, plain digits and punctuation. */
function fold(text: string): Folded {
  const letters: string[] = []
  const accents: string[] = []
  const places: number[] = []
  let place = 0
  for (const character of text) {
    if (character < '\u0080') {
      letters.push(character.toLowerCase())
      accents.push('')
      places.push(place)
    } else if (/[\p{M}\p{Cf}]/u.test(character)) {
      // The tone of a letter before, if written apart. A pile of them is no letter of any word.
      const last = accents.length - 1
      if (/\p{M}/u.test(character) && last >= 0 && (accents[last]?.length ?? 0) < 3) accents[last] += character
    } else {
      const [letter, accent] = foldCharacter(character)
      for (const part of letter) {
        letters.push(part)
        accents.push(accent)
        places.push(place)
      }
    }
    place += character.length
  }
  places.push(place)
  return { letters: letters.join(''), accents, places: Uint32Array.from(places) }
}

const OTHERS: Readonly<Record<string, string>> = {
  '、': ',',
  '،': ',',
  '。': '.',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '.',
}

/** Emoji that say nothing: smiles, greeting hands, hearts, flowers, with tones of skin. None that refuses, counts or points. */
const FRIENDLY =
  /[\u{1F600}-\u{1F60F}\u{1F618}-\u{1F61B}\u{1F642}\u{1F607}\u{1F64B}\u{1F64C}\u{1F64F}\u{1F647}\u{1F44B}-\u{1F44D}\u{1F44F}\u{1F389}\u{1F38A}\u{1F337}-\u{1F33C}\u{1F340}\u{1F48B}-\u{1F48D}\u{1F490}\u{1F493}-\u{1F49F}\u{1F4AA}\u{1F525}\u{1F917}\u{1F91D}\u{1F929}\u{1F970}\u{1F90D}-\u{1F90E}\u{263A}\u{270C}\u{2640}\u{2642}\u{2764}\u{2728}]|\p{Emoji_Modifier}/u

function foldCharacter(character: string): [letter: string, accent: string] {
  const code = character.codePointAt(0) ?? 0
  // Full-width forms of ASCII, as Chinese and Japanese keyboards write them.
  if (code >= 0xff01 && code <= 0xff5e) return [String.fromCodePoint(code - 0xfee0).toLowerCase(), '']
  if (character === 'đ' || character === 'Đ') return ['d', 'đ']
  if (/\p{Zs}|[\u2028\u2029]/u.test(character) || FRIENDLY.test(character)) return [' ', '']
  if (/[“”‘’«»]/.test(character)) return ["'", '']
  if (OTHERS[character] !== undefined) return [OTHERS[character], '']
  const apart = character.toLowerCase().normalize('NFD')
  const letter = apart.replaceAll(/\p{M}/gu, '')
  // Letters of other alphabets and signs keep one place each.
  return letter.length === 1 ? [letter, apart.slice(letter.length)] : ['\u0001', '']
}

/** Splits a text into tokens. Linear in its length. */
export function tokenize(text: string, vocabulary: Vocabulary): Token[] {
  const { letters, accents, places } = fold(text)
  const tokens: Token[] = []
  const end = letters.length
  let at = 0
  let gapStart = 0
  const push = (is: Token['is'], from: number, to: number, written: string, gap: string) =>
    tokens.push({ is, text: written, start: places[from] ?? 0, end: places[to] ?? text.length, gap })
  while (at < end) {
    const letter = letters[at] ?? ''
    if (SEPARATOR.test(letter)) {
      at += 1
      continue
    }
    const gap = letters.slice(gapStart, at)
    const from = at
    if (isDigit(letter)) {
      while (at < end && isDigit(letters[at] ?? '')) at += 1
      push('NUMBER', from, at, letters.slice(from, at), gap)
    } else if (isLetter(letter)) {
      while (at < end && isLetter(letters[at] ?? '')) at += 1
      const lengths = split(letters.slice(from, at), accents.slice(from, at), vocabulary)
      if (lengths) {
        let start = from
        for (const length of lengths) {
          const name = getForm(letters, accents, start, length, vocabulary)?.name ?? ''
          push('WORD', start, start + length, name, start === from ? gap : '')
          start += length
        }
      } else push('UNKNOWN', from, at, letters.slice(from, at), gap)
    } else {
      at += 1
      if (MARKS.includes(letter)) push('MARK', from, at, letter === '×' ? '*' : letter, gap)
      else push('UNKNOWN', from, at, letter, gap)
    }
    gapStart = at
  }
  return tokens
}

const isDigit = (letter: string) => letter >= '0' && letter <= '9'
const isLetter = (letter: string) => letter >= 'a' && letter <= 'z'

/** Lengths of the fewest words that make up a run; null if there are none, or two such splits. */
function split(run: string, accents: readonly string[], vocabulary: Vocabulary): readonly number[] | null {
  if (run.length > LONGEST_RUN) return null
  if (isWord(run, accents, 0, run.length, vocabulary)) return [run.length]
  type Split = { words: number; last: number; isOnly: boolean }
  const best: (Split | null)[] = [{ words: 0, last: 0, isOnly: true }]
  for (let to = 1; to <= run.length; to += 1) {
    let found: Split | null = null
    for (let length = 1; length <= to; length += 1) {
      const before = best[to - length]
      if (!before || !isWord(run, accents, to - length, length, vocabulary)) continue
      const words = before.words + 1
      if (found === null || words < found.words) found = { words, last: length, isOnly: before.isOnly }
      else if (words === found.words) found.isOnly = false
    }
    best.push(found)
  }
  if (!best[run.length]?.isOnly) return null
  const lengths: number[] = []
  for (let to = run.length; to > 0; to -= lengths[0] ?? to) lengths.unshift(best[to]?.last ?? to)
  return lengths
}

/**
 * Accents that are written must be those of the word: all of them, or none; the stroke of "đ" may be left out by itself.
 */
function isWord(run: string, accents: readonly string[], from: number, length: number, words: Vocabulary): boolean {
  return getForm(run, accents, from, length, words) !== undefined
}

function getForm(
  run: string,
  accents: readonly string[],
  from: number,
  length: number,
  words: Vocabulary,
): Form | undefined {
  const forms = words.get(run.slice(from, from + length))
  if (!forms) return undefined
  const written = accents.slice(from, from + length)
  if (written.every((accent) => accent === '')) return forms[0]
  const marks = written.map(withoutStroke)
  const isPlain = marks.every((mark) => mark === '')
  return forms.find(({ accents: whole }) =>
    written.every((accent, index) => {
      const hasStroke = accent !== 'đ' || whole[index] === 'đ'
      return hasStroke && (isPlain || marks[index] === withoutStroke(whole[index] ?? ''))
    }),
  )
}

const withoutStroke = (accent: string) => (accent === 'đ' ? '' : [...accent].toSorted().join(''))

/** Reads tokens one after another. */
export class Cursor {
  at = 0
  readonly tokens: readonly Token[]
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  get token(): Token | undefined {
    return this.tokens[this.at]
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length
  }

  peek(ahead: number): Token | undefined {
    return this.tokens[this.at + ahead]
  }

  /** The value of the longest phrase of a table that begins here, and how many tokens it takes. */
  phrase<Value>(table: Phrases<Value>, at = this.at): { value: Value; length: number } | null {
    // Most tokens begin none.
    if (!table.first.has(this.tokens[at]?.text ?? '')) return null
    let found: { value: Value; length: number } | null = null
    let written = ''
    for (let length = 1; length <= table.longest; length += 1) {
      const token = this.tokens[at + length - 1]
      if (!token || token.is === 'UNKNOWN' || token.is === 'MARK') break
      // "b7 lo" is a phrase, "b7.lo" is not.
      if (length > 1 && !/^[ \t]{0,2}$/.test(token.gap)) break
      written += length === 1 ? token.text : ` ${token.text}`
      const value = table.values.get(written)
      if (value !== undefined) found = { value, length }
    }
    return found
  }
}

export interface Phrases<Value> {
  readonly values: ReadonlyMap<string, Value>
  /** First words. */
  readonly first: ReadonlySet<string>
  readonly longest: number
}

/** A table of phrases: "lo to|lo" are two that mean the same. */
export function getPhrases<Value>(rows: readonly (readonly [phrases: string, value: Value])[]): Phrases<Value> {
  const values = new Map<string, Value>()
  for (const [phrases, value] of rows) {
    // Digits are tokens of their own.
    for (const phrase of phrases.split('|'))
      values.set(phrase.replaceAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' '), value)
  }
  const words = [...values.keys()].map((phrase) => phrase.split(' '))
  return {
    values,
    first: new Set(words.map(([word = '']) => word)),
    longest: Math.max(...words.map(({ length }) => length)),
  }
}

export const hasLineBreak = (gap: string): boolean => /[\n\r;]/.test(gap)
