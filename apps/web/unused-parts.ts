import type { Plugin } from 'vite'

interface Unused {
  /** Of the library's file. */
  file: RegExp
  /** Functions of the file, and what stands in their place. */
  functions?: Readonly<Record<string, string>>
  /** Methods and classes by their first line, and what stands in their place. */
  blocks?: Readonly<Record<string, string>>
  /** Statements without which other parts are unused. */
  statements?: readonly string[]
}

/** Parts of libraries that no screen calls, but that bundlers cannot leave out. */
const UNUSED: readonly Unused[] = [
  {
    // Prefetching, forms, server components and instrumentation of its framework.
    file: /\/react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/,
    functions: {
      usePrefetchBehavior: 'return [false, null, {}]',
      PrefetchPageLinks: 'return null',
      RSCErrorHandler: 'return null',
      DefaultErrorComponent: 'return null',
      deserializeErrors: 'return {}',
      getRouteInstrumentationUpdates: 'return {}',
      instrumentClientSideRouter: 'return arguments[0]',
    },
    statements: ['Form.displayName = "Form";', 'HistoryRouter.displayName = "unstable_HistoryRouter";'],
  },
  {
    // Formats and nesting in texts, and copies of the instance.
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    blocks: {
      'class Formatter {': 'class Formatter { init() {} add() {} addCached() {} format(value) { return value } }',
      '  nest(str, fc, options = {}) {': 'nest(str) { return str }',
      '  cloneInstance(options = {}, callback = noop) {': '',
      '  dir(lng) {': '',
      '  saveMissing(': 'saveMissing() {}',
    },
  },
  // Documents are sent by their hashes, without their text.
  {
    file: /\/@apollo\/client\/utilities\/internal\/removeDirectivesFromDocument\.js$/,
    functions: { removeDirectivesFromDocument: 'return arguments[1]' },
  },
  // The schema has no scalars that are parsed.
  {
    file: /\/@apollo\/client\/utilities\/internal\/coerceScalarFieldsToParsed\.js$/,
    functions: { coerceScalarFieldsToParsed: 'return arguments[0]' },
  },
]

/**
 * Replaces what is unused.
 * @throws Error if the library no longer has it
 */
export function withoutUnused(code: string, { functions = {}, blocks = {}, statements = [] }: Unused): string {
  const starts = [
    ...Object.entries(functions).map(
      ([name, body]) => [`function ${name}(`, `function ${name}() { ${body} }`] as const,
    ),
    ...Object.entries(blocks),
  ]
  let rest = code
  for (const [start, replacement] of starts) rest = replaceBlock(rest, start, replacement)
  for (const statement of statements) {
    if (!rest.includes(statement)) throw new Error(`There is no ${statement}`)
    rest = rest.replace(statement, '')
  }
  return rest
}

/** A block ends with the first bracket that stands alone as far to the left as its start. */
function replaceBlock(code: string, start: string, replacement: string): string {
  const found = [`\n${start}`, `\nexport ${start}`].map((line) => `\n${code}`.indexOf(line)).find((at) => at >= 0)
  const from = code.indexOf(start, found)
  const end = `\n${' '.repeat(start.search(/\S/))}}\n`
  const to = found === undefined ? -1 : code.indexOf(end, from)
  if (to < 0) throw new Error(`There is no ${start}`)
  return code.slice(0, from) + replacement + code.slice(to + end.length - 1)
}

export const unusedParts: Plugin = {
  name: 'unused-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: UNUSED.map(({ file }) => file) },
    handler(code, id) {
      const unused = UNUSED.find(({ file }) => file.test(id))
      return unused ? withoutUnused(code, unused) : null
    },
  },
}
