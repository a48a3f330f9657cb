/*
 * Rules for texts that one person writes and others see: nicknames, names of links, remarks. None of them hides or reorders characters, and no
 * name passes for the house or its staff.
 */

/**
 * Control and format characters (bidi overrides, zero widths), fillers that look empty, private and unassigned ones. A joiner is allowed
 * within an emoji.
 */
const HIDDEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u

/** Whether a text of one line has characters that hide, reorder or imitate an empty one. */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text)

/** Letters of other scripts that look like Latin ones, by the Latin one. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ@4',
  b: 'вβ8ь',
  c: 'сϲ',
  d: 'ԁđɗ',
  e: 'еεɛ3',
  f: 'ƒ',
  g: 'ɡ9ց',
  h: 'һнհ',
  // Of one another, too: a capital i, a small l and the digit 1.
  i: 'іιıl1|!ӏɩ',
  j: 'јϳ',
  k: 'кκ',
  m: 'м',
  n: 'ոηп',
  o: 'оοσ0օ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гɾ',
  s: 'ѕꜱ5$',
  t: 'тτ7+',
  u: 'υսц',
  v: 'νѵ',
  w: 'ԝωѡ',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢ2',
}
const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
)

/** A text as the eye reads it: without accents, case, signs and spaces, with look-alikes as Latin letters. */
function lookOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const latin = [...plain].map((character) => LATIN.get(character) ?? character).join('')
  return latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Anywhere in a name. */
const RESERVED = [
  'admin',
  'administrator',
  'moderator',
  'support',
  'official',
  'operator',
  'customer service',
  'customer care',
  'helpdesk',
  'webmaster',
  'live chat',
  'hỗ trợ',
  'quản trị',
  'tổng đài',
  'chăm sóc khách',
  'nhà cái',
  'chính thức',
  'layanan pelanggan',
  'dukungan',
  'resmi',
  '客服',
  '管理员',
  '管理員',
  '官方',
  '系统',
  '系統',
  '版主',
  'แอดมิน',
  'ผู้ดูแล',
  'ฝ่ายบริการ',
  'ฝ่ายสนับสนุน',
  'เจ้าหน้าที่',
].map(lookOf)
/** Too short or too common to be refused within other words. */
const RESERVED_ALONE = new Set(
  ['staff', 'system', 'mod', 'gm', 'cskh', 'house', 'help', 'cs', 'team', 'dealer', 'cashier'].map(lookOf),
)
/** Words with a reserved one within them. */
const HARMLESS = ['badminton'].map(lookOf)

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Thai', 'Hangul'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)
/** Chinese and Japanese stand together, and beside Latin. */
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const LATIN_LETTER = /\p{Script=Latin}/u

function mixesScripts(name: string): boolean {
  const found = SCRIPTS.filter((script) => script.test(name))
  if (EASTERN.test(name)) return found.some((script) => !script.test('a'))
  if (found.length < 2) return false
  // Thai letters resemble no Latin ones.
  return !(found.length === 2 && LATIN_LETTER.test(name) && /\p{Script=Thai}/u.test(name))
}

type NameBreach = 'pattern' | 'reserved'

/**
 * What makes a name that others see unacceptable: hidden characters or mixed scripts (`pattern`), or a resemblance to staff or the brand
 * (`reserved`).
 * @param brands names of the brand
 */
export function nameBreach(name: string, brands: readonly string[]): NameBreach | undefined {
  if (hasHiddenCharacters(name)) return 'pattern'
  const look = HARMLESS.reduce((rest, word) => rest.replaceAll(word, ' '), lookOf(name))
  const own = brands.map(lookOf).filter((brand) => brand.length > 2)
  if ([...RESERVED, ...own].some((word) => look.includes(word))) return 'reserved'
  // Also without the digits at its end: Staff01.
  const parts = name.split(/[\s._'-]+/u).flatMap((part) => [part, part.replace(/\d+$/u, ''), part.replace(/^\d+/u, '')])
  if (parts.some((part) => part !== '' && RESERVED_ALONE.has(lookOf(part)))) return 'reserved'
  return mixesScripts(name) ? 'pattern' : undefined
}
