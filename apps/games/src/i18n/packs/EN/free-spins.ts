export const pack = {
  title: 'Free spins',
  freeSpin: 'Free spin {{number}} of {{total}}',
  freeSpins: '{{total}} free spins',
  bring: '3 / 4 / 5 × {{scatter}}: {{spins}} free spins',
  pick: 'Choose a cover',
  cover: 'Cover {{number}}',
  covers: 'Under the covers',
  multiplier: 'Multiplier',
  won: 'Won',
  wonIn: '{{total}} free spins ×{{multiplier}}',
  rulesPick:
    'Before the free spins you choose one of {{count}} covers. Under them lie {{multipliers}}, shuffled. The one you choose multiplies all wins of the free spins; the others are shown after your choice.',
  rulesSingle: 'All wins of the free spins are multiplied by {{multiplier}}.',
  rulesReels:
    'Free spins are played on other reels, with the stake and the lines of the spin that brought them. They bring no further free spins.',
  breakOff:
    'A spin is drawn at once, together with its free spins. If you leave during free spins, they wait for you for {{minutes}} minutes on any device: open the game again to go on. After that they are played to the end, with the first cover if you had chosen none, and paid into your balance. If your stake could not be settled, it is given back.',
  returnHelp:
    'Exact, computed over all {{combinations}} positions of the reels, all {{free}} positions of the reels of free spins, and every multiplier. It is a long-term average; a single round or evening can differ greatly.',
} as const
