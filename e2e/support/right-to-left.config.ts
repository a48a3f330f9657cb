import { fileURLToPath } from 'node:url'
import webConfig from '../../apps/web/vite.config.ts'
import { mirrorPack } from './mirror-pack.ts'

const root = fileURLToPath(new URL('../../apps/web/', import.meta.url))

/** Turns the entry of English into a right-to-left language. */
const ENTRY = [/(EN: \{ code: 'EN', bcp47: )'en'(, name: 'English', direction: )'ltr'/, "$1'ar'$2'rtl'"] as const

function replaceOnce(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`Nothing to replace: ${from}`)
  return changed
}

/** The web's build with English in Arabic letters, from right to left, to test that every page is mirrored. */
export default async function config(env: Parameters<typeof webConfig>[0]) {
  const web = await webConfig(env)
  const rightToLeft = {
    name: 'right-to-left',
    enforce: 'pre' as const,
    transform(code: string, id: string): string | undefined {
      if (id.includes('/texts/web/EN/')) return mirrorPack(code)
      return id.endsWith('/shared/src/languages.ts') ? replaceOnce(code, ...ENTRY) : undefined
    },
  }
  // Last, because a brand's own texts are put together before.
  return { ...web, root, logLevel: 'error' as const, plugins: [...(web.plugins ?? []), rightToLeft] }
}
