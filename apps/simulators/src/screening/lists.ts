import { areAlikeNames } from '@playhouse/shared/alike-names.ts'
import { getLook } from '@playhouse/shared/look-alikes.ts'
import type { PlumblineMatch } from '@playhouse/vendor-api/screening/plumbline/contract.ts'

/* Invented persons on invented lists, in three versions, and how Plumbline compares somebody with them. */

interface Entry {
  entry: string
  kind: 'sanction' | 'pep' | 'pep_relative'
  list: string
  name: string
  aliases?: readonly string[]
  /** A day or a year. */
  birth: string | null
  country: string | null
  /** Version of the lists from which on it is so. */
  from: number
  /** The last version that has it so. */
  to?: number
}

const SUNDRY = 'Freeze list of the Sundry Isles'
const MANNERS = 'Register of the Chancery of Manners'

const ENTRIES: readonly Entry[] = [
  {
    entry: 'SI-1001',
    kind: 'sanction',
    list: SUNDRY,
    name: 'Aurelio Brandmoor',
    birth: '1971-03-14',
    country: 'FR',
    from: 1,
    to: 2,
  },
  {
    entry: 'SI-1001',
    kind: 'sanction',
    list: SUNDRY,
    name: 'Aurelio Brandmoor',
    aliases: ['Aurèle de Brandmoor'],
    birth: '1971-03-14',
    country: 'FR',
    from: 3,
  },
  {
    entry: 'SI-1002',
    kind: 'sanction',
    list: SUNDRY,
    name: 'Đặng Khốc Sương',
    birth: '1966-08-02',
    country: 'VN',
    from: 1,
  },
  { entry: 'SI-1003', kind: 'sanction', list: SUNDRY, name: 'Mikel Trenovar', birth: '1980', country: null, from: 1 },
  {
    entry: 'SI-1004',
    kind: 'sanction',
    list: SUNDRY,
    name: 'Talindé Okorosk',
    birth: '1990-05-21',
    country: 'TH',
    from: 2,
  },
  {
    entry: 'CM-2001',
    kind: 'pep',
    list: MANNERS,
    name: 'Ilona Farkasmere',
    birth: '1958-11-30',
    country: 'ID',
    from: 1,
  },
  {
    entry: 'CM-2002',
    kind: 'pep_relative',
    list: MANNERS,
    name: 'Vũ Tịch Lạc Hầu',
    birth: '1984-02-17',
    country: 'VN',
    from: 1,
    to: 2,
  },
]

export const VERSIONS = [1, 2, 3] as const
export const versionName = (version: number): string => `2026-11-${String(version).padStart(2, '0')}`

export const listEntries = (version: number): readonly Entry[] =>
  ENTRIES.filter(({ from, to = Infinity }) => from <= version && version <= to)

const getRevision = ({ entry, from }: Entry) => `${entry}.${from}`

interface Person {
  name: string
  birthday: string | null
}

const LEAST = 50
const FULL = 100
/** Points that a difference takes. */
const PARTIAL = 15
const SPELLED = 20
const UNKNOWN_BIRTHDAY = 10
const SAME_YEAR = 20
const OTHER_BIRTHDAY = 30

/** Entries of a version that may be the person, the most alike first. */
export const searchLists = (version: number, person: Person): PlumblineMatch[] =>
  listEntries(version)
    .map((entry) => ({ entry, score: getScore(entry, person) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry, score }) => {
      const { kind, list, name, birth, country } = entry
      return { entry: entry.entry, revision: getRevision(entry), kind, list, name, birth, country, score }
    })

function getScore({ name, aliases = [], birth }: Entry, person: Person): number {
  const byName = Math.max(...[name, ...aliases].map((one) => compareNames(one, person.name)))
  return byName - compareBirthdays(birth, person.birthday)
}

const getWords = (name: string) =>
  name
    .normalize('NFKD')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(getLook)
    .filter((word) => word !== '')

function compareNames(one: string, other: string): number {
  const [mine, others] = [getWords(one).toSorted().join(' '), getWords(other).toSorted().join(' ')]
  if (mine === others) return FULL
  if (areAlikeNames(one, other)) return FULL - PARTIAL
  const longer = Math.max(mine.length, others.length)
  return countEdits(mine, others) <= Math.floor(longer / 8) ? FULL - SPELLED : 0
}

/** Levenshtein distance. */
function countEdits(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (const [column, otherLetter] of [...other].entries())
      now.push(
        Math.min(
          (now[column] ?? 0) + 1,
          (before[column + 1] ?? 0) + 1,
          (before[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      )
    before = now
  }
  return before.at(-1) ?? 0
}

function compareBirthdays(listed: string | null, given: string | null): number {
  if (listed === null || given === null) return UNKNOWN_BIRTHDAY
  if (listed === given || listed === given.slice(0, 4)) return 0
  return listed.slice(0, 4) === given.slice(0, 4) ? SAME_YEAR : OTHER_BIRTHDAY
}
