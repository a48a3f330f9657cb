/** What opens above any page: announcements, the notice, the app, customer service. */
export const pack = {
  announcements: 'Announcements',
  sections: { notices: 'Announcements', platform: 'Platform information', games: 'Games' },
  back: 'Back to the list',
  publishedAt: 'Made known on {{time}}',
  failed: 'The announcements could not be loaded',
  emptyTitle: 'Nothing to tell',
  empty: {
    notices: 'Announcements about the site will stand here.',
    platform: 'What everyone is told on entering will stand here, to read again.',
    games: 'News of games will stand here.',
  },
  beyondTitle: 'There is no such page',
  firstPage: 'To the first page',
  understood: 'Understood',
  download: 'On your phone',
  downloadText:
    'The site opens from your home screen like an app. Scan the code with your phone, then follow the steps.',
  systems: 'Systems',
  android: 'Android',
  ios: 'iPhone and iPad',
  code: 'Code that leads to {{address}}',
  openAddress: 'Open the address',
  ownAddress: 'There is no page of its own for this system yet: the code leads to this site.',
  step: 'Step {{number}}',
  steps: {
    android: {
      scan: 'Scan this code with the camera of your phone.',
      open: 'Open the address it shows in your browser.',
      add: 'In the browser’s menu choose “Install app” or “Add to home screen”.',
      start: 'Open {{brand}} from your home screen.',
    },
    ios: {
      scan: 'Scan this code with the camera of your iPhone or iPad.',
      open: 'Open the address it shows in Safari.',
      add: 'Press the share button and choose “Add to Home Screen”.',
      start: 'Open {{brand}} from your home screen.',
    },
  },
  downloadPage: {
    title: '{{brand}} on your phone',
    text: 'One site, one wallet, the same account. There is no file to trust: your browser puts it on the home screen.',
    facts: {
      file: 'No file to download',
      update: 'Up to date by itself',
      account: 'The same account and balance',
    },
  },
  service: {
    title: 'Customer service',
    blocked: 'Your browser did not let the window open. Open the desk by this link.',
    open: 'Open customer service',
    failedTitle: 'Customer service cannot be reached',
    failedText: 'The window was closed again. Try once more, or write to us.',
    write: 'Write to us',
  },
} as const
