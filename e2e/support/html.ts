import type { Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Content models, attributes and references of the HTML standard. How the browser writes a document out is not ours. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-raw-characters': 'off', 'attr-quotes': 'off', 'no-inline-style': 'off' },
  }),
)

export async function htmlFaults(page: Page): Promise<string[]> {
  const html = `<!DOCTYPE html>\n${await page.evaluate(() => document.documentElement.outerHTML)}`
  const { results } = await validator.validateString(html)
  const lines = html.split('\n')
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) =>
        `${ruleId}: ${message} in ${lines[line - 1]?.slice(Math.max(0, column - 80), column + 120) ?? ''}`,
    ),
  )
}
