import type { DocumentNode } from 'graphql'

const TOKENS = /\.{3}|[_a-z]\w*|"[^"]*"|-?\d+|[^\s,]/gi

type Node = Readonly<Record<string, unknown>>

/**
 * Reads a definition as `npm run codegen` prints it: of GraphQL's syntax what our documents use, without lists, objects and null as values. The
 * parser of graphql-js would be twenty times as large.
 * @param fragments documents of the fragments that it spreads
 */
export function readDocument(text: string, fragments: readonly DocumentNode[] = []): DocumentNode {
  const definitions = new Map<unknown, unknown>([['', readDefinition(new Tokens(text))]])
  for (const definition of fragments.flatMap((fragment) => fragment.definitions))
    if ('name' in definition) definitions.set(definition.name?.value, definition)
  return { kind: 'Document', definitions: [...definitions.values()] } as unknown as DocumentNode
}

class Tokens {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(text: string) {
    this.#tokens = text.match(TOKENS) ?? []
  }

  next(): string {
    return this.#tokens[this.#at] ?? ''
  }

  take(): string {
    const token = this.next()
    this.#at += 1
    return token
  }

  skip(token: string): boolean {
    const isNext = this.next() === token
    if (isNext) this.#at += 1
    return isNext
  }

  /** Empty where the list does not begin. */
  readList(key: string, begin: string, end: string, readOne: (tokens: Tokens) => Node): Node {
    const list: Node[] = []
    if (this.skip(begin)) while (!this.skip(end)) list.push(readOne(this))
    return list.length > 0 ? { [key]: list } : {}
  }
}

function readDefinition(tokens: Tokens): Node {
  const operation = tokens.take()
  const name = readName(tokens)
  if (operation !== 'fragment') {
    const variables = tokens.readList('variableDefinitions', '(', ')', readVariableDefinition)
    return {
      kind: 'OperationDefinition',
      operation,
      name,
      ...variables,
      ...readDirectives(tokens),
      ...readSelections(tokens),
    }
  }
  tokens.take()
  const typeCondition = readNamedType(tokens)
  return { kind: 'FragmentDefinition', name, typeCondition, ...readDirectives(tokens), ...readSelections(tokens) }
}

function readSelections(tokens: Tokens): Node {
  return { selectionSet: { kind: 'SelectionSet', ...tokens.readList('selections', '{', '}', readSelection) } }
}

function readSelection(tokens: Tokens): Node {
  if (tokens.skip('...')) {
    if (!/^(on|@|\{)$/.test(tokens.next()))
      return { kind: 'FragmentSpread', name: readName(tokens), ...readDirectives(tokens) }
    const condition = tokens.skip('on') && { typeCondition: readNamedType(tokens) }
    return { kind: 'InlineFragment', ...condition, ...readDirectives(tokens), ...readSelections(tokens) }
  }
  const name = readName(tokens)
  return {
    kind: 'Field',
    ...(tokens.skip(':') ? { alias: name, name: readName(tokens) } : { name }),
    ...readArguments(tokens),
    ...readDirectives(tokens),
    ...(tokens.next() === '{' && readSelections(tokens)),
  }
}

function readVariableDefinition(tokens: Tokens): Node {
  const variable = readValue(tokens)
  tokens.take()
  const type = readType(tokens)
  const value = tokens.skip('=') && { defaultValue: readValue(tokens) }
  return { kind: 'VariableDefinition', variable, type, ...value, ...readDirectives(tokens) }
}

function readType(tokens: Tokens): Node {
  const isList = tokens.skip('[')
  const type = isList ? { kind: 'ListType', type: readType(tokens) } : readNamedType(tokens)
  if (isList) tokens.take()
  return tokens.skip('!') ? { kind: 'NonNullType', type } : type
}

const readNamedType = (tokens: Tokens): Node => ({ kind: 'NamedType', name: readName(tokens) })

function readDirectives(tokens: Tokens): Node {
  const directives: Node[] = []
  while (tokens.skip('@')) directives.push({ kind: 'Directive', name: readName(tokens), ...readArguments(tokens) })
  return directives.length > 0 ? { directives } : {}
}

const readArguments = (tokens: Tokens): Node => tokens.readList('arguments', '(', ')', readArgument)

function readArgument(tokens: Tokens): Node {
  const name = readName(tokens)
  tokens.take()
  return { kind: 'Argument', name, value: readValue(tokens) }
}

function readValue(tokens: Tokens): Node {
  if (tokens.skip('$')) return { kind: 'Variable', name: readName(tokens) }
  const value = tokens.take()
  if (value.startsWith('"')) return { kind: 'StringValue', value: value.slice(1, -1), block: false }
  if (/^[-\d]/.test(value)) return { kind: 'IntValue', value }
  if (/^(true|false)$/.test(value)) return { kind: 'BooleanValue', value: value === 'true' }
  return { kind: 'EnumValue', value }
}

const readName = (tokens: Tokens): Node => ({ kind: 'Name', value: tokens.take() })
