import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  API,
  type Checker,
  type Program,
  SymbolFlags,
  type Symbol as TypeSymbol,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync'
import { isOpen, NeedsCaller, type Scope, Unknown } from './values.ts'

// oxlint-disable typescript/no-explicit-any
type Any = any

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** Types whose values are SQL or become part of it. */
const SQL_TYPE = /\b(SQL|SQLWrapper|PgColumn|PgTableWithColumns|PgTable|Subquery\w*|Statement)\b/

interface Evaluator {
  evaluate(node: Node, scope: Scope): unknown
  /** One of several values that are possible. */
  pick(values: readonly unknown[]): unknown
}

/** The product's source with its types. */
export class Source {
  readonly #api: API
  readonly #program: Program
  readonly checker: Checker
  /** Whether a statement depends on any parameter, as one whose text is put together. */
  asksCallers = false
  readonly #modules = new Map<string, Record<string, unknown>>()
  readonly #texts = new Map<string, string>()
  readonly #types = new WeakMap<Node, Type | undefined>()
  readonly #symbols = new WeakMap<Node, TypeSymbol | undefined>()
  readonly #declarations = new Map<TypeSymbol, Node | undefined>()
  readonly #closures = new WeakSet<object>()
  readonly #isSql = new Map<number, boolean>()

  constructor(config: string) {
    this.#api = new API({ cwd: ROOT })
    const [project] = this.#api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error(`${config} is no project`)
    this.#program = project.program
    this.checker = project.checker
  }

  close(): void {
    this.#api.close()
  }

  /** Files of the product whose text has one of the words. */
  filesWith(words: RegExp, named?: string): Node[] {
    const isOurs = (name: string) =>
      named ? name.endsWith(`/${named}`) : !/node_modules|\.(test|fixture|d)\.ts$|\/test\//.test(name)
    return this.#program
      .getSourceFileNames()
      .filter((name) => name.startsWith(ROOT) && isOurs(name) && words.test(this.#getText(name)))
      .toSorted()
      .map((name) => this.#program.getSourceFile(name) as Node)
  }

  #getText(name: string): string {
    return remember(this.#texts, name, () => readFileSync(name, 'utf8'))
  }

  place(node: Node): string {
    const file = node.getSourceFile()
    const line = file.text.slice(0, node.getStart(file)).split('\n').length
    return `${relative(ROOT, file.fileName)}:${line}`
  }

  typeAt(node: Node): Type | undefined {
    return remember(this.#types, node, () => this.checker.getTypeAtLocation(node))
  }

  isSql(node: Node): boolean {
    const type = this.typeAt(node)
    return type ? this.#isSqlType(type) : false
  }

  #isSqlType(type: Type): boolean {
    let is = this.#isSql.get(type.id)
    if (is === undefined)
      this.#isSql.set(
        type.id,
        (is = SQL_TYPE.test(this.checker.typeToString(type).replace(/Promise<.*|Database|NodePgDatabase\S*/, ''))),
      )
    return is
  }

  valueOfType(type: Type | undefined): unknown {
    if (!type) return new Unknown({ mayBeNull: true, isList: false })
    if (type.isStringLiteralType() || type.isNumberLiteralType()) return type.value
    const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type]
    return new Unknown({
      sample: parts.find((part) => part.isStringLiteralType())?.value as string | undefined,
      mayBeNull: parts.some(({ flags }) => flags & (TypeFlags.Null | TypeFlags.Undefined)),
      isList: parts.some((part) => this.checker.isArrayType(part) || this.checker.isTupleType(part)),
    })
  }

  /** An element of a list that only the request knows. */
  elementOf(list: Node): unknown {
    const type = this.typeAt(list)
    const [element] = type?.isTypeReference() ? this.checker.getTypeArguments(type) : []
    return this.valueOfType(element)
  }

  key(node: Node): string {
    const file = node.getSourceFile()
    return `${file.fileName}:${node.getStart(file)}`
  }

  /** Functions of the product that are given to others keep what they close over. */
  closure(run: (values: readonly unknown[]) => unknown): (...values: readonly unknown[]) => unknown {
    const closure = (...values: readonly unknown[]) => run(values)
    this.#closures.add(closure)
    return closure
  }

  isClosure(called: object): boolean {
    return this.#closures.has(called)
  }

  assign(name: Node, value: unknown, scope: Scope): void {
    const declared = this.#declaration(this.#symbolAt(name))
    if (declared)
      (this.#scopeOf(declared, scope) ?? scope).values.set(this.key((declared as Any).name ?? declared), value)
  }

  #scopeOf(declared: Node, scope: Scope): Scope | undefined {
    const key = this.key((declared as Any).name ?? declared)
    for (let within: Scope | undefined = scope; within; within = within.outer) if (within.values.has(key)) return within
    return undefined
  }

  #symbolAt(node: Node): TypeSymbol | undefined {
    const parent = node.parent as Any
    if (parent.kind === SyntaxKind.ShorthandPropertyAssignment)
      return this.checker.getShorthandAssignmentValueSymbol(parent)
    return remember(this.#symbols, node, () => this.checker.getSymbolAtLocation(node))
  }

  #declaration(symbol: TypeSymbol | undefined): Node | undefined {
    if (!symbol) return undefined
    return remember(
      this.#declarations,
      symbol,
      () => symbol.valueDeclaration?.resolve() ?? symbol.declarations[0]?.resolve(),
    )
  }

