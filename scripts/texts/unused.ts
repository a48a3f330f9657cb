import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { ROOT } from '../lib/settings.ts'
import { flatten, readPacks, type TextApp } from './packs.ts'

interface Source {
  /** Strings and names of properties: keys, and codes that are keys. */
  names: Set<string>
  /** Templates, and groups that are read whole. */
  patterns: RegExp[]
  /** `notice.titles` of `letters.notice.titles[kind]`. */
  members: string[]
  imports: string[]
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const camelCase = (text: string) => text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const getName = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined)
const getPath = (name: string, from: string): string =>
  name.startsWith('.') ? join(dirname(from), name) : name.replace(/^@playhouse\/(\w+)\//, 'packages/$1/src/')

const read = new Map<string, Source>()

function readSource(path: string): Source {
  const known = read.get(path)
  if (known) return known
  const source: Source = { names: new Set(), patterns: [], members: [], imports: [] }
  read.set(path, source)
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    collect(value, path, source)
    for (const [field, child] of Object.entries(value)) {
      // Only the whole of `letters.notice.titles` is read.
      const isInner = value.type === 'MemberExpression' && field === 'object' && isNode(child)
      visit(isInner && child.type === 'MemberExpression' ? child['property'] : child)
    }
  }
  const text = readFileSync(join(ROOT, path), 'utf8')
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body)
  return source
}

function collect(node: Node, path: string, { names, patterns, members, imports }: Source): void {
  switch (node.type) {
    case 'ImportDeclaration':
      imports.push(getPath(String((node['source'] as Node)['value']), path))
      break
    case 'Literal':
      if (typeof node['value'] === 'string') names.add(node['value']).add(camelCase(node['value']))
      break
    case 'Property':
      names.add(getName(node['key']) ?? '')
      break
    case 'TemplateLiteral': {
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
      if (parts.some((part) => /[\w.]/.test(part))) patterns.push(new RegExp(`^${parts.map(escape).join('.+')}$`))
      break
    }
    case 'CallExpression': {
      // t('rules', { returnObjects: true })
      const [key, options] = node['arguments'] as Node[]
      const given = ((options?.['properties'] as Node[] | undefined) ?? []).map((one) => getName(one['key']))
      if (given.includes('returnObjects')) patterns.push(new RegExp(`^${escape(String(key?.['value']))}\\.`))
      break
    }
    case 'MemberExpression': {
      const steps: string[] = []
      for (let step: unknown = node; isNode(step) && step.type === 'MemberExpression'; step = step['object'])
        if (step['computed']) steps.length = 0
        else steps.unshift(getName(step['property']) ?? '')
      members.push(steps.join('.'))
      break
    }
    default:
  }
}

/** Keys of English, as `namespace:key`, that no source names. A key may be built from parts, such as a code of the schema. */
export function unusedKeys(app: TextApp, english = readPacks(app, 'EN')): string[] {
  const paths = globSync([`apps/${app}/src/**/*.{ts,tsx}`, 'packages/engines/src/**/*.ts'], {
    cwd: ROOT,
    exclude: (name) => /\.(test|generated|fixture)\./.test(name),
  })
  const sources = new Map(paths.map((path) => [path, readSource(path)]))
  return Object.entries(english).flatMap(([namespace, pack]) => {
    const isUsed = app === 'platform' ? isMember(namespace, sources) : isNamed(namespace, sources)
    const keys = new Set(Object.keys(flatten(pack)).map((key) => key.replace(/_(zero|one|other)$/, '')))
    return [...keys].filter((key) => !isUsed(key)).map((key) => `${namespace}:${key}`)
  })
}

/** The platform reads members of a pack: `textsIn(language, 'platform/letters').code.text`. */
function isMember(namespace: string, sources: ReadonlyMap<string, Source>): (key: string) => boolean {
  const readers = [...sources.values()].filter(({ names }) => names.has(`platform/${namespace}`))
  const paths = readers.flatMap(({ members }) => members)
  return (key) => paths.some((members) => key === members || (members !== '' && key.startsWith(`${members}.`)))
}

/** Pages name keys for `t`, in a source that names the namespace, imports such a source or is imported by one. */
function isNamed(namespace: string, sources: ReadonlyMap<string, Source>): (key: string) => boolean {
  const isReader = ({ names, patterns }: Source) =>
    names.has(namespace) ||
    [...names].some((name) => name.startsWith(`${namespace}:`)) ||
    patterns.some(({ source }) => source.startsWith(`^${namespace}:`))
  const readers = new Set([...sources].filter(([, source]) => isReader(source)).map(([path]) => path))
  const imported = new Set([...readers].flatMap((path) => sources.get(path)?.imports ?? []))
  const near = [...sources].filter(
    ([path, { imports }]) => readers.has(path) || imported.has(path) || imports.some((one) => readers.has(one)),
  )
  // `h${level}` must not stand for all of `home:`.
  const isNamedBy = (key: string, { names, patterns }: Source) =>
    names.has(key) ||
    names.has(`${namespace}:${key}`) ||
    patterns.some((one) => one.test(one.source.startsWith(`^${namespace}:`) ? `${namespace}:${key}` : key))
  return (key) => near.some(([, source]) => isNamedBy(key, source))
}
