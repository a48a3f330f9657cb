import { defineConfig } from '@playhouse/site'

export default defineConfig({
  name: 'Playhouse',
  description: 'Playhouse: games and lottery with play money.',
  language: 'TY',
})