  lookUp(name: Any, scope: Scope, evaluator: Evaluator): unknown {
    let symbol = this.#symbolAt(name)
    if (!symbol) throw new Error(`${name.text} has no symbol at ${this.place(name)}`)
    const imported = symbol.flags & SymbolFlags.Alias ? this.#declaration(symbol) : undefined
    if (imported) symbol = this.checker.getAliasedSymbol(symbol)
    const declared = this.#declaration(symbol)
    if (!declared) return this.valueOfType(this.typeAt(name))
    const file = declared.getSourceFile().fileName
    if (
      !file.startsWith(ROOT) ||
      file.includes('node_modules') ||
      file.endsWith('.d.ts') ||
      file.startsWith('bundled:')
    ) {
      if (!imported) return (globalThis as Any)[name.text]
      return this.#imported(imported as Any)
    }
    if (/\/tables(\/[\w-]+)?\.ts$/.test(file)) return this.#ofModule(file, symbol.name)
    return this.#declared(name, declared as Any, scope, evaluator)
  }

  #imported(specifier: Any): unknown {
    let at = specifier
    while (at.kind !== SyntaxKind.ImportDeclaration) at = at.parent
    const from = at.moduleSpecifier.text as string
    if (specifier.kind === SyntaxKind.ImportSpecifier)
      return this.#ofModule(from, (specifier.propertyName ?? specifier.name).text)
    return this.#ofModule(from, 'default')
  }

  #ofModule(from: string, name: string): unknown {
    const module = this.#modules.get(from)
    if (!module) throw new NeedsModule(from)
    return module[name]
  }

  async load(from: string): Promise<void> {
    this.#modules.set(from, (await import(/* @vite-ignore */ from)) as Record<string, unknown>)
  }

  #declared(name: Node, declared: Any, scope: Scope, evaluator: Evaluator): unknown {
    const bound = this.#scopeOf(declared, scope)
    if (bound) return bound.values.get(this.key(declared.name ?? declared))
    if (declared.kind === SyntaxKind.FunctionDeclaration) return evaluator.evaluate(declared, scope)
    // The pattern that a variable is part of.
    const path: Any[] = []
    let at = declared
    while (at.kind === SyntaxKind.BindingElement) {
      path.unshift(at)
      at = at.parent.parent
    }
    if (at.kind === SyntaxKind.Parameter) {
      if (!this.isSql(name) && !this.asksCallers) return this.valueOfType(this.typeAt(name))
      throw new NeedsCaller(at.parent, this.place(at))
    }
    if (at.kind !== SyntaxKind.VariableDeclaration)
      throw new Error(`Cannot look up ${(name as Any).text} at ${this.place(name)}`)
    if (at.parent.parent.kind === SyntaxKind.ForOfStatement) {
      const values = evaluator.evaluate(at.parent.parent.expression, scope)
      if (values instanceof Unknown) return this.valueOfType(this.typeAt(name))
      return this.#part(evaluator.pick([...(values as unknown[])]), path)
    }
    if (!at.initializer) return this.valueOfType(this.typeAt(name))
    const value = evaluator.evaluate(at.initializer, scope)
    if (path.length && value instanceof Unknown) return this.valueOfType(this.typeAt(name))
    return this.#part(value, path)
  }

  #part(value: unknown, path: Any[]): unknown {
    let part = value
    for (const element of path) {
      const { elements, kind } = element.parent
      part = this.partOf(part, element, kind === SyntaxKind.ArrayBindingPattern ? elements.indexOf(element) : undefined)
    }
    return part
  }

  /** What an element of a pattern takes of a value. */
  partOf(value: unknown, element: Any, nth?: number): unknown {
    if (value instanceof Unknown || value === null || value === undefined)
      return this.valueOfType(this.typeAt(element.name))
    const of = value as Any
    if (element.dotDotDotToken) {
      if (nth !== undefined) return of.slice(nth)
      const taken = element.parent.elements.map((other: Any) => (other.propertyName ?? other.name).text)
      return Object.fromEntries(Object.entries(of).filter(([key]) => !taken.includes(key)))
    }
    const part = nth === undefined ? of[(element.propertyName ?? element.name).text] : of[nth]
    return part === undefined && isOpen(of) ? this.valueOfType(this.typeAt(element.name)) : part
  }

  /** Calls of a function with a name, each with the arguments. */
  callsOf(declared: Any): Any[] {
    const named = declared.name ?? declared.parent?.name
    if (!named?.text) return []
    const calls: Any[] = []
    for (const file of this.filesWith(new RegExp(`\\b${named.text}\\b`))) {
      walk(file, (node: Any) => {
        if (node.kind !== SyntaxKind.CallExpression) return
        const callee =
          node.expression.kind === SyntaxKind.PropertyAccessExpression ? node.expression.name : node.expression
        if (callee.text !== named.text) return
        let symbol = this.checker.getSymbolAtLocation(callee)
        if (symbol && symbol.flags & SymbolFlags.Alias) symbol = this.checker.getAliasedSymbol(symbol)
        const found = this.#declaration(symbol) as Any
        if (found && this.key(found.name ?? found) === this.key(named)) calls.push(node)
      })
    }
    return calls
  }
}

function remember<Key, Value>(
  known: { has(key: Key): boolean; get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  find: () => Value,
): Value {
  if (!known.has(key)) known.set(key, find())
  return known.get(key) as Value
}

export class NeedsModule extends Error {
  readonly from: string
  constructor(from: string) {
    super(`The module ${from} is not loaded`)
    this.from = from
  }
}

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  node.forEachChild((child) => {
    walk(child, visit)
    return undefined
  })
}
