import { defineConfig } from '@playhouse/site'

export default defineConfig({
  name: 'Lotus House',
  description: 'Lotus House: games and lottery with play money.',
  language: 'EN',
  home: ['lobbies', 'hot', 'highlights'],
  off: ['raffles'],
  graphql: ['./graphql/loyalty.ts'],
  providers: ['./providers/palm-pay.ts', './providers/lily-post.ts'],
  screens: [
    {
      path: '/member/loyalty',
      file: './screens/loyalty-screen.tsx',
      document: './screens/loyalty.graphql',
      access: 'account',
      menu: 'lotus:loyalty',
      menuIn: 'rewards',
      icon: 'Flower2',
    },
  ],
  slots: {
    'home.hero': './slots/home-hero.tsx',
    'lobby.header': './slots/lobby-header.tsx',
    'game.badge': './slots/game-badge.tsx',
    'deposit.aside': './slots/deposit-aside.tsx',
    'withdrawal.aside': './slots/withdrawal-aside.tsx',
    'footer.end': './slots/footer-end.tsx',
  },
})
