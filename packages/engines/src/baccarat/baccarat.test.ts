import { describe, expect, it } from 'vitest'
import { StakeError } from '../engine.ts'
import { declared } from '../game-model.ts'
import { decimal, type Rational } from '../rational.ts'
import { begin, SPOTS, getStake, view } from './baccarat.ts'
import { coupChances } from './chances.ts'
import { BACCARAT_MODELS } from './models.ts'
import { getReturns } from './returns.ts'
import { getHands } from './rules.ts'
import { dealFromShoe, getRank, SHOE_CARDS, getSuit } from './shoe.ts'

const [classic, tieNine, noCommission] = BACCARAT_MODELS
if (!classic || !tieNine || !noCommission) throw new Error('A model is missing.')

/** Draws that deal cards with these points, each from a different deck; 0 is a king. */
function dealing(points: string): (n: number) => number {
  let place = 0
  return () => {
    const point = Number(points[place] ?? '0')
    const card = (point === 0 ? 12 : point - 1) + 52 * place
    return card - place++
  }
}

const everySpot = { bets: SPOTS.map((on) => ({ on, stake: '1000' })) }

describe('drawing rules', () => {
  // The shoe deals player, banker, player, banker; then the third cards.
  it.each([
    ['444056', '44', '40', 'a natural of the player stops both'],
    ['180056', '10', '80', 'so does one of the banker'],
    ['304256', '34', '025', 'the player stands on seven, the banker draws on two'],
    ['303356', '33', '035', 'the player stands on six, the banker draws on three'],
    ['303656', '33', '06', 'both stand on six'],
    ['123458', '135', '24', 'the banker stands on six against a five'],
    ['123468', '136', '248', 'and draws against a six'],
    ['111287', '118', '12', 'stands on three against an eight'],
    ['111277', '117', '127', 'and draws against a seven'],
    ['111317', '111', '13', 'stands on four against an ace'],
    ['111327', '112', '137', 'and draws against a two'],
    ['111437', '113', '14', 'stands on five against a three'],
    ['111447', '114', '147', 'and draws against a four'],
    ['111187', '118', '117', 'draws on two against an eight'],
    ['111667', '116', '16', 'stands on seven'],
  ])('%s gives %s and %s: %s', (shoe, player, banker) => {
    const hands = getHands([...shoe].map(Number))
    expect([hands.player.join(''), hands.banker.join('')]).toEqual([player, banker])
  })
})

describe('coup', () => {
  it.each([
    // player 4+4, banker 4+0: the player's natural and its pair
    [
      classic,
      '444000',
      { player: '2000.00', banker: '0.00', tie: '0.00', 'player-pair': '12000.00', 'banker-pair': '0.00' },
    ],
    // player 1+0, banker 8+0
    [
      classic,
      '180000',
      { player: '0.00', banker: '1950.00', tie: '0.00', 'player-pair': '0.00', 'banker-pair': '0.00' },
    ],
    // player 3+0 draws 2 = 5; banker 3+3 = 6 against a two stands
    [
      classic,
      '330320',
      { player: '0.00', banker: '1950.00', tie: '0.00', 'player-pair': '0.00', 'banker-pair': '12000.00' },
    ],
    [
      noCommission,
      '330320',
      { player: '0.00', banker: '1500.00', tie: '0.00', 'player-pair': '0.00', 'banker-pair': '12000.00' },
    ],
    [
      noCommission,
      '180000',
      { player: '0.00', banker: '2000.00', tie: '0.00', 'player-pair': '0.00', 'banker-pair': '0.00' },
    ],
    // player 9+9 = 8, banker 5+3 = 8
    [
      classic,
      '959300',
      { player: '1000.00', banker: '1000.00', tie: '9000.00', 'player-pair': '12000.00', 'banker-pair': '0.00' },
    ],
    [
      tieNine,
      '959300',
      { player: '1000.00', banker: '1000.00', tie: '10000.00', 'player-pair': '12000.00', 'banker-pair': '0.00' },
    ],
  ])('of %o dealt %s pays %o', (model, shoe, paid) => {
    const { state, payoutMinor } = begin(model, everySpot, dealing(shoe))
    const seen = view(model, everySpot, state)
    expect(Object.fromEntries(seen.paid.map(({ on, payout }) => [on, payout]))).toEqual(paid)
    expect(payoutMinor).toBe(Object.values(paid).reduce((sum, text) => sum + BigInt(text.replace('.', '')) * 100n, 0n))
  })

  it('shows the cards in each hand', () => {
    const { state } = begin(classic, everySpot, dealing('123468'))
    const { player, banker } = view(classic, everySpot, state)
    expect(player.cards.map(getRank)).toEqual([0, 2, 5])
    expect(banker.cards.map(getRank)).toEqual([1, 3, 7])
    expect([player.total, banker.total]).toEqual([0, 4])
    const short = begin(classic, everySpot, dealing('304256')).state
    expect(view(classic, everySpot, short).banker.cards.map(getRank)).toEqual([12, 1, 4])
  })
})

