export const pack = {
  after: 'Time',
  cashOut: 'Cash out {{amount}}',
  chance: 'Chance',
  crashedAt: 'Crashed at {{at}}',
  highestAt: 'Ended at the highest, {{at}}',
  lastPoints: 'Last crash points',
  point: 'Crash point',
  press: 'Start',
  pressed: 'One moment',
  ready: 'The multiplier grows from 1.00 until it crashes.',
  reached: 'Multiplier',
  rulesAway:
    'A round does not wait. If you leave or your connection breaks, it ends at your target, else at the crash, or paid at {{highest}}, the highest multiplier of this table.',
  rulesCashOut:
    'Cash out before it crashes: you are paid your stake times the multiplier at the moment your press reaches our server. What your screen shows can be a blink behind or ahead of that.',
  rulesChance:
    'The chance that a multiplier is reached is the return divided by it, so the return is the same whatever you aim for. In {{instant}} of rounds it crashes before anything can be cashed out.',
  rulesHow:
    'Each round starts at 1.00× and grows ever faster. It crashes at a point that is drawn before the start and shown at the end. If you have not cashed out by then, your stake is lost.',
  rulesTarget:
    'With a target you are paid at exactly that multiplier, without a press, if the round gets that far. You can still cash out earlier.',
  seconds: '{{seconds}} s',
  takenAt: 'Cashed out at {{at}}',
  target: 'Cash out by itself at',
  targetLine: 'Target {{at}}',
  targetNone: 'not set',
  thenCrashed: 'It crashed at {{at}}',
  tooLate: 'It had crashed at {{at}}: your cash-out came too late and did not count',
  wonAt: 'at {{at}}',
} as const
