import { getCommitment, drawFromSeed, getDrawId } from '@playhouse/engines/lottery/draw.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'verify-draw.mjs')
const seed = '3c'.repeat(32)
const beacon = 'd4'.repeat(32)

/** A proof as the platform publishes it, of the second draw of a day for fast ones. */
function getProof(gameCode: string) {
  const game = findLottery(gameCode)
  if (!game) throw new Error(`No ${gameCode}`)
  const numero = game.intervalSeconds === null ? '20261122' : '202611220002'
  const drawId = getDrawId(gameCode, numero)
  const before = getCommitment(beacon)
  const numbers = drawFromSeed(game, { serverSeed: seed, beacon, drawId })
  return {
    gameCode,
    numero,
    drawId,
    seedHash: getCommitment(seed),
    seed,
    beacon,
    anchor: game.intervalSeconds === null ? before : getCommitment(before),
    versions: [{ version: 1, numbers }],
  }
}

const verify = (proof: object) =>
  spawnSync(process.execPath, [SCRIPT, '-'], { input: JSON.stringify(proof), encoding: 'utf8' })

test.each([
  'HA_NOI',
  'NORTH_EVENING',
  'HUE',
  'VN_NORTH_1M',
  'VN_SOUTH_5M',
  'SSC_30S',
  'K3_1M',
  '11X5_3M',
  'PK10_1M',
  'KENO_5M',
  'BINGO18_1M',
  'COLOUR_30S',
])('recomputes %s as the engine draws it', (gameCode) => {
  const { status, stdout } = verify(getProof(gameCode))
  expect(stdout).toContain('The proof holds.')
  expect(status).toBe(0)
})

test('holds where a correction was corrected back to the drawn numbers', () => {
  const proof = getProof('K3_1M')
  const [drawn] = proof.versions
  const versions = [drawn, { version: 2, numbers: ['1', '1', '1'] }, { ...drawn, version: 3 }]
  const { status, stdout } = verify({ ...proof, versions })
  expect(stdout).toContain('the drawn result was paid')
  expect(stdout).toContain('The proof holds.')
  expect(status).toBe(0)
})

test('reports a published result that differs', () => {
  const proof = getProof('K3_1M')
  const { status, stdout } = verify({ ...proof, versions: [{ version: 1, numbers: ['7', '7', '7'] }] })
  expect(stdout).toContain('The proof does NOT hold.')
  expect(status).toBe(1)
})

test.each<[string, object, object[], RegExp]>([
  [
    'corrected',
    {},
    [{ version: 2, numbers: ['1', '1', '1'], reason: 'Misread' }],
    /corrected +1 1 1 {2}PAID \(Misread\)/,
  ],
  ['void', { state: 'VOID', voidReason: 'Misread' }, [], /^WARNING: .* is void \(Misread\)/],
])('says first of a %s draw that what it proves was not paid', (_name, change, corrections, said) => {
  const proof = getProof('K3_1M')
  const { status, stdout } = verify({ ...proof, ...change, versions: [...proof.versions, ...corrections] })
  expect(stdout).toMatch(/^WARNING: /)
  expect(stdout).toMatch(said)
  expect(stdout).toMatch(/as drawn +\d \d \d {2}not paid/)
  expect(stdout).toContain('Two operators')
  expect(stdout).not.toContain('The proof holds.')
  expect(status).toBe(3)
})
