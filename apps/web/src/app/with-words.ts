import { loadWords } from '../i18n/i18n.ts'
import type { Namespace } from '../i18n/namespaces.ts'

/**
 * A screen's code with the words it needs, fetched beside each other: asked for by the screen itself they would come a round trip later.
 * Words that do not come are left to the screen, which asks again.
 */
export function withWords<Screen>(load: () => Promise<Screen>, ...namespaces: readonly Namespace[]) {
  return async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), loadWords(namespaces)])
    return screen
  }
}
