/** The winners board. */
export const pack = {
  tabs: 'Results',
  wins: 'Games',
  raffles: 'Raffles',
  title: 'Winners',
  intro: 'The wins of our members, with masked names. Each player appears once for a game.',
  failed: 'The winners could not be loaded',
  filters: 'Filters',
  period: 'Period',
  order: 'Order',
  product: 'Game type',
  allProducts: 'All games',
  periods: {
    DAY: 'Last 24 hours',
    WEEK: 'Last 7 days',
  },
  orders: {
    AMOUNT: 'Largest win',
    MULTIPLE: 'Largest multiple',
    LATEST: 'Latest win',
  },
  columns: {
    game: 'Game',
    player: 'Player',
    payout: 'Win',
    multiple: 'Multiple',
    wonAt: 'When',
  },
  times: '{{factor}}×',
  jackpot: 'Jackpot {{name}}',
  noneTitle: 'No wins here yet',
  noneText: 'Wins of this period and game type appear here.',
} as const
