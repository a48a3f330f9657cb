import { CHAT_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { withLatinLetters } from '@playhouse/shared/look-alikes.ts'
import { checkTexts } from '../../../request/checked-texts.ts'

const MASK = '•••'

/** Control and format characters, which reorder or hide text; joiners of emoji and of some scripts stay. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu
const JOINERS = /[\u200C\u200D]/gu

/** Cleans a player's message to one line of text. @throws PlatformError request_param_err */
export function cleanChatText(raw: string): string {
  const visible = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '')
  return checkTexts({ text: [visible, CHAT_TEXT_MAX] }).text
}

/** Folds a word for comparison: lower case, without accents of Latin letters. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/\s+/gu, ' ')
    .trim()
}

/**
 * Masks blocked words, also in letters of other scripts that look the same.
 * @param words folded; those in scripts with spaces between words match whole words only
 */
export function maskWords(text: string, words: readonly string[]): string {
  const characters = [...text]
  const masked = new Set<number>()
  for (const fold of [foldWord, (character: string) => withLatinLetters(foldWord(character))])
    for (const index of findWords(characters, words, fold)) masked.add(index)
  return characters
    .map((character, index) => (masked.has(index) ? (masked.has(index - 1) ? '' : MASK) : character))
    .join('')
}

/** @returns indices of the characters of words */
function findWords(
  characters: readonly string[],
  words: readonly string[],
  fold: (character: string) => string,
): ReadonlySet<number> {
  let folded = ''
  /** Original index of each folded character. */
  const origin: number[] = []
  for (const [index, character] of characters.entries()) {
    const part = /\s/u.test(character) ? ' ' : fold(character).replace(JOINERS, '')
    folded += part
    for (let at = 0; at < part.length; at += 1) origin.push(index)
  }
  const found = new Set<number>()
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const end = at + word.length
      if (isSpaced(word) && (isLetter(folded[at - 1]) || isLetter(folded[end]))) continue
      // The joiners between the first and the last are found too.
      for (let index = origin[at] ?? 0; index <= (origin[end - 1] ?? -1); index += 1) found.add(index)
    }
  }
  return found
}

/** Written with spaces between words, unlike Chinese and Thai. */
const isSpaced = (word: string) => /^[\p{Script=Latin}\p{N} ]+$/u.test(word)
const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
