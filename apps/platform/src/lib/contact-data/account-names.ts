import type { Readings } from './readings.ts'
import { isWord } from './words.ts'

/** Services with accounts, whose names mean nothing else. Other names begin with short ones: `zlatan10`, `fbi1990`, `teleport99`. */
const SERVICES =
  'z[a4]l[o0]|telegram|facebook|whatsapp|viber|wechat|weixin|微信|skype|instagram|discord|messenger|kakao(?:talk)?|tiktok|snapchat|gmail|yahoo|(?:zl|tele|fb|vx|insta)(?![a-z])'
/** Services whose names are words too, and begin others: `wang1990`, `igor1990`, `linen2020`. */
const ALSO_WORDS = 'ไลน์|(?:line|ig|face|wa|signal)(?![a-z])'
/** Between the service and the account. */
const BETWEEN = '(?:\\s*(?:id|nick|acc|nhom|group|la|cua|minh|em|anh|toi|tui|ad|my|is|at))*'
const POINTERS = '\\s*(?:[:=(@👉➡→>-]\\s*)*'
const START = '(?<![a-z0-9])'
const NAME = '(?<name>[a-z0-9](?:[a-z0-9_#-]|\\.(?=[a-z0-9])){3,})'

const AFTER_ANY = new RegExp(`${START}(?:${SERVICES}|${ALSO_WORDS})${BETWEEN}${POINTERS}${NAME}`, 'gu')
const AFTER_SIGN = new RegExp(`${START}(?:${SERVICES})${BETWEEN}\\s*(?:[:=]|->|👉|➡)\\s*${NAME}`, 'gu')
const QQ = /(?<![a-z0-9])qq\W{0,3}\d{5,12}(?!\d)/u
/** A name at a server, whatever stands for the sign. Odds have it too: `50k@1.85`. */
const MAIL = /[\p{L}\p{N}._-]@\p{L}|[\p{L}\p{N}] ?[([{<] ?(?:at|a cong|@) ?[)\]}>] ?\p{L}|[\p{L}\p{N}] a ?cong \p{L}/u
const HANDLE = /(?:^|[\s(:])@(?=[\d._-]*\p{L})[\p{L}\p{N}._-]{4,}/u

/** Whether a text has the name of an account at another service, or a mail address. */
export function hasAccountName({ folded }: Readings): boolean {
  if (MAIL.test(folded) || HANDLE.test(folded) || QQ.test(folded)) return true
  return (
    getNames(folded, AFTER_ANY).some((name) => isAccountName(name)) ||
    getNames(folded, AFTER_SIGN).some((name) => isAccountName(name) || name.includes('.') || !isWord(name))
  )
}

const getNames = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '')

/** Letters with digits or an underscore, such as `mai_1990`, and no amount or time: `100k`, `20h30`. */
const isAccountName = (name: string): boolean =>
  /[a-z]/.test(name) && /[\d#-]/.test(name) && !/^\d+[a-z]{1,2}\d{0,2}$/.test(name)
