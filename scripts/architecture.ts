// Draws the platform's layers in docs/architecture.md from the imports. Part of `npm run codegen`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawLayers, readPlatformGraph } from './lib/platform-graph.ts'
import { ROOT } from './lib/settings.ts'

const PAGE = join(ROOT, 'docs/architecture.md')
const MARKED = /(<!-- layers: npm run codegen -->\n)[\s\S]*?(<!-- \/layers -->)/

const page = readFileSync(PAGE, 'utf8')
if (!MARKED.test(page)) throw new Error('docs/architecture.md has no place for the layers.')
const drawing = `\n\`\`\`mermaid\n${drawLayers(readPlatformGraph())}\n\`\`\`\n\n`
writeFileSync(
  PAGE,
  page.replace(MARKED, (_, begin: string, end: string) => begin + drawing + end),
)
