/** What opens above any page: announcements, the notice, the app, customer service. */
export const pack = {
  announcements: 'Announcements',
  sections: { notices: 'Announcements', platform: 'Platform information', games: 'Games' },
  back: 'Back to the list',
  publishedAt: 'Published on {{time}}',
  failed: 'The announcements could not be loaded',
  emptyTitle: 'Nothing new',
  empty: {
    notices: 'Announcements about the site will appear here.',
    platform: 'Messages shown on entering the site will appear here.',
    games: 'Game news will appear here.',
  },
  beyondTitle: 'Page not found',
  firstPage: 'To the first page',
  understood: 'Understood',
  download: 'On your phone',
  downloadText:
    'The site opens from your home screen like an app. Scan the code with your phone, then follow the steps.',
  systems: 'Systems',
  android: 'Android',
  ios: 'iPhone and iPad',
  code: 'QR code for {{address}}',
  openAddress: 'Open the address',
  ownAddress: 'There is no separate page for this system yet: the code opens this site.',
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
    text: 'One site, one wallet, one account. There is no file to install: your browser adds it to the home screen.',
    facts: {
      file: 'No file to download',
      update: 'Updates automatically',
      account: 'The same account and balance',
    },
  },
  service: {
    title: 'Customer service',
    blocked: 'Your browser blocked the window. Open customer service with this link.',
    open: 'Open customer service',
  },
} as const
