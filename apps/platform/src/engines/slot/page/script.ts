import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/** The modules of the page's script, each after those it needs. */
const MODULES = ['wording', 'rounds', 'check-round', 'elements', 'reels', 'report', 'main']

let script: string | undefined

/**
 * The page's script as one JavaScript module, made from the TypeScript beside this file and kept. The modules are joined
 * without a bundler: their names do not clash (a test looks), so imports between them and the word `export` just go.
 */
export function slotPageScript(): string {
  script ??= MODULES.map(moduleText).join('\n')
  return script
}

function moduleText(name: string): string {
  const source = readFileSync(new URL(`client/${name}.ts`, import.meta.url), 'utf8')
  return stripTypeScriptTypes(source)
    .replace(/^import [^'"]* from '[^']+'\n/gm, '')
    .replace(/^export /gm, '')
    .replace(/[ \t]+$/gm, '')
}
