export const pack = {
  after: 'Time',
  cashOut: 'Cash out {{amount}}',
  chance: 'Chance',
  highestAt: 'Ended at the maximum, {{at}}',
  lastPoints: 'Last crash points',
  reached: 'Multiplier',
  rulesAway:
    'A round does not wait. If you leave or your connection breaks, your bet ends at your target, otherwise at the crash, or is paid at {{highest}}, the highest multiplier of this table.',
  rulesCashOut:
    'Cash out before it crashes: you are paid your stake times the multiplier at the moment your press reaches our server. Your screen can be slightly behind or ahead of that.',
  rulesChance:
    'The chance that a multiplier is reached is the return divided by it, so the return is the same whatever you aim for. In {{instant}} of rounds it crashes before anything can be cashed out.',
  rulesHow:
    'Each round starts at 1.00× and grows ever faster. It crashes at a point that is drawn before the start and shown at the end. If you have not cashed out by then, your stake is lost.',
  rulesTarget:
    'With a target you are paid at exactly that multiplier, without a press, if the round gets that far. You can still cash out earlier.',
  seconds: '{{seconds}} s',
  takenAt: 'Cashed out at {{at}}',
  target: 'Cash out automatically at',
  targetNone: 'not set',
  wonAt: 'at {{at}}',
  auto: 'Auto',
  bet: 'Bet {{number}}',
  cashing: 'Cashing out {{amount}}',
  crashed: 'Crashed',
  flying: 'Round in progress',
  nextIn: 'Next round in {{seconds}} s',
  placed: 'Placed: {{amount}}',
  placing: 'Placing',
  press: 'Bet {{amount}}',
  pressNext: 'Bet {{amount}} on the next round',
  player: 'Player {{name}}',
  players: 'Cashed out',
  program: 'program',
  ready: 'Up to two bets per round. Cash out before it crashes.',
  rulesShared:
    'Rounds run one after another on our clock, the same for everybody at the table. Bets are taken until a round starts, up to two per player, even while the previous round is running.',
  rulesPaid:
    'What you have cashed out is certain from that moment and is paid when the round has ended: paid earlier, the proof of your bet would tell where it crashes.',
  rulesPrograms:
    'Names marked “program” belong to programs of the house, which keep the table company. No money moves for them, and they have no part in the round. All others are players.',
} as const
