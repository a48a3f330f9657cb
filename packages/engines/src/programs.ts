import type { Draw } from './engine.ts'

/*
 * Programs that sit at a shared table so that it is never empty. They stake no money, are always labelled as programs, and are
 * drawn from a stream of their own, which says nothing about the round.
 */

/** The stream of a round's seeds that its programs are drawn from. */
export const PROGRAMS_STREAM = 'programs'

const NAMES =
  `Abacus Bellows Camshaft Dynamo Escapement Flywheel Gearbox Hopper Idler Jacquard Keyway Linkage Mainspring
  Needlepoint Odometer Pendulum Quadrant Ratchet Spindle Turnstile Uptick Valve Windlass Yoke`.split(/\s+/)

/** Names for so many programs, no two alike: one draw each. */
export function drawProgramNames(count: number, draw: Draw): string[] {
  const left = [...NAMES]
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0] ?? '')
}

export const drawOne = <T>(list: readonly [T, ...T[]], draw: Draw): T => list[draw(list.length)] ?? list[0]
