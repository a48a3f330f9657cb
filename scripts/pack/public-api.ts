import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import { API, type Checker, SymbolFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { ROOT } from '../lib/settings.ts'
import { compile, findFolders, readManifest } from './compile.ts'
import { listAssets } from './pack-all.ts'

/** What a name of a module is: its declaration, without comments. */
export type Names = Readonly<Record<string, string>>

export interface PublicModule {
  exports: Names
  /** Declarations that those name and the module does not export. */
  reached: Names
}

/** By the name under which a project imports the module. */
export type PublicApi = Readonly<Record<string, PublicModule>>

/** Longer tables name every error or domain of the platform, which are no concern of a project. */
const LONGEST_TABLE = 1_000
/** Of what is longer, as all texts of the web are, the members' names alone. */
const LONGEST_EXPORT = 20_000
/** Types of the graph, whose changes are in docs/schema-changelog.md. */
const OF_THE_GRAPH = /\.generated\.d\.ts$/

const TYPESCRIPT = /\.tsx?$/
const toDeclaration = (path: string) => path.replace(TYPESCRIPT, '.d.ts')

/** What packages export by a name, and not by path: see `toPublished`. */
function listExports() {
  return findFolders().flatMap((folder) => {
    const { name, exports = {} } = readManifest(folder)
    const assets = new Set(listAssets(folder))
    const isPublished = (target: string) =>
      TYPESCRIPT.test(target) || globSync(target, { cwd: join(ROOT, folder) }).some((file) => assets.has(file))
    return Object.entries(exports)
      .filter(([path, target]) => !path.endsWith('.ts') && path !== './package.json' && isPublished(target))
      .map(([path, target]) => ({ module: `${name}${path.slice(1)}`, file: join(folder, target) }))
  })
}

/** Reads the public modules of all packages from the declarations that the compiler makes of them. */
export function readPublicApi(): PublicApi {
  mkdirSync(join(ROOT, '.data'), { recursive: true })
  const work = mkdtempSync(join(ROOT, '.data/api-'))
  try {
    const modules = listExports()
    const sources = modules.filter(({ file }) => TYPESCRIPT.test(file))
    const packages = findFolders().filter((folder) => folder.startsWith('packages/'))
    const include = [...sources.map(({ file }) => file), ...packages.map((folder) => join(folder, 'src/**/*.ts'))]
    const out = compile(work, include, { emitDeclarationOnly: true })
    const declared = readDeclarations(out, sources)
    return Object.fromEntries(
      modules.map(({ module, file }) => [module, declared.get(module) ?? { exports: readOther(file), reached: {} }]),
    )
  } finally {
    rmSync(work, { recursive: true })
  }
}

/** Of a stylesheet its tokens; other files have no names. */
function readOther(file: string): Names {
  if (!file.endsWith('.css')) return {}
  const text = globSync(file, { cwd: ROOT })
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n')
  const tokens = new Set([...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, token = '']) => token))
  return Object.fromEntries([...tokens].toSorted().map((token) => [token, token]))
}

function readDeclarations(out: string, sources: readonly { module: string; file: string }[]) {
  const paths = Object.fromEntries(
    findFolders().flatMap((folder) => {
      const { name, exports = {} } = readManifest(folder)
      return Object.entries(exports)
        .filter(([, target]) => TYPESCRIPT.test(target))
        .map(([path, target]) => [`${name}${path.slice(1)}`, [toDeclaration(target).replace('./', `./${folder}/`)]])
    }),
  )
  const compilerOptions = {
    noEmit: true,
    allowImportingTsExtensions: true,
    module: 'nodenext',
    target: 'esnext',
    skipLibCheck: true,
    jsx: 'react-jsx',
    types: ['node'],
    paths,
  }
  const config = join(out, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions, files: sources.map(({ file }) => toDeclaration(file)) }))
  const api = new API({ cwd: ROOT })
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error(`${config} is no project`)
    const { program, checker } = project
    return new Map(
      sources.map(({ module, file }) => {
        const source = program.getSourceFile(join(out, toDeclaration(file)))
        const symbol = source && checker.getSymbolAtLocation(source as Node)
        if (!symbol) throw new Error(`${file} is no module`)
        return [module, readModule(out, checker, symbol)]
      }),
    )
  } finally {
    api.close()
  }
}

const DECLARED =
  SymbolFlags.Interface |
  SymbolFlags.TypeAlias |
  SymbolFlags.Class |
  SymbolFlags.Enum |
  SymbolFlags.Function |
  SymbolFlags.BlockScopedVariable

function readModule(out: string, checker: Checker, module: TypeSymbol): PublicModule {
  const exports: Record<string, string> = {}
  const reached: Record<string, string> = {}
  const seen = new Set<number>()
  const add = (symbol: TypeSymbol, name: string, names: Record<string, string>): void => {
    const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (seen.has(declared.id) || !(declared.flags & DECLARED)) return
    seen.add(declared.id)
    const nodes = declared.declarations
      .filter(({ path }) => !relative(out, path).startsWith('..') && (names === exports || !OF_THE_GRAPH.test(path)))
      .map((handle) => handle.resolve())
      .filter((node) => node !== undefined)
    if (nodes.length === 0) return
    names[name] = nodes.map((node) => print(node, names === exports)).join('\n')
    for (const node of nodes) visit(node)
  }
  const visit = (node: Node): void => {
    if (node.kind === SyntaxKind.Identifier) {
      const symbol = checker.getSymbolAtLocation(node)
      if (symbol) add(symbol, symbol.name, reached)
    }
    node.forEachChild((child) => void visit(child))
  }
  const named = [...module.getExports()].map(([name, symbol]) => [String(name), symbol] as const)
  const own = new Set(named.map(([name]) => name))
  for (const [name, symbol] of named) add(symbol, name, exports)
  // Reached by an export that comes before its own.
  for (const name of own) if (reached[name] !== undefined) exports[name] ??= reached[name]
  return { exports: sortNames(exports), reached: sortNames(reached, own) }
}

const sortNames = (names: Names, without: ReadonlySet<string> = new Set()): Names =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([name]) => !without.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

function print(node: Node, isExported: boolean): string {
  const text = node
    .getText(node.getSourceFile())
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^(export |declare )+/g, '')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n(?:\s*\n)+/g, '\n')
    .replaceAll(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
    .trim()
  const isVariable = node.kind === SyntaxKind.VariableDeclaration
  if (isExported && text.length > LONGEST_EXPORT) return listMembers(node)
  if (!isVariable) return text
  if (isExported) return `const ${text}`
  const [name = ''] = text.split(':')
  // What is in it is ours; which names it has shows in types.
  return text.length > LONGEST_TABLE ? `const ${name}` : `const ${text.replaceAll(/: (['"]).*\1(;?)$/gm, ': string$2')}`
}

function listMembers(node: Node): string {
  const members: string[] = []
  node.forEachChild((child) => {
    const [, name] =
      /^(?:\/\*[^]*?\*\/\s*)?(?:readonly )?['"]?([\w-]+)['"]?\??:/.exec(child.getText(child.getSourceFile())) ?? []
    if (name !== undefined) members.push(name)
  })
  return members.toSorted().join('\n')
}
