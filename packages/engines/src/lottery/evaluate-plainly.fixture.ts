import { findBetType } from './bet-types.ts'
import { formatPick } from './picks.ts'
import type { Line } from './evaluate.ts'
import type { DrawNumbers, Structure } from './games.ts'
import { ODDS_SCALE } from './odds.ts'

/*
 * Every bet type by its definition in words, one combination at a time and from the text of the numbers. Settlement uses
 * `evaluate.ts`; this file shares no rule with it, so that a test can hold both equal.
 */

/**
 * Win of a line in minor units, stake included; 0 if it loses.
 * @throws RangeError for an unknown bet type
 */
export function winPlainly(structure: Structure, betType: string, line: Line, numbers: DrawNumbers): bigint {
  const type = findBetType(structure, betType)
  if (!type) throw new RangeError(`No bet type ${betType}`)
  const picks = line.picks.map((pick) => formatPick(structure, type, pick))
  const paid =
    structure.kind === 'VN'
      ? paidInVietnamese(structure.region === 'NORTH', betType, picks, numbers)
      : paidInFastDraw(`${structure.kind} ${betType}`, picks, numbers.map(Number))
  const halves = paid.reduce((sum, { times, at = 0 }) => sum + Math.round(2 * times) * (line.payouts[at] ?? 0), 0)
  return (line.stakeMinor * BigInt(halves)) / BigInt(2 * ODDS_SCALE)
}

/** Paid so many times at one of the line's payouts, the first unless `at` says so. */
interface Paid {
  readonly times: number
  readonly at?: number
}

const NORTHERN = 'G1 G2 G2 G3 G3 G3 G3 G3 G3 G4 G4 G4 G4 G5 G5 G5 G5 G5 G5 G6 G6 G6 G7 G7 G7 G7 DB'.split(' ')
const SOUTHERN = 'G8 G7 G6 G6 G6 G5 G4 G4 G4 G4 G4 G4 G4 G3 G3 G2 G1 DB'.split(' ')

