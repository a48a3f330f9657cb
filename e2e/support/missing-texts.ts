import type { Page } from '@playwright/test'
import { texts } from './texts.ts'

/** Keys of the packs that cannot be words: i18next shows the key of a missing text. */
const KEYS = new Set(
  Object.values(texts)
    .flatMap((pack) => getKeys(pack))
    .filter((key) => /[a-z][A-Z]|\./.test(key)),
)

function getKeys(tree: object, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : getKeys(value as object, `${above}${key}.`),
  )
}

/** Keys of packs and unfilled placeholders on the page. */
export async function missingTexts(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const named = ['aria-label', 'title', 'placeholder', 'alt']
    const elements = [...document.querySelectorAll(named.map((attribute) => `[${attribute}]`).join())]
    const labels = elements.flatMap((element) => named.map((attribute) => element.getAttribute(attribute) ?? ''))
    return [document.title, document.body.innerText, ...labels]
  })
  return found.flatMap((text) => text.split(/[\s:]+/)).filter((word) => KEYS.has(word) || word.includes('{{'))
}
