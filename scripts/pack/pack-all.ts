import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { type Manifest, toPublished, rewriteSpecifiers } from './published.ts'

/** What a project installs; what these need of ours follows. */
const ROOTS = ['apps/web', 'apps/gateway', 'apps/platform', 'apps/simulators', 'packages/site'] as const

/** Files that TypeScript does not compile and a package needs. */
const ASSETS = [
  'README.md',
  'index.html',
  'icons.generated.json',
  'public/**',
  'src/**/*.{css,graphql,json,sql}',
  'migrations/**/*.{json,sql}',
  'styles/**',
  'texts/{platform,web}/**',
  'schema.graphql',
  'trusted-documents.json',
  'trusted-documents/**',
  'codegen/{hooks,operations,public-unless,settings,trust,trusted-documents,typed-documents}.cjs',
]
const NOT_PUBLISHED =
  /\.(test|fixture)\.tsx?$|\/(src\/kit|test|brands)\/|(^|\/)kit\.html$|\/migrations\/meta\/\d+_snapshot\.json$/

export interface Packed {
  name: string
  file: string
}

/** Packs what projects need into the folder. @throws Error with what the compiler or npm says */
export function packAll(target: string): Packed[] {
  const folders = findFolders()
  // Beside node_modules, from which the compiler takes the types of libraries.
  mkdirSync(join(ROOT, '.data'), { recursive: true })
  const work = mkdtempSync(join(ROOT, '.data/pack-'))
  try {
    compile(work, folders)
    mkdirSync(target, { recursive: true })
    for (const old of globSync('playhouse-*.tgz', { cwd: target })) rmSync(join(target, old))
    return folders.map((folder) => packOne(join(work, 'out', folder), folder, target))
  } finally {
    rmSync(work, { recursive: true })
  }
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

/** The folders of the packages that are published, with those that they depend on. */
function findFolders(): string[] {
  const byName = new Map(
    globSync('{apps,packages}/*/package.json', { cwd: ROOT })
      .map((file) => dirname(file))
      .map((folder) => [readManifest(folder).name, folder]),
  )
  const found = new Set<string>()
  const add = (folder: string): void => {
    if (found.has(folder)) return
    found.add(folder)
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const below = byName.get(name)
      if (below !== undefined) add(below)
    }
  }
  ROOTS.forEach(add)
  return [...found].toSorted()
}

/** In one program of the web's kind: what runs in Node is the same in it. */
function compile(work: string, folders: readonly string[]): void {
  const config = join(work, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    // npm run check has checked the types, each program with what it sees.
    noCheck: true,
    rewriteRelativeImportExtensions: true,
    rootDir: ROOT,
    outDir: join(work, 'out'),
    lib: ['es2024', 'es2025.regexp', 'esnext.iterator', 'esnext.disposable', 'dom', 'dom.iterable'],
    types: ['node', 'vite/client'],
  }
  const include = [
    ...folders.flatMap((folder) =>
      ['src/**/*.ts', 'src/**/*.tsx', 'seed/**/*.ts'].map((files) => join(ROOT, folder, files)),
    ),
    ...['vite.config.ts', 'compress.ts'].map((file) => join(ROOT, 'apps/web', file)),
  ]
  const exclude = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/src/kit/**', '**/node_modules/**'].map(
    (path) => join(ROOT, path),
  )
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ROOT, 'apps/web/tsconfig.json'), include, exclude, compilerOptions }),
  )
  run(join(ROOT, 'node_modules/.bin/turbo'), ['run', 'codegen:types', '--output-logs=errors-only'], ROOT)
  run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], ROOT)
}

function packOne(built: string, folder: string, target: string): Packed {
  const source = join(ROOT, folder)
  const manifest = readManifest(folder)
  mkdirSync(built, { recursive: true })
  for (const file of globSync(ASSETS, { cwd: source, exclude: (path) => NOT_PUBLISHED.test(`/${path}`) }))
    cpSync(join(source, file), join(built, file), { recursive: true })
  cpSync(join(ROOT, 'LICENSE'), join(built, 'LICENSE'))
  // The games that its vendors open.
  if (folder === 'apps/simulators') bundleGames(join(built, 'games'))
  const published = toPublished(manifest, (path) => globSync(path, { cwd: built }).length > 0)
  for (const file of globSync('**/*.{js,d.ts,html}', { cwd: built })) {
    const path = join(built, file)
    writeFileSync(path, rewriteSpecifiers(readFileSync(path, 'utf8')))
  }
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  const name = run('npm', ['pack', '--silent', `--pack-destination=${target}`], built).trim()
  return { name: manifest.name, file: relative(process.cwd(), join(target, name)) }
}

const bundleGames = (target: string): void =>
  void run(
    join(ROOT, 'node_modules/.bin/vite'),
    ['build', '--logLevel=warn', `--outDir=${target}`, '--emptyOutDir'],
    join(ROOT, 'apps/games'),
  )

function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error })
  }
}
