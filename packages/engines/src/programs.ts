import type { Draw } from './engine.ts'

/*
 * House programs that keep shared tables from looking empty. They stake no money, are always labelled as programs, and are
 * drawn from a separate stream, which reveals nothing about the round.
 */

export const PROGRAMS_STREAM = 'programs'

const NAMES =
  `Abacus Bellows Camshaft Dynamo Escapement Flywheel Gearbox Hopper Idler Jacquard Keyway Linkage Mainspring
  Needlepoint Odometer Pendulum Quadrant Ratchet Spindle Turnstile Uptick Valve Windlass Yoke`.split(/\s+/)

/** Distinct program names, one draw each. */
export function drawProgramNames(count: number, draw: Draw): string[] {
  const left = [...NAMES]
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0] ?? '')
}

export const drawOne = <T>(list: readonly [T, ...T[]], draw: Draw): T => list[draw(list.length)] ?? list[0]
