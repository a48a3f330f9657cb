/** The game of Copperleaf, a vendor of its own shape, as its server lists it. The demo's catalogue begins with it. */
export const COPPERLEAF_GAME = {
  id: 900_001,
  code: 'CPL-leaves',
  title: 'Three Leaves',
  released: '2026-11-20',
  /** A round pays 2.9 times the bet, one of three times. */
  rtp: 9_667,
  min_bet: '1000',
  max_bet: '100000000',
} as const
