import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { compile, findFolders, readManifest, run } from './compile.ts'
import { toPublished, rewriteSpecifiers } from './published.ts'

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

export const listAssets = (folder: string): string[] =>
  globSync(ASSETS, { cwd: join(ROOT, folder), exclude: (path) => NOT_PUBLISHED.test(`/${path}`) })

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
    const out = compile(work, listSources(folders))
    mkdirSync(target, { recursive: true })
    for (const old of globSync('playhouse-*.tgz', { cwd: target })) rmSync(join(target, old))
    return folders.map((folder) => packOne(join(out, folder), folder, target))
  } finally {
    rmSync(work, { recursive: true })
  }
}

const listSources = (folders: readonly string[]): string[] => [
  ...folders.flatMap((folder) => ['src/**/*.ts', 'src/**/*.tsx', 'seed/**/*.ts'].map((files) => join(folder, files))),
  ...['vite.config.ts', 'compress.ts'].map((file) => join('apps/web', file)),
]

function packOne(built: string, folder: string, target: string): Packed {
  const source = join(ROOT, folder)
  const manifest = readManifest(folder)
  mkdirSync(built, { recursive: true })
  for (const file of listAssets(folder)) cpSync(join(source, file), join(built, file), { recursive: true })
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