function paidInVietnamese(north: boolean, betType: string, picks: readonly string[], numbers: DrawNumbers): Paid[] {
  const layout = north ? NORTHERN : SOUTHERN
  const of = (...prizes: string[]) => numbers.filter((_, index) => prizes.includes(layout[index] ?? ''))
  const [special = ''] = of('DB')
  const [first = ''] = of('G1')
  const endings = numbers.map((number) => number.slice(-2))
  const times = (matches: (pick: string, number: string) => boolean, among: readonly string[]): Paid[] => [
    { times: picks.flatMap((pick) => among.filter((number) => matches(pick, number))).length },
  ]
  const ends = (pick: string, number: string) => number.endsWith(pick)
  const begins = (pick: string, number: string) => number.startsWith(pick)
  const appears = (pick: string) => endings.includes(pick)
  const payEvery = (size: number, at: number): Paid => ({
    times: subsets(picks, size).filter((subset) => subset.every(appears)).length,
    at,
  })
  const side = (condition: Readonly<Record<string, boolean>>): Paid[] => [{ times: Number(condition[picks[0] ?? '']) }]
  const payParity = (number: string) => side({ EVEN: /[02468]$/.test(number), ODD: /[13579]$/.test(number) })
  const paySize = (number: string) => side({ SMALL: /[0-4].$/.test(number), BIG: /[5-9].$/.test(number) })
  switch (betType) {
    case 'LO2':
    case 'LO3':
    case 'LO4':
      return times(ends, numbers)
    case 'LO2_FIRST':
      return times(begins, numbers)
    case 'DE':
    case 'DE_DUOI':
    case 'DE3':
      return times(ends, [special])
    case 'DE_FIRST':
      return times(begins, [special])
    case 'DE_DAU':
      return times((pick, number) => number.slice(0, -1).endsWith(pick), [special])
    case 'DE_G1':
    case 'DE_G1_3':
    case 'DE_G1_4':
      return times(ends, [first])
    case 'DAU_G7':
      return times(ends, of('G7'))
    case 'DAU_G8':
      return times(ends, of('G8'))
    case 'XIU_CHU':
      return times(ends, north ? of('G6', 'DB') : of('G7', 'DB'))
    case 'XIU_CHU_DAU':
      return times(ends, of('G7'))
    case 'BAO7':
      return times(ends, of('G8', 'G7', 'G6', 'G5', 'DB'))
    case 'BAO8':
      return times(ends, of('G7', 'G6', 'DB'))
    case 'XIEN2':
      return [payEvery(2, 0)]
    case 'XIEN3':
      return [payEvery(3, 0)]
    case 'XIEN4':
      return [payEvery(4, 0)]
    case 'XIEN_QUAY3':
      return [payEvery(2, 0), payEvery(3, 1)]
    case 'XIEN_QUAY4':
      return [payEvery(2, 0), payEvery(3, 1), payEvery(4, 2)]
    case 'DA': {
      const shown = picks.filter(appears)
      if (shown.length < 2) return []
      const repeats = shown.map((pick) => endings.filter((ending) => ending === pick).length - 1)
      return [{ times: shown.length - 1 }, ...repeats.map((count) => ({ times: count / 2 }))]
    }
    case 'DA_XIEN': {
      const counts = (pick: string) => endings.filter((ending) => ending === pick).length
      return subsets(picks, 2)
        .filter((pair) => pair.every(appears))
        .map((pair) => ({ times: 1 + pair.reduce((repeats, pick) => repeats + counts(pick) - 1, 0) / 2 }))
    }
    case 'PARITY':
      return payParity(special)
    case 'SIZE':
      return paySize(special)
    case 'PARITY_G1':
      return payParity(first)
    case 'SIZE_G1':
      return paySize(first)
    default:
      if (betType.startsWith('TRUOT')) return [{ times: picks.some(appears) ? 0 : 1 }]
      throw new RangeError(`No definition of ${betType}`)
  }
}

