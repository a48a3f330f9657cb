import { basename, dirname, join } from 'node:path'

/** Text of a file of the project, by its path from the root. */
export type ReadFile = (path: string) => string

export interface Reached {
  /** Tests of vitest that the changes reach, sorted. */
  tests: readonly string[]
  /** Tests that start a whole program with the changed part in it, and neither name nor touch that part. */
  further: readonly string[]
  /** Whether the changes concern every test: dependencies, settings of the tests. */
  everything: boolean
}

/** Changes of these may concern every test. */
const CONCERNS_ALL =
  /^(?:package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json|packages\/testing\/|apps\/platform\/test\/|scripts\/bootstrap)/
const IS_TEST = /\.test\.tsx?$/
/** Run by commands of their own. */
const IS_APART = /\.nightly\.test\.tsx?$|^e2e\/containers\//
/** Static and dynamic imports, replaced modules, and files that are read or started beside the module. */
const REFERENCES = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bvi\.mock\(\s*|\bnew URL\(\s*)['"]([^'"\n]+)['"]/g
/** Have no effect on a test; the types are checked. */
const TYPES_ALONE = /\b(?:import|export) type [^'"]*from '[^']+'/g
const WORKSPACE = /^@playhouse\/([\w-]+)\/(.+)$/

/** @param changedFields names of the schema's fields and types in changed lines */
export type FindReached = (changed: readonly string[], changedFields?: readonly string[]) => Reached

/**
 * Reads a project once, and finds the tests that changed files can reach: by imports, from an SQL function to what calls it, from a field of
 * the schema to the documents that ask it and the resolvers that answer it, from a text to the screens of its namespace, and from any file to
 * tests that name it.
 * @param files all files of the project, by their paths from the root
 */
export function createReach(files: readonly string[], read: ReadFile): FindReached {
  const sources = files.filter((path) => /\.(?:m?ts|tsx)$/.test(path))
  const texts = new Map(sources.map((path) => [path, read(path)]))
  const importers = importersIn(texts, new Set(files))
  const addresses = screenAddresses(texts)
  return (changed, changedFields = []) => {
    const standIns = changed.flatMap((path) => getStandIns(path, { files, texts, read, changedFields }))
    const assembled = new Set<string>()
    const walk = (from: readonly string[], enter: (importer: string, path: string) => boolean) => {
      const reached = new Set<string>()
      const waiting = [...from]
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (reached.has(path)) continue
        reached.add(path)
        const known = importers.get(path) ?? []
        const outside = known.filter((importer) => !enter(importer, path))
        for (const importer of outside) assembled.add(importer)
        const address = addresses.get(path)
        if (outside.length > 0)
          waiting.push(...(address === undefined ? testsOfPart(path, texts) : testsAt(address, texts)))
        waiting.push(...known.filter((importer) => enter(importer, path)))
      }
      return testsIn(reached, texts)
    }
    const tests = walk([...changed, ...standIns], (importer) => !isAssembly(importer))
    const near = new Set(tests)
    const further = walk([...assembled], () => true).filter((path) => !near.has(path))
    return { tests, further, everything: changed.some((path) => CONCERNS_ALL.test(path)) }
  }
}

const testsIn = (reached: ReadonlySet<string>, texts: ReadonlyMap<string, string>) =>
  [...reached].filter((path) => IS_TEST.test(path) && !IS_APART.test(path) && texts.has(path)).toSorted()

/** Puts a whole program together from its parts, so that every test which starts the program would be reached through it. */
const isAssembly = (path: string) =>
  path.startsWith(ROUTES) ||
  /^apps\/platform\/src\/(?:app|open-services|hooks|office\/open-office)\.ts$/.test(path) ||
  /^apps\/gateway\/src\/(?:app|graphql\/schema)\.ts$/.test(path)

/** Names that `oxfmt` indents twice in a file of resolvers. */
const RESOLVED_FIELD = /^ {4}(\w+): /gm
/** Tests that name a resolved field because they ask it: a name that more of them have, such as `member`, is in other types too. */
const TESTS_OF_A_FIELD = 6

/** Tests beside a part of a program, of its name, and those that name its endpoints, addresses or resolved fields. */
function testsOfPart(path: string, texts: ReadonlyMap<string, string>): string[] {
  const folder =
    /^apps\/[\w-]+\/src\/(?:office\/desks\/[\w-]+|domains\/(?:[\w-]+\/[\w-]+|[\w-]+(?=\/[\w-]+\.ts)))/.exec(path)?.[0]
  const [, app = '', inner = ''] = /^(apps\/[\w-]+)\/src\/domains\/(.+)\/[^/]+$/.exec(path) ?? []
  // Only the platform has layers above its domains.
  const [first = '', second = first] = inner.split('/')
  const domain = app === 'apps/platform' ? second : first
  const text = texts.get(path) ?? ''
  const endpoints = Array.from(
    text.matchAll(/import \{([^}]*)\} from '@playhouse\/platform-api\/[^']*'/g),
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  )
    .flat()
    .filter((name) => /^[a-z]/.test(name))
  const pages = path.includes('/office/')
    ? Array.from(text.matchAll(/(?:(?:page|action|upload|file)\(|path: )'(\/[\w-]+)/g), ([, address = '']) => address)
    : []
  const fields = path.endsWith('.resolvers.ts')
    ? Array.from(text.matchAll(RESOLVED_FIELD), ([, field = '']) => field)
    : []
  // An address may follow that of another page.
  const names = [...pages.map(RegExp.escape), ...endpoints.map((name) => `\\b${RegExp.escape(name)}`)].map(
    (name) => new RegExp(`${name}\\b`),
  )
  const asking = fields.flatMap((field) => {
    const word = new RegExp(`\\b${field}\\b`)
    const tests = [...texts].filter(
      ([file, content]) => IS_TEST.test(file) && file.startsWith(app) && word.test(content),
    )
    return tests.length > TESTS_OF_A_FIELD ? [] : tests.map(([file]) => file)
  })
  const near = [...texts]
    .filter(
      ([file, content]) =>
        IS_TEST.test(file) &&
        ((folder !== undefined && file.startsWith(`${folder}/`)) ||
          (domain !== '' && file.startsWith(`${app}/test/${domain}`)) ||
          (file.startsWith(app || 'apps/platform/src/office/') && names.some((name) => name.test(content)))),
    )
    .map(([file]) => file)
  return [...asking, ...near]
}

/** Where the web's routes import its screens. */
const ROUTES = 'apps/web/src/app/'
const SCREEN_ROUTE = /screenRoute\('([^']*)', \{([^}]*)\}/g

/** The last part of the address of each screen and loader that a route imports; "" for the page at the root. */
function screenAddresses(texts: ReadonlyMap<string, string>): Map<string, string> {
  const addresses = new Map<string, string>()
  for (const [path, text] of texts) {
    if (!path.startsWith(ROUTES)) continue
    for (const [, route = '', parts = ''] of text.matchAll(SCREEN_ROUTE)) {
      const segment = route.split('/').findLast((part) => !part.startsWith(':') && part !== '*')
      if (segment === undefined) continue
      for (const [, imported = ''] of parts.matchAll(/import\('([^']+)'\)/g))
        addresses.set(join(dirname(path), imported), segment)
    }
  }
  return addresses
}

/** Tests of screens that open a page at such an address. */
function testsAt(segment: string, texts: ReadonlyMap<string, string>): string[] {
  const address = segment === '' ? /'\/'/ : new RegExp(`/${RegExp.escape(segment)}\\b`)
  return [...texts]
    .filter(([path, text]) => path.startsWith('apps/web/test/') && IS_TEST.test(path) && address.test(text))
    .map(([path]) => path)
}

/** The files that import or name each file. */
function importersIn(texts: ReadonlyMap<string, string>, files: ReadonlySet<string>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, text] of texts)
    for (const [, reference = ''] of text.replaceAll(TYPES_ALONE, '').matchAll(REFERENCES)) {
      const found = candidates(path, reference).find((candidate) => files.has(candidate))
      if (found === undefined) continue
      const known = importers.get(found)
      if (known) known.push(path)
      else importers.set(found, [path])
    }
  return importers
}

function candidates(from: string, reference: string): string[] {
  if (reference.startsWith('.')) return [join(dirname(from), reference)]
  const [, workspace, rest] = WORKSPACE.exec(reference) ?? []
  return workspace === undefined || rest === undefined
    ? []
    : [join('packages', workspace, 'src', rest), join('packages', workspace, rest)]
}

interface Project {
  files: readonly string[]
  texts: ReadonlyMap<string, string>
  read: ReadFile
  changedFields: readonly string[]
}

/** Files through which a change of one that nobody imports has its effect. */
function getStandIns(path: string, project: Project): string[] {
  const naming = (word: string | RegExp, where = /./) => {
    const pattern = typeof word === 'string' ? new RegExp(`\\b${RegExp.escape(word)}\\b`) : word
    return [...project.texts].filter(([file, text]) => where.test(file) && pattern.test(text)).map(([file]) => file)
  }
  const byName = naming(new RegExp(`['"\`/]${RegExp.escape(basename(path))}['"\`]`), IS_TEST)
  if (path.endsWith('.sql') && !path.includes('/migrations/'))
    return [...byName, ...getCallers(basename(path, '.sql'), project).flatMap((name) => naming(name))]
  if (/^packages\/schema\/src\/.*\.graphql$/.test(path)) {
    const fields = project.changedFields.map((field) => new RegExp(`\\b${RegExp.escape(field)}\\b`))
    const documents = project.files.filter(
      (file) =>
        file.endsWith('.graphql') &&
        !file.startsWith('packages/schema/') &&
        fields.some((field) => field.test(project.read(file))),
    )
    const resolvers = fields.flatMap((field) => naming(field, /^apps\/gateway\/(?:src\/.*\.resolvers|test\/.*)\.ts$/))
    return [...byName, ...documents.map(getGeneratedFile), ...resolvers, ...naming('schema.graphql', IS_TEST)]
  }
  if (path.endsWith('.graphql')) return [...byName, getGeneratedFile(path)]
  const [, namespace] = /^packages\/shared\/texts\/\w+\/\w+\/([\w-]+)\.json$/.exec(path) ?? []
  if (namespace !== undefined)
    return [
      ...naming(new RegExp(`['"]${RegExp.escape(namespace)}['":]`)),
      ...naming('texts', /^scripts\/.*\.test\.ts$/),
    ]
  // A domain has one name in every layer; the gateway's tests start the platform as a process.
  const [, domain] = /^apps\/platform\/src\/domains\/[\w-]+\/([\w-]+)\//.exec(path) ?? []
  const sameDomain =
    domain === undefined
      ? []
      : project.files.filter((file) => file.startsWith(`apps/gateway/test/${domain}`) && IS_TEST.test(file))
  return [...byName, ...sameDomain]
}

const getGeneratedFile = (document: string) => document.replace(/\.graphql$/, '.generated.ts')

/** The SQL function and those that call it, directly or not. */
function getCallers(name: string, { files, read }: Project): string[] {
  const functions = files
    .filter((path) => path.endsWith('.sql') && !path.includes('/migrations/'))
    .map((path) => ({ name: basename(path, '.sql'), text: read(path) }))
  const found = new Set([name])
  for (const called of found) {
    const call = new RegExp(`\\b${RegExp.escape(called)}\\s*\\(`)
    for (const { name: caller, text } of functions) if (call.test(text)) found.add(caller)
  }
  return [...found]
}

/** Names of fields and types in the changed lines of a schema file. @param diff of git, without context */
export function fieldsIn(diff: string): string[] {
  const names = diff
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line))
    .flatMap(
      (line) =>
        /^[+-]\s*(?:(?:extend\s+)?(?:type|input|enum|union|interface|scalar)\s+)?(\w+)\s*[(:{@=]?/.exec(line)?.[1] ??
        [],
    )
  return [...new Set(names)]
}
