import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { ROOT } from '../lib/settings.ts'
import { flatten, readPacks, type TextApp } from './packs.ts'

interface Source {
  /** Strings, names of properties, and paths of returned groups, as patterns. */
  keys: Set<string>
  patterns: RegExp[]
  imports: string[]
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const camelCase = (text: string) => text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function readSource(path: string): Source {
  const source: Source = { keys: new Set(), patterns: [], imports: [] }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    collect(value, path, source)
    Object.values(value).forEach(visit)
  }
  const text = readFileSync(join(ROOT, path), 'utf8')
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body)
  return source
}

function collect(node: Node, path: string, { keys, patterns, imports }: Source): void {
  if (node.type === 'ImportDeclaration') imports.push(resolve((node['source'] as Node)['value'] as string, path))
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    keys.add(node['value']).add(camelCase(node['value']))
  if (node.type === 'Property' && isNode(node['key']) && node['key'].type === 'Identifier')
    keys.add(node['key']['name'] as string)
  if (node.type === 'TemplateLiteral') {
    const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
    if (parts.some((part) => /[\w.]/.test(part))) patterns.push(new RegExp(`^${parts.map(escape).join('.+')}$`))
  }
  // t('rules', { returnObjects: true })
  if (node.type === 'CallExpression') {
    const [key, options] = node['arguments'] as Node[]
    const names = ((options?.['properties'] as Node[] | undefined) ?? []).map(
      (one) => (one['key'] as Node | undefined)?.['name'],
    )
    if (names.includes('returnObjects')) patterns.push(new RegExp(`^${escape(String(key?.['value']))}\\.`))
  }
}

const resolve = (name: string, from: string): string =>
  name.startsWith('.') ? join(dirname(from), name) : name.replace(/^@playhouse\/(\w+)\//, 'packages/$1/src/')

/**
 * Keys of English, as `namespace:key`, that no source names: one that names the namespace, imports such a source or is
 * imported by one. A key may be built from parts, such as a code of the schema.
 */
export function unusedKeys(app: TextApp): string[] {
  const paths = globSync([`apps/${app}/src/**/*.{ts,tsx}`, 'packages/engines/src/**/*.ts'], {
    cwd: ROOT,
    exclude: (name) => /\.(test|generated|fixture)\./.test(name),
  })
  const sources = new Map(paths.map((path) => [path, readSource(path)]))
  return Object.entries(readPacks(app, 'EN')).flatMap(([namespace, pack]) => {
    const near = sourcesNear(namespace, sources)
    const keys = new Set(Object.keys(flatten(pack)).map((key) => key.replace(/_(one|other)$/, '')))
    const isNamed = (key: string) =>
      near.some((source) =>
        [key, `${namespace}:${key}`].some(
          (name) => source.keys.has(name) || source.patterns.some((one) => one.test(name)),
        ),
      )
    return [...keys].filter((key) => !isNamed(key)).map((key) => `${namespace}:${key}`)
  })
}

function sourcesNear(namespace: string, sources: ReadonlyMap<string, Source>): Source[] {
  const names = ({ keys, patterns }: Source) =>
    keys.has(namespace) ||
    [...keys].some((key) => key.startsWith(`${namespace}:`)) ||
    patterns.some(({ source }) => source.startsWith(`^${namespace}:`))
  const naming = new Set([...sources].filter(([, source]) => names(source)).map(([path]) => path))
  const imported = new Set([...naming].flatMap((path) => sources.get(path)?.imports ?? []))
  return [...sources]
    .filter(([path, source]) => naming.has(path) || imported.has(path) || source.imports.some((one) => naming.has(one)))
    .map(([, source]) => source)
}
