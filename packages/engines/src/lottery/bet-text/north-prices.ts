import type { Amount } from './amounts.ts'
import { getGroups, type Group, type Item, getReading, getReadings } from './north-bets.ts'
import { DE, type Label } from './north-words.ts'
import { hasLineBreak } from './tokens.ts'
import {
  ask,
  type Fault,
  isFault,
  settle,
  type TextBet,
  type TextBoard,
  type TextNote,
  type TextReason,
} from './readings.ts'

/* How the last number, or the price behind them, decides the meaning of a group of numbers. */

/** Labels that hold for what follows, also beyond lines in the other dialect. */
export interface Labels {
  /** Label of the lines below its own line. */
  context: Label | null
  /** Written last. */
  last: Label | null
}

/** The bets of a group at a price; without one, its possible meanings. */
export function resolveGroup(
  board: TextBoard,
  labels: Labels,
  group: Group,
  price: Amount | null,
): { bets: readonly TextBet[] | Fault; notes: readonly TextNote[] } {
  const { items } = group
  const notes: TextNote[] = [...group.habits]
  const candidates = getLabels(labels, group)
  const [label = DE] = candidates
  if (!group.label && label === DE) {
    notes.push('UNLABELLED')
    // Elsewhere no bet goes without saying.
    if (board.region !== 'NORTH') group.ask ??= 'LABEL'
  }
  const last = items.at(-1)
  if (!price) {
    const focus = last && { start: last.token.start, end: last.token.end }
    const withoutPrice = (reason: TextReason) => ({ bets: { reason } as Fault, notes })
    if (!last) return withoutPrice(label.takes === 'NOTHING' ? 'NO_PRICE' : 'NO_NUMBERS')
    const grouped = readGrouped(board, labels, group)
    if (grouped) return grouped
    const amount = last.isNumber ? getAmount(last) : null
    if (!amount || items.length === 1) return withoutPrice('NO_PRICE')
    const priced = resolveGroup(board, labels, { ...group, items: items.slice(0, -1) }, amount)
    const isPrice = group.label !== null && !couldBePick(label, items, last) && group.ask === null
    if (isPrice) return { bets: priced.bets, notes: [...priced.notes, 'UNMARKED_PRICE'] }
    return {
      bets: isFault(priced.bets)
        ? {
            reason: 'PRICE_OR_NUMBER',
            ...(focus && { focus }),
            ...(priced.bets.readings && { readings: priced.bets.readings }),
          }
        : ask(priced.bets, 'PRICE_OR_NUMBER', focus),
      notes,
    }
  }
  if (price.either) {
    const ways = price.either.map(
      (value) => resolveGroup(board, labels, group, { value, unit: price.unit, length: price.length }).bets,
    )
    return { bets: settle(ways, 'AMOUNT'), notes }
  }
  if (group.count !== null && items.reduce((all, { numbers }) => all + numbers.length, 0) !== group.count) {
    return { bets: { reason: items.length > 0 ? 'RECAP' : 'NO_NUMBERS' }, notes }
  }
  if (price.unit === 'NONE' && price.value < 1_000 && board.priceUnit !== 1) notes.push('PRICE_UNIT')
  // "de 26 x 80k" and below "262 020 x 30k": the label above is as good as one of its own.
  const own = candidates.length === 1 && (labels.last ?? labels.context) !== null ? { ...group, label } : group
  const outcomes = candidates.flatMap((candidate) => getReadings(board, candidate, own, price))
  if (group.side && items.length === 1 && group.per === null)
    outcomes.push(getReading(board, group.side, [], price, group))
  const reason = candidates.length > 1 ? 'LABEL' : (group.ask ?? (group.side ? 'SET_OR_SIDE' : 'DIGITS'))
  const settled = settle(outcomes, reason)
  if (!isFault(settled) && group.ask) return { bets: ask(settled, group.ask), notes }
  // "lo 83 10d, 84 5d": only lo has points.
  const isSettled = outcomes.some((outcome) => isFault(outcome) && outcome.reason === 'UNIT')
  if (!isFault(settled) && candidates.length > 1 && !isSettled) return { bets: ask(settled, 'LABEL'), notes }
  return {
    bets:
      isFault(settled) && candidates.length === 1 && outcomes.length === 1 && isFault(outcomes[0] ?? [])
        ? (outcomes[0] as Fault)
        : settled,
    notes,
  }
}

