import { getLook } from './look-alikes.ts'
import { hasHiddenCharacters, hasStackedMarks, mixesScripts } from './scripts.ts'

/*
 * Rules for texts that one person writes and others see: nicknames, names of links, remarks. None of them hides or reorders characters, and no
 * name passes for the house or its staff.
 */

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
].map(getLook)
/** Words too short or too common to be refused within other words. */
const RESERVED_ALONE = new Set(
  ['staff', 'system', 'mod', 'gm', 'cskh', 'house', 'help', 'cs', 'team', 'dealer', 'cashier'].map(getLook),
)
/** Words with a reserved one within them. */
const HARMLESS = ['badminton'].map(getLook)

type NameBreach = 'pattern' | 'reserved' | 'mixed_scripts'

/**
 * The fault of a name that others see: hidden characters or stacked accents (`pattern`), a resemblance to staff or the brand (`reserved`),
 * or scripts mixed so that letters pass for others (`mixed_scripts`).
 * @param brands names of the brand
 */
export function nameBreach(name: string, brands: readonly string[]): NameBreach | undefined {
  if (hasHiddenCharacters(name) || hasStackedMarks(name)) return 'pattern'
  const look = HARMLESS.reduce((rest, word) => rest.replaceAll(word, ' '), getLook(name))
  const own = brands.map(getLook).filter((brand) => brand.length > 2)
  if ([...RESERVED, ...own].some((word) => look.includes(word))) return 'reserved'
  // Digits at the end of a name do not hide it: Staff01.
  const parts = name.split(/[\s._'-]+/u).flatMap((part) => [part, part.replace(/\d+$/u, ''), part.replace(/^\d+/u, '')])
  if (parts.some((part) => part !== '' && RESERVED_ALONE.has(getLook(part)))) return 'reserved'
  return mixesScripts(name) ? 'mixed_scripts' : undefined
}
