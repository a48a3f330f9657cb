import { lookOf } from './look-alikes.ts'

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
  (name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const,
)
/** Chinese and Japanese are written together. */
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const OF_NO_SCRIPT = /[^\p{L}]|[\p{Script=Common}\p{Script=Inherited}]/u

/** Scripts of a text's letters; all that are not known here count as one. */
const scriptsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text]
      .filter((character) => !OF_NO_SCRIPT.test(character))
      .map((letter) =>
        EASTERN.test(letter) ? 'Eastern' : (SCRIPTS.find(([, script]) => script.test(letter))?.[0] ?? 'other'),
      ),
  )

/** Whether scripts stand together that have letters alike; Thai, Chinese and Japanese have none of the Latin ones. */
function mixesScripts(name: string): boolean {
  const scripts = scriptsOf(name)
  const isHarmless = scripts.has('Latin') && (scripts.has('Thai') || scripts.has('Eastern'))
  return scripts.size > (isHarmless ? 2 : 1)
}

type NameBreach = 'pattern' | 'reserved' | 'mixed_scripts'

/**
 * What makes a name that others see unacceptable: hidden characters (`pattern`), a resemblance to staff or the brand (`reserved`), or scripts
 * mixed so that letters pass for others (`mixed_scripts`).
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
  return mixesScripts(name) ? 'mixed_scripts' : undefined
}

/** What makes the name of a person unacceptable: it is compared with others, so it has no hidden characters and is in one script. */
export function realNameBreach(name: string): Exclude<NameBreach, 'reserved'> | undefined {
  if (hasHiddenCharacters(name)) return 'pattern'
  return scriptsOf(name).size > 1 ? 'mixed_scripts' : undefined
}
