export const pack = {
  lines: '{{count}} lines, read from the left',
  lineWin: 'Line {{line}}: {{count}} × {{symbol}}',
  ofStake: 'Times your stake',
  oncePerRound:
    'Only the highest win of a line pays. Wins of different lines add up. A payout not above your stake is shown as paid back.',
  paysOfLine:
    'Multiples of the line stake: your stake divided by {{count}}. The lantern pays multiples of your whole stake.',
  press: 'Spin',
  pressed: 'Spinning',
  ready: 'Your stake is spread over {{count}} lines.',
  reels: 'Reels. Top row: {{top}}. Middle row: {{middle}}. Bottom row: {{bottom}}.',
  reelsSpinning: 'Reels, spinning',
  returnHelp:
    'Exact, computed over all {{combinations}} positions of the reels. It is a long-term average; a single round or evening can differ greatly.',
  scatter: 'pays anywhere',
  stops: 'Stops',
  symbol: 'Symbol',
  wild: 'wild: stands for every symbol but the lantern',
  wonOn: 'lines {{lines}}',
  wonOnOne: 'line {{lines}}',
  wonOnScatter: 'lanterns',
} as const
