import { getCommitment, drawFromSeed } from '@playhouse/engines/lottery/draw.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { expect, test } from 'vitest'
import { type DrawClaim, verifyDraw } from './verify-draw.ts'

const K3: Structure = { kind: 'K3', region: null }
const seed = '0f'.repeat(32)
/** The third draw of its day: the anchor is its beacon, hashed three times. */
const beacon = 'a1'.repeat(32)
const before = getCommitment(beacon)
const claim: DrawClaim = {
  drawId: 'K3_1M-202611220003',
  number: '202611220003',
  seedHash: getCommitment(seed),
  seed,
  beacon,
  beaconBefore: before,
  anchor: getCommitment(getCommitment(before)),
  numbers: drawFromSeed(K3, { serverSeed: seed, beacon, drawId: 'K3_1M-202611220003' }),
}
const verdict = (change: Partial<DrawClaim> = {}) => {
  const { seed: isSeed, beacon: isBeacon, numbers } = verifyDraw(K3, { ...claim, ...change })
  return { seed: isSeed, beacon: isBeacon, numbers }
}

test('confirms a draw whose seed, beacon and numbers fit together', () => {
  expect(verdict()).toEqual({ seed: true, beacon: true, numbers: true })
})

test.each([
  ['another seed', { seed: '1f'.repeat(32) }, { seed: false, beacon: true, numbers: false }],
  ['a beacon from outside the chain', { beacon: 'b2'.repeat(32) }, { seed: true, beacon: false, numbers: false }],
  ['a chain with another anchor', { anchor: before }, { seed: true, beacon: false, numbers: true }],
  ['another place in the day', { number: '202611220004' }, { seed: true, beacon: false, numbers: true }],
  ['another result', { numbers: ['9', '9', '9'] }, { seed: true, beacon: true, numbers: false }],
  ['a malformed seed', { seed: 'none' }, { seed: false, beacon: true, numbers: false }],
])('does not confirm %s', (_name, change, expected) => {
  expect(verdict(change)).toEqual(expected)
})
