/** What stands for a part of the page that failed, and for a failure whose text has not arrived: loaded with the page. */
export const pack = {
  codes: {
    NETWORK: 'There is no connection. Check your network and try again.',
  },
  outcome: {
    checking: 'Received, checking…',
    checkingText:
      'The answer is late or was lost. The same request is sent again until its outcome is known; it is carried out at most once.',
    unknown: 'Still unknown',
    unknownText:
      'The outcome of your request of {{time}} is not known yet. It is checked again when you open the site; look at your records before you send it anew.',
    done: 'Your request of {{time}} was carried out',
    notDone: 'Your request of {{time}} was not carried out',
  },
  unknown: 'Something went wrong on our side. Try again.',
  partTitle: 'This part could not be loaded',
  partText: 'The connection was interrupted, or the site has a new version. Reload the page.',
  offline: 'There is no connection. The page continues by itself as soon as there is one.',
  crashTitle: 'This page has broken down',
  crashText: 'Reload the page. If it happens again, go back to the home page.',
  reload: 'Reload the page',
  toHome: 'Go to the home page',
  reportCode: 'Code {{code}}',
} as const
