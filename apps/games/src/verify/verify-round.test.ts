import { describe, expect, it } from 'vitest'
import { newServerSeed, seededDraw, seedHash } from '@playhouse/engines/server-random.ts'
import { slotEngine } from '@playhouse/engines/slot/engine.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { claimLink, claimOf, type RoundClaim } from '@playhouse/vendor-api/round-claim.ts'
import { verifyRound } from './verify-round.ts'

const [model] = slotEngine.models
if (!model) throw new Error('There is no slot.')

function played(nonce: number): RoundClaim {
  if (!model) throw new Error('There is no slot.')
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

describe('the verifier', () => {
  it('draws with the browser’s hashes what the server drew with its own', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const claim = played(nonce)
      expect(verifyRound(claim)).toMatchObject({ kind: 'fair', payout: claim.payout })
    }
  })

  it('finds a seed that was not promised, and a payout that the seeds do not give', () => {
    const claim = played(1)
    const other = { ...claim.fairness, serverSeedHash: seedHash(newServerSeed()) }
    expect(verifyRound({ ...claim, fairness: other })).toEqual({ kind: 'other-seed' })
    expect(verifyRound({ ...claim, payout: '123456.00' })).toMatchObject({ kind: 'other-payout', payout: claim.payout })
  })

  it.each([
    ['a game that there is not', { modelId: 'none' }],
    ['another engine’s game', { engine: 'dice' }],
    ['an invalid bet', { bet: 'all of it' }],
    ['a stake that no table takes', { bet: { stake: '1' } }],
    ['moves where there are none', { moves: [{ move: {}, elapsedMs: 1 }] }],
    ['a payout that is no amount', { payout: 'much' }],
  ])('says that %s was no round', (_, change) => {
    expect(verifyRound({ ...played(2), ...change }).kind).toBe('no-round')
  })

  it('reads from its address what was put into it, and nothing else', () => {
    const claim = played(3)
    const link = new URL(claimLink('https://games.test', claim, 'vi'))
    expect(link.search).toBe('?language=vi')
    expect(claimOf(link.hash)).toEqual(claim)
    for (const none of ['', '#', '#%', '#{}', '#null', `#${encodeURIComponent('{"engine":1}')}`]) {
      expect(claimOf(none)).toBeUndefined()
    }
  })
})
