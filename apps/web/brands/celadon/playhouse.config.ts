import { defineConfig } from '@playhouse/site'

export default defineConfig({
  name: 'Celadon',
  description: 'Celadon: games and lottery with play money.',
  language: 'EN',
})