describe('shoe', () => {
  it('deals every card at most once', () => {
    const requested: number[] = []
    const last = dealFromShoe(SHOE_CARDS, (n) => requested.push(n) && n - 1)
    expect(requested).toEqual(Array.from({ length: SHOE_CARDS }, (_, place) => SHOE_CARDS - place))
    expect(new Set(last).size).toBe(SHOE_CARDS)
    expect(new Set(dealFromShoe(SHOE_CARDS, () => 0)).size).toBe(SHOE_CARDS)
    const kinds = new Map<string, number>()
    for (const card of last)
      kinds.set(`${getRank(card)}-${getSuit(card)}`, (kinds.get(`${getRank(card)}-${getSuit(card)}`) ?? 0) + 1)
    expect([...kinds.values()]).toEqual(Array(52).fill(8))
  })
})

describe('chances', () => {
  const chances = coupChances()
  const percent = ({ numerator, denominator }: Rational) => decimal({ numerator: numerator * 100n, denominator }, 4)

  it('match the published values for eight decks and add up', () => {
    const { banker, player, tie, bankerSix } = chances
    expect([banker, player, tie, bankerSix].map((chance) => decimal(chance, 6))).toEqual([
      '0.458597',
      '0.446247',
      '0.095156',
      '0.053864',
    ])
    const all = banker.denominator * player.denominator * tie.denominator
    expect(
      (banker.numerator * all) / banker.denominator +
        (player.numerator * all) / player.denominator +
        (tie.numerator * all) / tie.denominator,
    ).toBe(all)
  })

  it.each(BACCARAT_MODELS)('give the declared return of $id', (model) => {
    const returns = getReturns(model, chances)
    expect(declared(returns.banker)).toEqual({
      returnToPlayer: model.returnToPlayer,
      returnToPlayerBasisPoints: model.returnToPlayerBasisPoints,
    })
    expect(percent(returns.player)).toBe('98.7649')
    expect(percent(returns.tie)).toBe(model === tieNine ? '95.1560' : '85.6404')
    expect(percent(returns['player-pair'])).toBe('89.6386')
  })
})

describe('bets', () => {
  it.each([
    ['none', []],
    ['an unknown spot', [{ on: 'dragon', stake: '1000' }]],
    [
      'one spot twice',
      [
        { on: 'tie', stake: '1000' },
        { on: 'tie', stake: '1000' },
      ],
    ],
    ['too many', [...everySpot.bets, { on: 'player', stake: '1000' }]],
    [
      'too little on one spot',
      [
        { on: 'tie', stake: '999' },
        { on: 'player', stake: '9000' },
      ],
    ],
    [
      'too much together',
      [
        { on: 'tie', stake: '250001' },
        { on: 'player', stake: '250000' },
      ],
    ],
    ['a fraction', [{ on: 'tie', stake: '1000.5' }]],
    ['nothing', [{ on: 'tie', stake: '0' }]],
    ['less than nothing', [{ on: 'tie', stake: '-1000' }]],
  ])('of %s are rejected before a card is drawn', (_, bets) => {
    let drawn = 0
    expect(() => begin(classic, { bets }, () => drawn++)).toThrow(StakeError)
    expect(drawn).toBe(0)
  })

  it('can cover every spot at once', () => {
    expect(getStake(classic, everySpot)).toBe(50_000_000n)
  })
})
