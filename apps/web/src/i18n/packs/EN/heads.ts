/** What search engines, link previews and readers without script see; only the server loads it. */
export const pack = {
  home: 'Slots, live tables, fishing, card games, sports and lotteries at {{brand}}, all with play money. 18+.',
  lobby: '{{lobby}} at {{brand}}, with play money: browse by vendor, return to player and volatility.',
  events:
    '{{lobby}} at {{brand}}: upcoming events with their odds. All events are simulated, and bets are in play money.',
  game: '{{game}} by {{vendor}}, with play money at {{brand}}.',
  gameReturn: '{{game}} by {{vendor}}: return to player {{percent}}. With play money at {{brand}}.',
  logIn: 'Log in to your account at {{brand}}.',
  register: 'Open an account at {{brand}}. It costs nothing, and all games are with play money. 18+.',
  lotteries:
    'Vietnamese stations and fast draws at {{brand}}: countdowns, odds and the latest results. All draws are simulated.',
  lottery: '{{lottery}}: bet types, odds, the next draw and the latest results. Simulated, with play money.',
  results: 'Results of Vietnamese stations and fast draws at {{brand}}, day by day. All draws are simulated.',
  resultsOf: 'Results of {{lottery}}, day by day. All draws are simulated.',
  statistics:
    'How often each number of {{lottery}} was drawn, and for how long it has not been. Past draws promise nothing.',
  draw: '{{lottery}}, draw {{number}}: countdown, the numbers as they appear, and the result.',
  drawn: '{{lottery}}, draw {{number}}. The result: {{numbers}}.',
  proof: '{{lottery}}, draw {{number}}: recompute the result yourself from the published values.',
  help: 'Answers about accounts, payments, games and rules at {{brand}}, and how to reach customer service.',
  agreement: 'The terms on which you use {{brand}}.',
  formNeedsScript: 'This form needs JavaScript. Turn it on in your browser and reload the page.',
  readWithoutScript: 'Without JavaScript you can read this site, but not log in, play or pay.',
  pageNeedsScript: 'This page needs JavaScript. Turn it on in your browser and reload the page.',
  allPages: 'All pages',
  languages: 'Languages',
} as const
