export const pack = {
  usedUp: {
    title: 'This address has been used up',
    text: 'It opens a game once, within a minute. Go back to the site and open the game again. Your balance has not changed.',
  },
  notNow: {
    title: 'The game cannot be opened just now',
    text: 'Go back to the site and open it again in a moment. Your balance has not changed.',
  },
  unreachable: {
    title: 'The game did not open',
    text: 'There is no answer from the server. Check your connection; your balance has not changed.',
  },
  opening: 'Opening the game',
  retry: 'Try again',
} as const
