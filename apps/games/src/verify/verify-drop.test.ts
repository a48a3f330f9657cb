import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { expect, test } from 'vitest'
import { newServerSeed, seedHash } from '@playhouse/engines/server-random.ts'
import { drawPot } from '../../../platform/src/domains/games/jackpots/pots.ts'
import { type DropClaim, dropClaimIn, dropClaimPath } from '@playhouse/vendor-api/drop-claim.ts'
import { verifyDrop } from './verify-drop.ts'

function won(pot: number): DropClaim {
  const rule = { jackpotId: 'comet', seedAmount: parseAmount('500'), mustDropBy: parseAmount('600') }
  const { serverSeed, seedHash: serverSeedHash, dropPoint } = drawPot(rule, pot)
  const limits = { seedAmount: '500.00', mustDropBy: '600.00', dropPoint: formatAmount(dropPoint) }
  return { jackpot: 'comet', pot, ...limits, serverSeedHash, serverSeed }
}

test('the verifier draws with the browser’s hashes the point that the server drew', () => {
  for (let pot = 1; pot < 50; pot += 1) {
    const claim = won(pot)
    expect(verifyDrop(claim)).toEqual({ kind: 'fair', point: claim.dropPoint })
  }
})

test('it finds a seed that was not promised, another point, pot or limit, and what is no drop', () => {
  const claim = won(7)
  expect(verifyDrop({ ...claim, serverSeedHash: seedHash(newServerSeed()) })).toEqual({ kind: 'other-seed' })
  for (const changed of [{ dropPoint: '500.0001' }, { pot: 8 }, { mustDropBy: '650.0001' }, { jackpot: 'other' }])
    expect(verifyDrop({ ...claim, ...changed })).toMatchObject({ kind: 'other-point' })
  for (const changed of [{ mustDropBy: '500.00' }, { serverSeed: 'none' }, { seedAmount: 'much' }])
    expect(verifyDrop({ ...claim, ...changed })).toMatchObject({ kind: 'no-drop' })
})

test('a claim is read from its address, and nothing else is one', () => {
  const claim = won(3)
  const { pathname, hash } = new URL(dropClaimPath(claim), 'https://games.test')
  expect(pathname).toBe('/play/verify')
  expect(dropClaimIn(decodeURIComponent(hash.slice(1)))).toEqual(claim)
  for (const none of ['', '{}', 'null', '[]', JSON.stringify({ ...claim, pot: '3' })])
    expect(dropClaimIn(none)).toBeUndefined()
})
