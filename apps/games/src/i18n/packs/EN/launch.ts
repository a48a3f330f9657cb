export const pack = {
  usedUp: {
    title: 'This link has already been used',
    text: 'It opens a game once, within a minute. Go back to the site and open the game again. Your balance has not changed.',
  },
  notNow: {
    title: 'The game cannot be opened just now',
    text: 'Go back to the site and open it again in a moment. Your balance has not changed.',
  },
  unreachable: {
    title: 'The game did not open',
    text: 'The server does not answer. Check your connection; your balance has not changed.',
  },
  opening: 'Opening the game',
  retry: 'Try again',
} as const
