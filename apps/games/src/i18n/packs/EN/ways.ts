export const pack = {
  ways: '{{ways}} ways to win',
  ready: 'Symbols win on neighbouring reels from the left: {{ways}} ways.',
  win: '{{symbol}}: {{shown}} = {{ways}} ways',
  winOne: '{{symbol}}: {{shown}} = 1 way',
  reel: 'Reel {{number}}: {{symbols}}.',
  reels: 'Reels. {{reels}}',
  counts: 'Winning symbols on each reel',
  how: 'A symbol wins on at least three neighbouring reels from the left, in any row. Each combination of one position per reel is a way: with two positions on the first reel, one on the second and three on the third, it has 2 × 1 × 3 = 6 ways.',
  longest:
    'A symbol pays for its longest run of reels, once for each way. Wins of different symbols add up. A payout not above your stake is shown as paid back.',
  wild: '{{wild}} is wild: it stands for every symbol. It is not on the first reel.',
  paysOfStake: 'Multiples of your stake for one way, by number of reels.',
} as const
