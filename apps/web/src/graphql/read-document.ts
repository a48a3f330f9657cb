import type { DocumentNode } from 'graphql'

const TOKENS = /\.{3}|[_a-z]\w*|"[^"]*"|-?\d+|[^\s,]/gi

type Node = Readonly<Record<string, unknown>>

/**
 * Reads a definition as `npm run codegen` prints it: of GraphQL's syntax what our documents use, without lists, objects and null as values. The
 * parser of graphql-js would be twenty times as large.
 * @param fragments documents of the fragments that it spreads
 */
export function readDocument(text: string, fragments: readonly DocumentNode[] = []): DocumentNode {
  const definitions = new Map<unknown, unknown>([['', readDefinition(text.match(TOKENS) ?? [])]])
  for (const definition of fragments.flatMap((fragment) => fragment.definitions))
    if ('name' in definition) definitions.set(definition.name?.value, definition)
  return { kind: 'Document', definitions: [...definitions.values()] } as unknown as DocumentNode
}

function readDefinition(tokens: readonly string[]): Node {
  let at = 0
  const take = (): string => tokens[at++] ?? ''
  const skip = (token: string): boolean => tokens[at] === token && at++ >= 0
  const readName = (value = take()): Node => ({ kind: 'Name', value })
  /** Nothing where the list does not begin. */
  const readList = (key: string, begin: string, end: string, readOne: () => Node): Node => {
    const list: Node[] = []
    if (skip(begin)) while (!skip(end)) list.push(readOne())
    return list.length > 0 ? { [key]: list } : {}
  }
  const readVariable = (): Node => (take(), { kind: 'Variable', name: readName() })
  const readNamedType = (): Node => ({ kind: 'NamedType', name: readName() })
  const readArguments = () =>
    readList('arguments', '(', ')', () => {
      const name = readName()
      take()
      return { kind: 'Argument', name, value: readValue() }
    })

  function readValue(): Node {
    if (tokens[at] === '$') return readVariable()
    const value = take()
    if (value.startsWith('"')) return { kind: 'StringValue', value: value.slice(1, -1), block: false }
    if (/^[-\d]/.test(value)) return { kind: 'IntValue', value }
    if (/^(true|false)$/.test(value)) return { kind: 'BooleanValue', value: value === 'true' }
    return { kind: 'EnumValue', value }
  }

  function readType(): Node {
    let type: Node
    if (skip('[')) {
      type = { kind: 'ListType', type: readType() }
      take()
    } else type = readNamedType()
    return skip('!') ? { kind: 'NonNullType', type } : type
  }

  function readDirectives(): Node {
    const directives: Node[] = []
    while (skip('@')) directives.push({ kind: 'Directive', name: readName(), ...readArguments() })
    return directives.length > 0 ? { directives } : {}
  }

  function readVariableDefinition(): Node {
    const variable = readVariable()
    take()
    const type = readType()
    return {
      kind: 'VariableDefinition',
      variable,
      type,
      ...(skip('=') && { defaultValue: readValue() }),
      ...readDirectives(),
    }
  }

  function readSelection(): Node {
    if (skip('...')) {
      const isInline = /^(on|@|\{)$/.test(tokens[at] ?? '')
      if (!isInline) return { kind: 'FragmentSpread', name: readName(), ...readDirectives() }
      return {
        kind: 'InlineFragment',
        ...(skip('on') && { typeCondition: readNamedType() }),
        ...readDirectives(),
        ...readSelections(),
      }
    }
    const name = readName()
    const isAlias = skip(':')
    return {
      kind: 'Field',
      ...(isAlias ? { alias: name, name: readName() } : { name }),
      ...readArguments(),
      ...readDirectives(),
      ...(tokens[at] === '{' && readSelections()),
    }
  }

  const readSelections = (): Node => ({
    selectionSet: { kind: 'SelectionSet', ...readList('selections', '{', '}', readSelection) },
  })

  const operation = take()
  const name = readName()
  if (operation === 'fragment') {
    take()
    return {
      kind: 'FragmentDefinition',
      name,
      typeCondition: readNamedType(),
      ...readDirectives(),
      ...readSelections(),
    }
  }
  return {
    kind: 'OperationDefinition',
    operation,
    name,
    ...readList('variableDefinitions', '(', ')', readVariableDefinition),
    ...readDirectives(),
    ...readSelections(),
  }
}
