import type { Draw } from '../engine.ts'
import { uniformDraw } from '../fair-random.ts'
import type { BetType } from './bet-type.ts'
import { getPicks } from './picks.ts'
import { drawNumbers } from './draw.ts'
import { type DrawNumbers, POOLS, type Structure } from './games.ts'
import { getHits } from './hits.ts'

/** Uniform integers that are the same in every run (mulberry32): statistics need millions, and no proof. */
export function testDraw(name: string): Draw {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  return uniformDraw(() => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return (word ^ (word >>> 14)) >>> 0
  })
}

const known = new Map<string, number[]>()

/** All picks of a type; a list of 100,000 is made once. */
function allPicks(structure: Structure, type: BetType): number[] {
  const name = `${structure.kind} ${structure.region} ${type.code}`
  const picks = known.get(name) ?? getPicks(structure, type)
  known.set(name, picks)
  return picks
}

/** Different picks for one line: of those that the result hits, of the others, or of all. Chance alone would seldom win. */
export function randomPicks(draw: Draw, structure: Structure, type: BetType, numbers: DrawNumbers): number[] {
  const all = allPicks(structure, type)
  const count = type.picks.min + draw(Math.min(type.picks.max, type.picks.min + 6, all.length) - type.picks.min + 1)
  const hits = getHits(structure, type, numbers)
  const hit = [...hits.keys()]
  const aim = draw(3)
  const picks = new Set<number>()
  for (let tries = 0; picks.size < count; tries += 1) {
    // Some results leave too few picks of the wanted kind.
    const wanted = tries > 200 ? 2 : aim
    const pool = wanted === 0 && hit.length > 0 ? hit : all
    const pick = pool[draw(pool.length)] ?? 0
    if (wanted !== 1 || !hits.has(pick)) picks.add(pick)
  }
  return [...picks]
}

/** A random result; where values can repeat, one in four shows one value throughout. */
export function randomNumbers(draw: Draw, structure: Structure): DrawNumbers {
  const numbers = drawNumbers(structure, draw)
  const alike = structure.kind !== 'VN' && POOLS[structure.kind].repeats && draw(4) === 0
  return alike ? numbers.map(() => numbers[0] ?? '') : numbers
}
