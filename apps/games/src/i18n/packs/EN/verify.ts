export const pack = {
  title: 'Check a round',
  how: 'How a round is kept fair',
  step1:
    'Before the round the game picks a secret seed and shows you its SHA-256 hash. From then on it cannot change the seed without changing the hash.',
  step2: 'Your browser adds a seed of its own, which the game could not know.',
  step3:
    'Both seeds and the round’s number go through HMAC-SHA256. The result decides the whole round, by rules that never change.',
  step4:
    'After the round the game shows its seed. This page hashes it, draws the round again in your browser with the game’s own rules, and compares.',
  figures: 'The figures of the round',
  figuresHelp: 'Filled in when you come from a game. You can change any of them and check again.',
  claim: 'The round as data (JSON)',
  check: 'Check',
  fair: 'It matches. The seed is the promised one, and it gives a payout of {{payout}}, as the round says.',
  otherSeed: 'The seed is not the promised one: its hash differs from the hash shown before the round.',
  otherPayout: 'The seed is the promised one, but the round it gives pays {{payout}}, not {{claimed}}.',
  jackpotHit: 'The jackpot draw is {{drawn}}; it wins below {{stake}}: won.',
  jackpotNoHit: 'The jackpot draw is {{drawn}}; it wins below {{stake}}: not won.',
  otherJackpot: 'The seed is the promised one, but its jackpot draw differs from the one in the round.',
  dropFair:
    'It matches. The seed is the promised one, and it draws {{point}} as the amount at which this jackpot drops, as the win says.',
  dropHow:
    'A jackpot that must drop: when a pot starts, its drop point is drawn in the same way from a secret seed, the jackpot’s id and the number of the pot. The seed’s hash is shown from then on, the seed with the win.',
  dropOther:
    'The seed is the promised one, but it draws {{point}} as the amount at which this jackpot drops, not {{claimed}}.',
  noRound: 'This is not a valid round of this game: {{reason}}',
  unreadable: 'This is not a round: the data cannot be read.',
  drawn: 'The recomputed round',
  playMoney: '18+ · Play money. Nothing you enter here leaves your browser.',
  licenses: 'Open-source licences',
} as const
