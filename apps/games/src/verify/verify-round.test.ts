import { describe, expect, it } from 'vitest'
import { newServerSeed, seededDraw, seedHash } from '@playhouse/engines/server-random.ts'
import { slotEngine } from '@playhouse/engines/slot/engine.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { claimLink, getClaim, type RoundClaim } from '@playhouse/vendor-api/round-claim.ts'
import { verifyRound } from './verify-round.ts'

const [model] = slotEngine.models
if (!model) throw new Error('No slot model.')

function played(nonce: number): RoundClaim {
  if (!model) throw new Error('No slot model.')
  const serverSeed = newServerSeed()
  const bet = { stake: '1000' }
  const { payoutMinor } = slotEngine.begin(model, bet, seededDraw({ serverSeed, clientSeed: 'mine', nonce }))
  return {
    engine: 'slot',
    modelId: model.id,
    bet,
    payout: formatAmount(payoutMinor ?? 0n),
    fairness: { serverSeedHash: seedHash(serverSeed), serverSeed, clientSeed: 'mine', nonce },
  }
}

describe('verifyRound', () => {
  it('reproduces the server’s rounds with the browser’s hashes', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const claim = played(nonce)
      expect(verifyRound(claim)).toMatchObject({ kind: 'fair', payout: claim.payout })
    }
  })

  it('detects a changed seed and a wrong payout', () => {
    const claim = played(1)
    const other = { ...claim.fairness, serverSeedHash: seedHash(newServerSeed()) }
    expect(verifyRound({ ...claim, fairness: other })).toEqual({ kind: 'other-seed' })
    expect(verifyRound({ ...claim, payout: '123456.00' })).toMatchObject({ kind: 'other-payout', payout: claim.payout })
  })

  it.each([
    ['an unknown game', { modelId: 'none' }],
    ['another engine’s game', { engine: 'dice' }],
    ['an invalid bet', { bet: 'all of it' }],
    ['a stake outside the limits', { bet: { stake: '1' } }],
    ['moves in a game without moves', { moves: [{ move: {}, elapsedMs: 1 }] }],
    ['an invalid payout', { payout: 'much' }],
  ])('rejects %s', (_, change) => {
    expect(verifyRound({ ...played(2), ...change }).kind).toBe('no-round')
  })

  it('parses its own links and rejects anything else', () => {
    const claim = played(3)
    const link = new URL(claimLink('https://games.test', claim, 'vi'))
    expect(link.search).toBe('?language=vi')
    expect(getClaim(link.hash)).toEqual(claim)
    for (const none of ['', '#', '#%', '#{}', '#null', `#${encodeURIComponent('{"engine":1}')}`]) {
      expect(getClaim(none)).toBeUndefined()
    }
  })
})
