import { defineConfig } from 'vitest/config'

// The web's modules are written for its build, the platform's for Node.
export default defineConfig({
  test: { testTimeout: 60_000, server: { deps: { inline: [/@playhouse\/(?!platform\/)/] } } },
})
