import TOP_LEVEL_DOMAINS from 'tlds' with { type: 'json' }
import { foldAccents, type Readings } from './readings.ts'
import { isWord } from './words.ts'

const DOMAINS: ReadonlySet<string> = new Set(TOP_LEVEL_DOMAINS)
/** Top-level domains that no sentence begins with, so that a point before them ends none. */
const EVIDENT = new Set('app asia biz cc club cn com info io link net online org ru shop site tv vn xyz'.split(' '))

const SCHEME = /(?<![\p{L}\p{N}])h(?:tt|xx)ps?(?![\p{L}\p{N}])|:\s?\/\s?\//u
const WWW = /(?<![\p{L}\p{N}])www ?[. ] ?[\p{L}\p{N}]/u
/** Four numbers with points. */
const NUMERIC = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])(?:[:/]\d)?/g
/** A name, and a domain as a word of its own. */
const WITHOUT_POINT = /(?<![\p{L}\p{N}-])([a-z0-9-]{3,}) (com|net|org|vn|xyz)(?![\p{L}\p{N}])/gu
/** What stands for the point: `evil(dot)com`, `evil chấm com`, `evil titik com`. */
const SPELT_POINT = / ?[([{<] ?(?:[.,]|dot|ch[aấ]m|titik|punto) ?[)\]}>] ?| (?:dot|ch[aấ]m|titik|punto) |จุด|点|點/gu
/** What may end a host: its last label but one, the point, and before what it stands. */
const HOST =
  /(?<label>[\p{L}\p{N}-]+)(?<before> ?)(?<sign>[.,])(?<after> ?)(?=(?<domain>[a-z0-9]{2,24})(?![\p{Script=Latin}\p{N}]|-[\p{L}\p{N}])(?<rest>.{0,4}))/gu
const PATH = /^(?::\d\d| ?\/ ?[\p{L}\p{N}+]|\?\w)/u
/** The end of a sentence or of its part. */
const END = /^(?:$| ?[^\p{L}\p{N} ])/u

export function hasWebAddress({ latin, folded }: Readings): boolean {
  if (SCHEME.test(folded) || WWW.test(folded)) return true
  if ([...folded.matchAll(NUMERIC)].some(([found]) => isNumericAddress(found))) return true
  if ([...folded.matchAll(WITHOUT_POINT)].some(([, name = '', domain = '']) => isNamedSite(name, domain))) return true
  return findHosts(latin).some(isHost) || findHosts(folded).some((host) => isEvident(host) && !isLikeWord(host))
}

/** Numbers of a lottery have two digits, groups of an amount three. */
function isNumericAddress(found: string): boolean {
  const parts = found.split(/[.:/]/)
  const isAmount = parts.slice(1).every((part) => part.length === 3)
  const isPath = parts.length > 4
  return (
    parts.slice(0, 4).every((part) => Number(part) < 256) &&
    (isPath || (!isAmount && parts.some((part) => Number(part) > 99)))
  )
}

const isNamedSite = (name: string, domain: string): boolean =>
  domain === 'com' ? !isWord(name) : /[\d-]/.test(name) && /[a-z]/.test(name)

interface Host {
  label: string
  before: string
  sign: string
  after: string
  domain: string
  rest: string
}

const findHosts = (text: string): Host[] =>
  [...text.replace(SPELT_POINT, '.').matchAll(HOST)]
    .map(({ groups }) => groups as unknown as Host)
    .map((host) => ({ ...host, domain: /[a-z]/.test(host.domain) ? host.domain.replaceAll('0', 'o') : host.domain }))
    .filter(({ domain }) => DOMAINS.has(domain))

const isEvident = ({ domain }: Host): boolean => EVIDENT.has(domain)

/** Numbers below a thousand are results and ranks. */
const isLikeWord = ({ label }: Host): boolean => /^\d{1,3}$/.test(label) || isWord(foldAccents(label))

function isHost(host: Host): boolean {
  const { before, sign, after, label, rest } = host
  if (sign === ',') return (after === '' || before !== '') && isEvident(host) && !isLikeWord(host)
  if (before === '' && after !== '')
    return isEvident(host) && !isLikeWord(host) && (/[\d-]/.test(label) || END.test(rest))
  return isEvident(host) || !isLikeWord(host) || PATH.test(rest)
}
