import { englishFallback } from '@playhouse/shared/english-fallback.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// The vendor serves index.html at /play/<launch token> and at /play/verify.
const BASE = '/play/'
const vendor = process.env['VENDOR_URL'] ?? 'http://127.0.0.1:4204'

/**
 * A frame opens once for each game and without a cache of its own, so that a font that is optional would hardly ever be used: it is fetched
 * with the page, and replaces the fallback of the same measure when it is late.
 */
const siteType: Plugin = {
  name: 'site-type',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `${BASE}${file}`, crossorigin: '' },
          injectTo: 'head-prepend',
        })),
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll(/font-display:\s*optional/g, 'font-display:swap')
  },
}

export default defineConfig({
  plugins: [react(), englishFallback, siteType],
  json: { namedExports: false, stringify: false },
  base: BASE,
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
