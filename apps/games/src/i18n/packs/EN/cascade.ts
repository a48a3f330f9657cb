export const pack = {
  afterwards: 'Fall {{from}} and later',
  anywhere:
    'Symbols pay by how many of them lie on the grid, wherever they are. Different symbols that win in one fall add up.',
  cascade:
    'Winning symbols vanish, the others fall, and new ones fill the grid from above. This goes on for as long as anything wins; you pay one stake for all of it.',
  clusters:
    'Symbols pay where they touch by their sides; corners do not count. Every cluster on the grid pays, even several of the same symbol.',
  fall: 'Fall {{number}}',
  grid: 'Grid. {{rows}}',
  gridFalling: 'Grid, falling',
  gridRow: 'Row {{number}}: {{symbols}}.',
  highest: 'One round pays at most {{multiple}} times the stake.',
  highestReached: 'the maximum payout of a round',
  ladder: 'Multiplier of each fall',
  ladderHelp: 'What a fall pays is multiplied by its step. Every round begins at the first.',
  paysOfStake: 'Multiples of your stake, before the fall’s multiplier.',
  press: 'Drop',
  pressed: 'Falling',
  ready: '{{count}} or more of one symbol win, anywhere on the grid.',
  readyClusters: '{{count}} or more of one symbol win where they touch.',
  returnHelp:
    'The return below was measured by simulating eight million rounds. It is a long-term average; a single round or evening can differ greatly.',
  small: 'A payout not above your stake is shown as paid back.',
  symbol: 'Symbol',
  winningFalls: '{{wins}} wins in {{count}} falls, up to ×{{multiplier}}',
} as const