/** "de 52 20.500": the last numbers are one amount, with a point for thousands. Asked where they could be numbers of a list. */
function readGrouped(
  board: TextBoard,
  labels: Labels,
  group: Group,
): { bets: readonly TextBet[] | Fault; notes: readonly TextNote[] } | null {
  const { items } = group
  const isRest = ({ isNumber, digits, gap }: Item) => isNumber && digits === 3 && (gap === '.' || gap === ',')
  const first = items.findLastIndex((item) => !isRest(item))
  const head = items[first]
  const isAmount = first < items.length - 1 && head?.isNumber && head.digits <= 3 && !head.token.text.startsWith('0')
  if (!isAmount) return null
  const value = Number(
    items
      .slice(first)
      .map(({ token }) => token.text)
      .join(''),
  )
  const last = getAmount(items[items.length - 1] ?? head)
  const amount: Amount = { value, unit: 'MONEY', length: 1 }
  const one = resolveGroup(board, labels, { ...group, items: items.slice(0, first) }, amount)
  const notes: readonly TextNote[] = [...one.notes, 'UNMARKED_PRICE']
  const focus = { start: head.token.start, end: items.at(-1)?.token.end ?? head.token.end }
  const isPoint = items.slice(first + 1).every(({ gap }) => gap === '.')
  if (isFault(one.bets) || group.label === null || !isPoint || !/^[ \t]+$/.test(head.gap)) {
    const other = last && resolveGroup(board, labels, { ...group, items: items.slice(0, -1) }, last).bets
    const settled = settle([one.bets, ...(other ? [other] : [])], 'PRICE_OR_NUMBER', focus)
    return { bets: isFault(settled) ? settled : ask(settled, 'PRICE_OR_NUMBER', focus), notes: [] }
  }
  return { bets: one.bets, notes }
}

/** A bet without a label is that of the label line above, else de; asked if another label was written since. */
function getLabels(labels: Labels, group: Group): readonly Label[] {
  if (group.label) return [group.label]
  if (labels.context && (labels.last === null || labels.last === labels.context)) return [labels.context]
  if (labels.last === null || (labels.last === DE && !labels.context)) return [DE]
  if (goesOnWith(labels.last, group.items)) return [labels.last]
  return [...new Set([labels.last, labels.context ?? DE])]
}

/** "xien 12-34 x 10n, 56-78 x 20n": on the same line, hyphens join what is bet on together. */
function goesOnWith(label: Label, items: readonly Item[]): boolean {
  if (label.takes !== 'GROUP' || label.family !== 'XIEN' || hasLineBreak(items[0]?.gap ?? '')) return false
  const { from, to, size } = label
  const isJoined =
    items.every(({ isNumber, digits }) => isNumber && digits === 2) && items.some(({ gap }) => gap === '-')
  return isJoined && getGroups(items).every(({ length }) => (size ? length === size : length >= from && length <= to))
}

function getAmount({ token }: Item): Amount | null {
  const value = Number(token.text)
  return token.text.length > 9 ? null : { value, unit: 'NONE', length: 1 }
}

function couldBePick(label: Label, items: readonly Item[], last: Item): boolean {
  if (label.takes === 'EACH') return label.digits.includes(last.digits)
  if (label.takes === 'GROUP') {
    const maximum = label.size ?? label.to
    return last.digits === 2 && items.length <= maximum
  }
  return last.digits === 2
}
