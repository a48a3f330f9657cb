import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { placesHit } from '@playhouse/engines/lottery/places.ts'

/** A bet: one line of a ticket. */
export interface BetLine {
  betType: string
  picks: readonly number[]
}

/** The effect of each digit on own lines. `miss` is bad news: a number that was bet not to appear. */
export type DigitTones = readonly ('hit' | 'miss' | undefined)[]

/** Own hits in the numbers shown so far, by the index of the number. */
export function getMarks(
  structure: Structure,
  lines: readonly BetLine[],
  shown: readonly string[],
): ReadonlyMap<number, DigitTones> {
  const picksByType = new Map<string, Set<number>>()
  for (const { betType, picks } of lines) {
    const all = picksByType.get(betType) ?? new Set()
    picksByType.set(betType, all)
    for (const pick of picks) all.add(pick)
  }
  const marks = new Map<number, ('hit' | 'miss' | undefined)[]>()
  for (const [betType, picks] of picksByType) {
    const type = findBetType(structure, betType)
    if (!type) continue
    const tone = type.rule.by === 'MISS' ? 'miss' : 'hit'
    for (const { key, slots, from, to } of placesHit(structure, type, shown)) {
      if (!picks.has(key)) continue
      for (const slot of slots) {
        const digits = marks.get(slot) ?? []
        marks.set(slot, digits)
        // A hit counts more: another line may have bet that it does not appear.
        for (let digit = from; digit < to; digit += 1) if (digits[digit] !== 'hit') digits[digit] = tone
      }
    }
  }
  return marks
}

/** How often each pick of a line was hit so far; picks without a hit are left out. */
export function hitsOfLine(
  structure: Structure,
  { betType, picks }: BetLine,
  shown: readonly string[],
): ReadonlyMap<number, number> {
  const type = findBetType(structure, betType)
  const hits = new Map<number, number>()
  if (!type) return hits
  const own = new Set(picks)
  for (const { key } of placesHit(structure, type, shown)) if (own.has(key)) hits.set(key, (hits.get(key) ?? 0) + 1)
  return hits
}

/** Whether a line wins by its numbers staying away. */
export const isMissBet = (structure: Structure, betType: string): boolean =>
  findBetType(structure, betType)?.rule.by === 'MISS'
