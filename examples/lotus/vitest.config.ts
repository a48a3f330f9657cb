import { defineConfig } from 'vitest/config'

// The web's modules are written for its build.
export default defineConfig({ test: { server: { deps: { inline: [/@playhouse/] } } } })
