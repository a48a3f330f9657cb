import { fileURLToPath } from 'node:url'
import webConfig from '../../apps/web/vite.config.ts'
import { mirrorPack } from './mirror-pack.ts'

const root = fileURLToPath(new URL('../../apps/web/', import.meta.url))

/** English spoken from right to left: what its table entry becomes. */
const ENTRY = [/(EN: \{ code: 'EN', bcp47: )'en'(, name: 'English', direction: )'ltr'/, "$1'ar'$2'rtl'"] as const

function replaceOnce(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`Nothing to turn round: ${from}`)
  return changed
}

/**
 * The web as it is built, but that its English is written in Arabic letters from right to left: a pack for tests alone, to see
 * that every page turns round. `WEB_OUT` says where it is built to.
 */
export default {
  ...webConfig,
  root,
  logLevel: 'error' as const,
  plugins: [
    {
      name: 'right-to-left',
      enforce: 'pre' as const,
      transform(code: string, id: string): string | undefined {
        if (id.includes('/i18n/packs/EN/')) return mirrorPack(code)
        return id.endsWith('/shared/src/languages.ts') ? replaceOnce(code, ...ENTRY) : undefined
      },
    },
    ...(webConfig.plugins ?? []),
  ],
  build: { ...webConfig.build, outDir: process.env.WEB_OUT, emptyOutDir: true },
}
