import { englishFallback } from '@playhouse/shared/english-fallback.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const vendor = process.env['VENDOR_URL'] ?? 'http://127.0.0.1:4204'

export default defineConfig({
  plugins: [react(), englishFallback],
  json: { namedExports: false, stringify: false },
  // The vendor serves index.html at /play/<launch token> and at /play/verify.
  base: '/play/',
  server: {
    port: Number(process.env['GAMES_PORT'] ?? 4301),
    strictPort: true,
    proxy: { '/play/api': { target: vendor, changeOrigin: true } },
  },
  build: {
    target: 'es2023',
    // All target browsers support module preloading.
    modulePreload: { polyfill: false },
    // The vendor's Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
  },
})
