import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { expect, test } from 'vitest'
import { newServerSeed, seededDraw, seedHash } from '@playhouse/engines/server-random.ts'
import { DROP_STREAM, drawDropPoint, dropSeeds } from '@playhouse/engines/drop-point.ts'
import { type DropClaim, dropClaimIn, dropClaimPath } from '@playhouse/vendor-api/drop-claim.ts'
import { verifyDrop } from './verify-drop.ts'

function won(pot: number): DropClaim {
  const serverSeed = newServerSeed()
  const serverSeedHash = seedHash(serverSeed)
  const draw = seededDraw(dropSeeds(serverSeed, 'comet', pot), DROP_STREAM)
  const dropPoint = drawDropPoint(draw, parseAmount('500'), parseAmount('600'))
  const limits = { seedAmount: '500.00', mustDropBy: '600.00', dropPoint: formatAmount(dropPoint) }
  return { jackpot: 'comet', pot, ...limits, serverSeedHash, serverSeed }
}

test('reproduces the server’s drop point with the browser’s hashes', () => {
  for (let pot = 1; pot < 50; pot += 1) {
    const claim = won(pot)
    expect(verifyDrop(claim)).toEqual({ kind: 'fair', point: claim.dropPoint })
  }
})

test('detects a changed seed, point, pot or limit and rejects invalid drops', () => {
  const claim = won(7)
  expect(verifyDrop({ ...claim, serverSeedHash: seedHash(newServerSeed()) })).toEqual({ kind: 'other-seed' })
  for (const changed of [{ dropPoint: '500.0001' }, { pot: 8 }, { mustDropBy: '650.0001' }, { jackpot: 'other' }])
    expect(verifyDrop({ ...claim, ...changed })).toMatchObject({ kind: 'other-point' })
  for (const changed of [{ mustDropBy: '500.00' }, { serverSeed: 'none' }, { seedAmount: 'much' }])
    expect(verifyDrop({ ...claim, ...changed })).toMatchObject({ kind: 'no-drop' })
})

test('parses a claim from its address and rejects anything else', () => {
  const claim = won(3)
  const { pathname, hash } = new URL(dropClaimPath(claim), 'https://games.test')
  expect(pathname).toBe('/play/verify')
  expect(dropClaimIn(decodeURIComponent(hash.slice(1)))).toEqual(claim)
  for (const none of ['', '{}', 'null', '[]', JSON.stringify({ ...claim, pot: '3' })])
    expect(dropClaimIn(none)).toBeUndefined()
})
