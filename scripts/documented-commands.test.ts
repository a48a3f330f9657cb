import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptServices, documentedSteps } from './lib/documented-steps.ts'
import { render } from './kubernetes/render.ts'
import { type ComposeService, readCompose } from './lib/compose.ts'
import { ROOT } from './lib/settings.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const services = readCompose('docker-compose.yml')
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
/** Commands that readers type, by document: fenced blocks line by line, and code between text. */
const COMMANDS = DOCUMENTS.flatMap((path) =>
  read(path)
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => (line.includes('`') ? [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code) : [line]))
    .flatMap((line) => line.split(/&&|\||;|<br>/))
    .map((command) => ({ path, command: command.trim() })),
)
const VALUED = new Set(['-p', '-f', '-t', '-e', '--tail', '--scale', '--entrypoint', '--since'])
const ALL_ARE_SERVICES = new Set(['up', 'stop', 'start', 'restart', 'logs', 'build', 'ps', 'pull', 'rm', 'kill'])

function getServices(command: string): string[] {
  const words =
    command
      .split(/\s+[<>]\s*\S*/)[0]
      ?.replaceAll(/'[^']*'|"[^"]*"/g, 'quoted')
      .split(/\s+/) ?? []
  const named: string[] = []
  let verb: string | undefined
  for (let at = words.indexOf('docker-compose') + 1; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (VALUED.has(word)) {
      at += 1
      if (word === '--scale') named.push(words[at]?.split('=')[0] ?? '')
    } else if (!word.startsWith('-') && verb === undefined) verb = word
    else if (!word.startsWith('-')) {
      named.push(word)
      if (!ALL_ARE_SERVICES.has(verb ?? '')) break
    }
  }
  return named
}

const getFile = (command: string) => / -f (\S+)/.exec(command)?.[1] ?? 'docker-compose.yml'

const composeCommands = COMMANDS.filter(({ command }) => /^(?:[A-Z_]+=\S+ )*docker-compose /.test(command))

test('documented docker-compose commands name services of their compose file', () => {
  expect(composeCommands.length).toBeGreaterThan(15)
  expect(getServices('docker-compose up -d --no-deps worker')).toEqual(['worker'])
  expect(getServices('docker-compose exec -T backup sh /scripts/backup.sh take')).toEqual(['backup'])
  expect(getServices('docker-compose up -d --scale gateway=3')).toEqual(['gateway'])
  const unknown = composeCommands.flatMap(({ path, command }) =>
    getServices(command)
      .filter((name) => !(name in readCompose(getFile(command))))
      .map((name) => `${path}: ${name} of ${command}`),
  )
  expect(unknown).toEqual([])
})

const DEPLOYED = new Set(
  ['demo', 'gateway', 'production'].flatMap((overlay) =>
    render(`overlays/${overlay}`).map(({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`),
  ),
)

test('documented kubectl commands name objects of the manifests', () => {
  const named = COMMANDS.filter(({ command }) => command.startsWith('kubectl ')).flatMap(({ path, command }) =>
    [
      ...command
        .replaceAll(/"[^"]*"/g, '')
        .matchAll(/\b(deploy|job|scaledobject|cluster|scheduledbackup|externalsecret)[/ ]((?!-)[a-z0-9-]+)(?=\s|$)/g),
    ].map(([, kind = '', name = '']) => ({ path, object: `${kind === 'deploy' ? 'deployment' : kind}/${name}` })),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ object }) => !DEPLOYED.has(object))).toEqual([])
})

test('documented scripts, programs and commands exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const verbs = /^case \$\{1-\} in\n(.*)\) /m.exec(read('deploy/postgres/backup.sh'))?.[1]?.split(' | ') ?? []
  const cli = [...read('apps/platform/src/cli.ts').matchAll(/case '([\w-]+)':/g)].map(([, name = '']) => name)
  const missing = COMMANDS.flatMap(({ path, command }) => {
    const found: string[] = []
    for (const [, file = ''] of command.matchAll(
      /\b(?:node|sh) (?:--\S+ )*((?:apps|deploy|scripts|bench|e2e)\/[\w./-]+)/g,
    ))
      if (!existsSync(join(ROOT, file))) found.push(file)
    for (const [, name = ''] of command.matchAll(/^npm run ([\w:-]+)(?! -w)(?=\s|$)/g))
      if (!(name in scripts)) found.push(name)
    for (const [, verb = ''] of command.matchAll(/backup\.sh ([a-z]+)/g)) if (!verbs.includes(verb)) found.push(verb)
    for (const [, name = ''] of command.matchAll(/apps\/platform\/src\/cli\.ts ([a-z-]+)/g))
      if (!cli.includes(name)) found.push(name)
    return found.map((name) => `${path}: ${name} of ${command}`)
  })
  expect(missing).toEqual([])
})

test('a restore stops every service that reaches the database', () => {
  const reaches = ({ networks = [], network_mode: mode, volumes = [] }: ComposeService) =>
    (mode !== 'none' && (Array.isArray(networks) ? networks : Object.keys(networks)).includes('data')) ||
    volumes.some((volume) => /^(?:database|socket):/.test(volume))
  const stored = keptServices()
  expect(stored.filter((name) => !(name in services) || reaches(services[name] ?? {}))).toEqual([])
  expect(
    Object.keys(services)
      .filter((name) => !stored.includes(name))
      .toSorted(),
  ).toEqual(
    Object.keys(services)
      .filter((name) => reaches(services[name] ?? {}))
      .toSorted(),
  )
})

test('PostgreSQL stops fast, and has the time to archive the last of its log', () => {
  expect(services.postgres).toMatchObject({ stop_signal: 'SIGINT', stop_grace_period: '2m' })
})

test('the document has each step of the restore once', () => {
  expect(Object.keys(documentedSteps())).toEqual(['take', 'list', 'try', 'restore', 'check'])
})
