import { getStationLength, STATION_WORDS } from './stations.ts'
import { Cursor, getVocabulary, type Token, tokenize } from './tokens.ts'

/* Words that change a bet above them, or take it back. */

const WORDS = [
  'sửa hủy huỷ nhầm lỗi đổi chuyển xóa xoá trừ bớt thay rút hồi gỡ hoãn nghỉ đừng ngưng ngừng dừng thôi khỏi sai chưa khoan lại không ko',
  'cancel stop delete undo edit mistake wrong sorry sr oops ups',
].join(' ')
/** Also words of bets: "bo 01" is a set, "lon 12" a mirror, unless the accents say otherwise. */
const BET_WORDS = 'bo bỏ:drop lộn k'

const CORRECTIONS = getVocabulary(WORDS, BET_WORDS)
/** Without accents. */
export const CORRECTION_WORDS: readonly string[] = [...CORRECTIONS.keys()]
const NAMES = new Set([...CORRECTIONS.values()].flat().map(({ name }) => name))
const AMBIGUOUS = new Set(['bo', 'lon', 'k'])
/** Names of stations are read first: "sai gon". */
const VOCABULARY = getVocabulary(WORDS, BET_WORDS, STATION_WORDS)
const CROSSES = /^[\s\p{P}]*[❌✖❎🚫⛔]/u
/** Said before the word: "a lon", "em bo". */
const SOUNDS = new Set(['a', 'ah', 'e', 'em', 'anh', 'chi', 'oi', 'o', 'u', 'uh', 'um', 'y', 'i', 'quen'])

/** Whether an unclear part has such a word; one that may be of a bet at its beginning, or "bo" without a number behind it. */
export function isCorrection(text: string): boolean {
  if (CROSSES.test(text)) return true
  const tokens = tokenize(text, VOCABULARY)
  const isLetters = (token: Token | undefined) => token?.is === 'WORD' || token?.is === 'UNKNOWN'
  const cursor = new Cursor(tokens)
  let isFirst = true
  for (let token = cursor.token; token; token = cursor.token) {
    const next = cursor.peek(1)
    const isWhole = (cursor.at === 0 || token.gap !== '') && (next?.gap !== '' || !isLetters(next))
    const station = getStationLength(cursor)
    if (token.is === 'WORD' && isWhole && NAMES.has(token.text) && station === 0) {
      if (isFirst || !AMBIGUOUS.has(token.text)) return true
      if (token.text === 'bo' && next?.is !== 'NUMBER') return true
    }
    isFirst &&= SOUNDS.has(token.text)
    cursor.at += Math.max(1, station)
  }
  return false
}
