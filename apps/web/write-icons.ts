// Writes the icons that the sources import from Lucide. Part of `npm run codegen`.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { flatten, ICONS, importedIcons, type Shape } from './flat-icons.ts'
import { getLicense } from './licenses.ts'

interface LucideModule {
  __iconData: { node: readonly Shape[] }
  default: { displayName: string }
}

const LUCIDE = 'lucide-react/dist/esm'

/** Files of Lucide's icons by the names that its index exports. */
function iconFiles(): Map<string, string> {
  const index = readFileSync(fileURLToPath(import.meta.resolve(`${LUCIDE}/lucide-react.mjs`)), 'utf8')
  const lines = [...index.matchAll(/^export \{ ([^}]+) \} from '\.\/(icons\/[\w-]+\.mjs)'/gm)]
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

const files = iconFiles()
const sources = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
const names = new Set(
  sources
    .flatMap((path) => importedIcons(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')))
    .map(({ exported }) => exported),
)
const icons: Record<string, { name: string; shapes: Shape[] }> = {}
for (const name of [...names].toSorted()) {
  const file = files.get(name)
  if (!file) throw new Error(`Lucide has no icon ${name}`)
  const { __iconData: data, default: component } = (await import(`${LUCIDE}/${file}`)) as LucideModule
  icons[name] = { name: component.displayName, shapes: flatten(data.node) }
}
writeFileSync(ICONS, `${JSON.stringify({ license: getLicense('lucide-react'), icons }, null, 2)}\n`)
