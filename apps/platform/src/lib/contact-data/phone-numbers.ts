import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Readings } from './readings.ts'

/** Countries of the site's languages; a number without its country is one of theirs. */
const COUNTRIES = ['VN', 'TH', 'ID', 'CN'] as const
const CALLING_CODE = /^(?:84|66|62|86)/

/** Digits as words; those of Chinese and Thai need no spaces. */
const DIGIT_WORDS = [
  'khong|zero|oh|nol|kosong|ศูนย์|零|〇',
  'mot|one|satu|หนึ่ง|一|幺',
  'hai|two|dua|สอง|二',
  'ba|three|tiga|สาม|三',
  'bon|four|empat|สี่|四',
  'nam|lam|five|lima|ห้า|五',
  'sau|six|enam|หก|六',
  'bay|seven|tujuh|เจ็ด|七',
  'tam|eight|delapan|แปด|八',
  'chin|nine|sembilan|เก้า|九',
].map((words) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'gu'))
/** Letters in place of zeros and ones, beside digits. */
const LIKE_DIGITS = /(?<![a-z0-9])(?=[oil]*\d[\doil]*\d)[\doil]{3,}(?![a-z0-9])/g

const DATE =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])[-./](?:0?[1-9]|1[0-2])[-./](?:19|20|25)\d\d|20\d\d[-./](?:0[1-9]|1[0-2])[-./][0-3]\d)(?!\d)/g
const AMOUNT = /(?<![\d.,+])[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?!\d)/g
/** Groups of digits with spaces and signs between them. */
const RUN = /\d+(?:[\s.,*/…()[\]+-]{1,3}\d+)*/g
const UNIT = /^ ?(?:đ|d|vnd|vnđ|k|tr|trieu|ty|xu|diem|usd|usdt|\$|€|baht|บาท|元|块|rb|jt|juta)(?![a-z])/

/** Words of draws, tickets and rounds. */
const OF_NUMBERS =
  /(?<![a-z])(?:xs[a-z]*|lo|de|dan|ky|ve|giai|cang|xien|bo|draw|ticket|phien|van|ma|id|jackpot|hu|togel|nomor|hasil|thong ke|ket qua|nuoi|bao|cham|kep|da|dau|duoi|picks?|numbers|mega|power)(?![a-z])|งวด|期号|号码/
/** Words of people who want to be called. */
const OF_CALLS =
  /(?<![a-z])(?:zalo|zl|tele|telegram|viber|whatsapp|wa|goi|alo|sdt|dt|so cua|call|text me|phone|telp?|hp|lh|lien he|ib|nhan tin|nhan|kb|inbox)(?![a-z])|โทร|เบอร์|加我|电话/
const OF_ACCOUNTS = /(?<![a-z])(?:stk|so tai khoan|chuyen khoan vao|ck vao)(?![a-z])/
/** Digits of a number, with those of its country. */
const LENGTH = { min: 9, max: 14 }
/** How far from a number its words are. */
const NEAR = 30

/** Whether a text has a mobile number that can be called, or the number of a bank account. */
export function hasPhoneNumber({ folded }: Readings): boolean {
  const digits = folded.replace(LIKE_DIGITS, (found) => found.replaceAll('o', '0').replace(/[il]/g, '1'))
  const spelt = DIGIT_WORDS.reduce((text, words, digit) => text.replace(words, ` ${digit} `), digits).replace(
    / +/g,
    ' ',
  )
  return [digits, spelt].some((text) => {
    const plain = text.replace(DATE, (date) => ';'.repeat(date.length)).replace(AMOUNT, (sum) => ';'.repeat(sum.length))
    return [...plain.matchAll(RUN)].some(({ 0: run, index }) => hasNumber(plain, run, index))
  })
}

function hasNumber(text: string, run: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - NEAR), index)
  const after = text.slice(index + run.length)
  const groups = run.split(/\D+/)
  if (OF_ACCOUNTS.test(before) && groups.join('').length >= 8) return true
  const isAnnounced = OF_CALLS.test(before)
  if (UNIT.test(after) && !isAnnounced) return false
  const isListed = OF_NUMBERS.test(text.slice(0, index)) && !isAnnounced
  const meaning = {
    isCalled: isAnnounced || (!isListed && OF_CALLS.test(after.slice(0, NEAR))),
    isListed,
    hasPlus: /\+[ (]*$/.test(before) || run.includes('+'),
  }
  return groups.some((_, first) => groupsFrom(groups, first).some((part) => isMobile(part, meaning)))
}

/** The groups from one on that together have the length of a number. */
function groupsFrom(groups: readonly string[], first: number): string[][] {
  const parts: string[][] = []
  let length = 0
  for (let end = first; end < groups.length; end += 1) {
    length += groups[end]?.length ?? 0
    if (length > LENGTH.max) break
    if (length >= LENGTH.min) parts.push(groups.slice(first, end + 1))
  }
  return parts
}

interface Meaning {
  /** Beside words of people who want to be called. */
  isCalled: boolean
  /** After words of draws, tickets and rounds. */
  isListed: boolean
  hasPlus: boolean
}

function isMobile(groups: readonly string[], { isCalled, isListed, hasPlus }: Meaning): boolean {
  const digits = groups.join('')
  if (hasPlus && isValid(`+${digits}`)) return true
  const size = groups[0]?.length
  const areEven = groups.length > 1 && groups.every(({ length }) => length === size)
  // Two digits each are lottery numbers, and five each results of a draw.
  if (areEven && (isListed || size === 2) && !isCalled) return false
  if (digits.startsWith('00')) return isValid(`+${digits.slice(2)}`)
  if (digits.startsWith('0')) return COUNTRIES.some((country) => isValid(digits, country))
  if (isListed) return false
  if (CALLING_CODE.test(digits) && digits.length > 10 && isValid(`+${digits}`)) return true
  if (/^1[3-9]\d{9}$/.test(digits)) return isValid(digits, 'CN')
  return isCalled && isValid(digits, 'VN')
}

const isValid = (digits: string, country?: (typeof COUNTRIES)[number]): boolean =>
  parsePhoneNumberFromString(digits, { ...(country && { defaultCountry: country }), extract: false })?.isValid() ===
  true
