/** Jackpots: what is in them, how they are won, and who won them. */
export const pack = {
  jackpots: 'Jackpots',
  gamesOf: 'Games of the jackpot {{name}}',
  winners: 'Winners',
  winnersOf: 'Winners: {{name}}',
  lastWon: 'Last won:',
  neverWon: 'Not won yet',
  neverWonLong: 'Nobody has won it yet.',
  inIt: 'Current amount',
  fed: '{{percent}} of every stake in its games goes into it, out of the house’s share.',
  chance: 'A round’s chance is its stake divided by {{amount}}: twice the stake, twice the chance.',
  paid: 'The winner gets all of it, and it restarts at {{seed}}. If two rounds win at once, the one settled first gets the jackpot, the other the restart amount.',
  dropsBy: 'Must drop by {{amount}}',
  drops:
    'Each time it starts, a secret amount above {{seed}} and up to {{limit}} is drawn, each as likely as any other. The stake whose part lifts it there wins: at the latest at {{limit}}.',
  dropPaid:
    'The winner gets all of it within seconds, with the part of the winning stake. It starts again with {{seed}}, and what stakes behind the winning one fed is in the next: for a moment the amount shown may be above the limit.',
  dropOrder: 'Of simultaneous stakes the first one recorded wins, even if that stake is refunded later.',
  promise: 'Hash of the secret seed, pot {{pot}}',
  promiseHelp:
    'SHA-256 of the seed that the secret amount is drawn from. It stands from the pot’s first moment; the seed is shown with the win, so that anybody can draw the amount again.',
  dropPoint: 'Drop point',
  potNumber: 'Pot',
  seed: 'Seed',
  seedHash: 'Its hash, published in advance',
  check: 'Verify it',
  freePlay: 'Free play does not feed it and cannot win it.',
  when: 'When',
  who: 'Who',
  game: 'Game',
  amount: 'Won',
  failed: 'The jackpot could not be loaded',
} as const
