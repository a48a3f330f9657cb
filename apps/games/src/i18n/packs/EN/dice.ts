export const pack = {
  chance: 'Chance',
  chances: 'Examples',
  direction: 'You win on a roll',
  lastRolls: 'Last rolls',
  multiplier: 'Multiplier',
  over: 'Over',
  pays: 'A win pays',
  press: 'Roll',
  pressed: 'Rolling',
  ready: 'The roll is a number from 0.00 to 99.99.',
  roll: 'Roll',
  rolledOver: 'rolled {{roll}}, over {{target}}',
  rolledUnder: 'rolled {{roll}}, under {{target}}',
  rulesHow:
    'Choose a number, and whether the roll must be under or over it. The roll is drawn from 0.00 to 99.99 in steps of 0.01, all equally likely. A roll that equals your number loses.',
  rulesPays:
    'A win pays your stake times the multiplier: the return divided by the chance, rounded down to four decimals. You can choose chances from {{least}} to {{most}}; the return is the same for all of them, apart from the rounding. A payout not above your stake is shown as paid back.',
  target: 'Your number',
  under: 'Under',
  wins: 'wins',
} as const
