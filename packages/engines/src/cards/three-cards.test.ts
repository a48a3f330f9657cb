import { describe, expect, it } from 'vitest'
import { MoveError } from '../engine.ts'
import { deal, type Hand, getStrength } from './cards.ts'
import { CARDS_MODELS, type CardsModel } from './models.ts'
import { begin, decide, type Decision, partnerDecision, showdown, type ThreeCards, getView } from './three-cards.ts'

const model = CARDS_MODELS[0] as CardsModel
const RANKS = 'A23456789TJQK'
const SUITS = 'cdhs'

/** `Kc Th 2s` as cards. */
const hand = (text: string) =>
  text.split(' ').map((card) => RANKS.indexOf(card[0] ?? '') + 13 * SUITS.indexOf(card[1] ?? '')) as unknown as Hand

const decided = (first: Decision, second: Decision): ThreeCards => {
  return { hands: [hand('9c Kd Th'), hand('8s Kh Qc')], decisions: [first, second] }
}

describe('hand', () => {
  it.each([
    ['Jc Qd Kh', 'Ts 9s Kd', 'three pictures beat nine points'],
    ['9c Kd Th', '8s Kh Qc', 'nine beats eight'],
    ['4c 5d Th', '3s 6h Qd', 'nine of a queen is beaten by', true],
    ['Ac 2d 9h', 'Kc Qd Th', 'two beats none'],
    ['Tc Th Ks', 'Td Ts Kh', 'of two kings the one of spades'],
    ['9c Td Ah', '9d Jc Ac', 'none is level', true],
    ['Jc Jd Kh', 'Js Qs Kc', 'of three pictures the higher king'],
  ] as const)('%s and %s: %s', (one, other, _, otherWins: boolean = false) => {
    expect(getStrength(hand(one)) > getStrength(hand(other))).toBe(!otherWins)
  })

  it('never ties with another hand of the deck', () => {
    const draws = [7, 30, 2, 2, 11, 40]
    const [one, other] = deal((n) => (draws.shift() ?? 0) % n)
    expect(new Set([...one, ...other]).size).toBe(6)
    expect(getStrength(one)).not.toBe(getStrength(other))
  })
})

describe('deal', () => {
  it('draws six cards without replacement', () => {
    const requested: number[] = []
    const { hands } = begin((n) => {
      requested.push(n)
      return 0
    })
    expect(requested).toEqual([52, 51, 50, 49, 48, 47])
    expect(hands).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ])
  })

  it('accepts one decision per seat and hides it from the other', () => {
    const dealt = begin(() => 0)
    const one = decide(dealt, 1, 'raise')
    expect(() => decide(one, 1, 'fold')).toThrow(MoveError)
    expect(() => showdown(model, one, model.ante)).toThrow(MoveError)
    expect(getView(one, 0)).toEqual({
      hand: [0, 2, 4],
      decision: null,
      other: { decided: true, decision: null, hand: null },
    })
    const both = decide(one, 0, 'raise')
    expect(getView(both, 0).other).toEqual({ decided: true, decision: 'raise', hand: [1, 3, 5] })
    expect(getView(decide(one, 0, 'fold'), 1).other).toEqual({ decided: true, decision: 'fold', hand: null })
  })
})

describe('showdown', () => {
  it.each([
    ['raise', 'raise', 0, 'cards', 4_000n, 100n, [3_900n, 0n]],
    ['raise', 'fold', 0, 'fold', 3_000n, 75n, [2_925n, 0n]],
    ['fold', 'raise', 1, 'fold', 3_000n, 75n, [0n, 2_925n]],
    ['fold', 'fold', null, 'both-folded', 2_000n, 0n, [1_000n, 1_000n]],
  ] as const)('of %s and %s with antes of 1000', (first, second, winner, by, pot, rake, payouts) => {
    expect(showdown(model, decided(first, second), 1_000n)).toEqual({ winner, by, pot, rake, payouts })
  })

  it('rounds the rake down and pays out the rest', () => {
    for (const ante of [1n, 9n, 10n, 39n, 12_345_679n]) {
      const { pot, rake, payouts } = showdown(model, decided('raise', 'raise'), ante)
      expect(payouts[0] + payouts[1] + rake).toBe(pot)
      expect(rake * 1_000n <= pot * 25n && (rake + 1n) * 1_000n > pot * 25n).toBe(true)
    }
  })
})

describe('house partner', () => {
  it.each([
    ['Jc Qd Kh', 'raise'],
    ['5c Td Kh', 'raise'],
    ['4c Td Kh', 'fold'],
    ['Tc Jd Kh', 'fold'],
    ['9c 9d 6h', 'fold'],
  ] as const)('holding %s: %s', (cards, decision) => {
    expect(partnerDecision(hand(cards))).toBe(decision)
  })
})
