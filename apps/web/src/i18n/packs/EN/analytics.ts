/** What is counted of the site's use, and the choice about it. */
export const pack = {
  title: 'Usage statistics',
  question: 'May we count which pages and functions are used? Without names, amounts or accounts.',
  details: 'What is counted',
  accept: 'Allow',
  decline: 'Decline',
  keep: 'Keep allowing',
  withdraw: 'Stop counting',
  states: {
    open: 'You have not chosen yet. Nothing is counted until you allow it.',
    accepted: 'You allow counting in this browser. You can stop it at any time.',
    declined: 'Nothing is counted in this browser.',
    browser: 'Your browser asks sites not to track you. Nothing is counted.',
    excluded: 'You are taking a break from play. Nothing is counted.',
  },
  counted: 'What is counted',
  countedText:
    'Which kind of page is opened, and that somebody logs in, registers, opens a game or free play, starts a deposit, sees it credited, or claims a promotion.',
  never: 'What never is',
  neverText:
    'Your name, account, balance and amounts, which game or promotion it was, what you type, and the full address of a page with its codes. Members who take a break are never counted.',
  where: 'Where it goes',
  whereText: 'To {{origin}} only. If you stop counting, the cookies it has set are deleted.',
} as const