function paidInFastDraw(bet: string, picks: readonly string[], values: readonly number[]): Paid[] {
  const total = (...positions: number[]) => positions.reduce((sum, position) => sum + (values[position] ?? 0), 0)
  const isOneOf = (outcome: string): Paid[] => [{ times: picks.filter((pick) => pick === outcome).length }]
  const payParity = (sum: number) => isOneOf(sum % 2 === 0 ? 'EVEN' : 'ODD')
  const triple = values.every((value) => value === values[0])
  const caught = picks.filter((pick) => values.includes(Number(pick))).length
  const text = (from: number, to: number) => values.slice(from, to).join('')
  const dashed = (to: number) =>
    values
      .slice(0, to)
      .map((value) => String(value).padStart(2, '0'))
      .join('-')
  const atLeast = (times: number): Paid[] => [
    { times: picks.filter((pick) => values.filter((value) => value === Number(pick)).length >= times).length },
  ]
  const three = /^SSC (FRONT|MIDDLE|BACK)3_(.*)$/.exec(bet)
  if (three) {
    const from = ['FRONT', 'MIDDLE', 'BACK'].indexOf(three[1] ?? '')
    return paidInThree(three[2] ?? '', text(from, from + 3), picks)
  }
  const any = /^11X5 ANY([1-5])$/.exec(bet)
  if (any) {
    const winning = subsets(picks, Number(any[1])).filter((subset) =>
      subset.every((pick) => values.includes(Number(pick))),
    )
    return [{ times: winning.length }]
  }
  if (bet.startsWith('KENO ')) return [{ times: 1, at: caught }]
  switch (bet) {
    case 'SSC POSITION':
    case '11X5 POSITION':
    case 'PK10 POSITION': {
      const won = picks.filter((pick) => {
        const [position, value] = pick.split(':').map(Number)
        return values[(position ?? 0) - 1] === value
      })
      return [{ times: won.length }]
    }
    case 'SSC FIVE_DIRECT':
      return isOneOf(text(0, 5))
    case 'SSC SUM_SIZE':
      return isOneOf(total(0, 1, 2, 3, 4) >= 23 ? 'BIG' : 'SMALL')
    case 'SSC SUM_PARITY':
    case '11X5 SUM_PARITY':
      return payParity(total(0, 1, 2, 3, 4))
    case 'SSC DUEL':
      return isOneOf(duel(values[3], values[4]))
    case 'K3 SUM':
    case 'BINGO18 SUM':
      return isOneOf(String(total(0, 1, 2)))
    case 'K3 SUM_SIZE':
      return triple ? [] : isOneOf(total(0, 1, 2) >= 11 ? 'BIG' : 'SMALL')
    case 'K3 SUM_PARITY':
      return triple ? [] : payParity(total(0, 1, 2))
    case 'K3 PATTERN':
    case 'BINGO18 PATTERN':
      return isOneOf(getPattern(text(0, 3)))
    case 'K3 TRIPLE':
    case 'BINGO18 TRIPLE':
      return atLeast(3)
    case 'K3 PAIR':
    case 'BINGO18 PAIR':
      return atLeast(2)
    case 'BINGO18 SINGLE':
      return atLeast(1)
    case '11X5 FRONT2_DIRECT':
    case 'PK10 FRONT2_DIRECT':
      return isOneOf(dashed(2))
    case '11X5 FRONT3_DIRECT':
    case 'PK10 FRONT3_DIRECT':
      return isOneOf(dashed(3))
    case 'PK10 SUM2':
      return isOneOf(String(total(0, 1)))
    case 'PK10 SUM2_SIZE':
      return isOneOf(total(0, 1) > 11 ? 'BIG' : 'SMALL')
    case 'PK10 SUM2_PARITY':
      return payParity(total(0, 1))
    case 'PK10 DUEL':
      return isOneOf(duel(values[0], values[9]))
    case 'BINGO18 SUM_SIZE':
      return isOneOf(total(0, 1, 2) <= 12 ? 'SMALL' : total(0, 1, 2) < 15 ? 'MIDDLE' : 'BIG')
    case 'BINGO18 DIRECT':
      return isOneOf(text(0, 3))
    case 'COLOUR COLOUR': {
      const red = total(0) % 2 === 0
      const violet = total(0) % 5 === 0
      return [{ times: Number(picks[0] === (red ? 'RED' : 'GREEN')) + Number(violet && picks[0] === 'VIOLET') }]
    }
    case 'COLOUR DIGIT':
      return isOneOf(text(0, 1))
    case 'COLOUR SIZE':
      return isOneOf(total(0) < 5 ? 'SMALL' : 'BIG')
    case 'COLOUR PARITY':
      return payParity(total(0))
    default:
      throw new RangeError(`No definition of ${bet}`)
  }
}

/** Three digits as text: direct, groups, patterns. */
function paidInThree(bet: string, shown: string, picks: readonly string[]): Paid[] {
  if (bet === 'DIRECT') return [{ times: Number(picks.includes(shown)) }]
  if (bet === 'PATTERN') return [{ times: Number(picks.includes(getPattern(shown))) }]
  // A pick of GROUP3 names the pair once and the single: "31" wins with 331, 313 and 133.
  const won = picks.filter((pick) => sorted(bet === 'GROUP3' ? `${pick[0]}${pick}` : pick) === sorted(shown))
  return [{ times: won.length }]
}

function getPattern(three: string): string {
  const different = new Set(three).size
  if (different === 1) return 'TRIPLE'
  return different === 2 ? 'PAIR' : 'DIFFERENT'
}

function duel(left = 0, right = 0): string {
  if (left === right) return 'TIE'
  return left > right ? 'DRAGON' : 'TIGER'
}

const sorted = (text: string) => [...text].toSorted().join('')

/** Every subset of a size. */
function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))
}
