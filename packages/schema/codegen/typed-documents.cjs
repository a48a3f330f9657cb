const { dirname, relative } = require('node:path')
const { Kind, print, stripIgnoredCharacters, visit } = require('graphql')

/** `prepared-documents.ts` of the web takes the code for them out of the page. */
const CLIENT_DIRECTIVES = new Set(['client', 'connection', 'defer', 'export', 'nonreactive', 'stream'])

const READER = 'apps/web/src/graphql/read-document.ts'

/**
 * Emits each document as its text, which the page reads into a tree. The stock plugin emits the tree, and repeats in it every fragment; here a
 * fragment is imported from what is made beside its file.
 */
module.exports = {
  plugin(_schema, documents, { fragmentImports = [], readFrom }, { outputFile }) {
    const definitions = documents.flatMap(({ document }) => document.definitions)
    const spread = new Set(definitions.flatMap(listSpread))
    const imports = fragmentImports.flatMap(({ importSource: { path, identifiers } }) => {
      const names = identifiers.flatMap(({ name, kind }) => (kind === 'document' && spread.has(name) ? name : []))
      return path === outputFile || names.length === 0 ? [] : [importFrom(outputFile, path, names)]
    })
    return {
      prepend: [
        `import type { TypedDocumentNode } from '@apollo/client'`,
        readFrom ? `import { readDocument } from '${readFrom}'` : importFrom(outputFile, READER, ['readDocument']),
        ...new Set(imports),
      ],
      content: inOrder(definitions).map(emit).join('\n'),
    }
  },
}

function importFrom(outputFile, path, names) {
  const from = relative(dirname(outputFile), path)
  return `import { ${names.toSorted().join(', ')} } from '${from.startsWith('.') ? from : `./${from}`}'`
}

/** "GameTile_game" → "GameTile_GameFragment", as its type is named. */
const nameFragment = (name) => `${name.replaceAll(/(?<=^|_)[a-z]/g, (letter) => letter.toUpperCase())}Fragment`

function listSpread(definition) {
  const found = new Set()
  visit(definition, { FragmentSpread: ({ name }) => void found.add(`${nameFragment(name.value)}Doc`) })
  return [...found]
}

/** What others spread comes first: they are constants. */
function inOrder(definitions) {
  const byName = new Map(definitions.map((definition) => [getConstant(definition), definition]))
  const ordered = new Map()
  const add = (name) => {
    const definition = byName.get(name)
    if (!definition || ordered.has(name)) return
    for (const spread of listSpread(definition)) add(spread)
    ordered.set(name, definition)
  }
  for (const name of byName.keys()) add(name)
  return [...ordered.values()]
}

const getConstant = ({ kind, name }) =>
  kind === Kind.FRAGMENT_DEFINITION ? `${nameFragment(name.value)}Doc` : `${name.value}Document`

function emit(definition) {
  const { kind, name, operation = '' } = definition
  const type =
    kind === Kind.FRAGMENT_DEFINITION
      ? nameFragment(name.value)
      : `${name.value}${operation.charAt(0).toUpperCase()}${operation.slice(1)}`
  const variables = kind === Kind.FRAGMENT_DEFINITION ? 'unknown' : `${type}Variables`
  const text = stripIgnoredCharacters(print(definition))
  if (/[`\\]|"""/.test(text)) throw new Error(`${name.value}: pass a string with such characters as a variable`)
  const refuse = ({ kind: literal }) => {
    throw new Error(`${name.value}: pass a ${literal} as a variable`)
  }
  visit(definition, {
    ListValue: refuse,
    ObjectValue: refuse,
    NullValue: refuse,
    FloatValue: refuse,
    Directive({ name: directive }) {
      if (CLIENT_DIRECTIVES.has(directive.value))
        throw new Error(`${name.value}: pages are built without Apollo Client's @${directive.value}`)
    },
  })
  const fragments = listSpread(definition)
  const spread = fragments.length > 0 ? `, [${fragments.join(', ')}]` : ''
  const typed = `export const ${getConstant(definition)}: TypedDocumentNode<${type}, ${variables}>`
  return `${typed} = /* @__PURE__ */ readDocument(\`${text}\`${spread})`
}
