import { SyntaxKind, type Expression, type Node, type Statement } from 'typescript/unstable/ast'
import { NeedsModule, type Source } from './source.ts'
import { isOpen, markOpen, NeedsCaller, type Scope, Unknown } from './values.ts'

// oxlint-disable typescript/no-explicit-any, typescript/no-unsafe-assignment -- the values are those of the product's code
type Any = any

const MAX_DEPTH = 80
const NOTHING = Symbol('nothing returned')
class Thrown extends Error {}

/**
 * Computes an expression of the product's source without running the product: what only a request knows stays {@link Unknown},
 * and conditions on it take one side.
 */
export class Evaluation {
  readonly #source: Source
  /** Which side conditions on unknown values take. */
  readonly #takesFirst: boolean
  #depth = 0

  constructor(source: Source, takesFirst: boolean) {
    this.#source = source
    this.#takesFirst = takesFirst
  }

  evaluate(node: Node, scope: Scope): Any {
    if (this.#depth > MAX_DEPTH) throw new Error(`Too deep at ${this.#source.place(node)}`)
    this.#depth += 1
    try {
      return this.#compute(node as Any, scope)
    } catch (error) {
      if (error instanceof NeedsCaller || error instanceof NeedsModule || this.#source.isSql(node)) throw error
      return this.#unknown(node)
    } finally {
      this.#depth -= 1
    }
  }

  #unknown(node: Node): Any {
    return this.#source.valueOfType(this.#source.typeAt(node))
  }

  #compute(node: Any, scope: Scope): Any {
    switch (node.kind as SyntaxKind) {
      case SyntaxKind.ParenthesizedExpression:
      case SyntaxKind.AsExpression:
      case SyntaxKind.SatisfiesExpression:
      case SyntaxKind.NonNullExpression:
      case SyntaxKind.AwaitExpression:
        return this.evaluate(node.expression, scope)
      case SyntaxKind.NumericLiteral:
        return Number(node.text)
      case SyntaxKind.BigIntLiteral:
        return BigInt(node.text.replace(/n$/, ''))
      case SyntaxKind.StringLiteral:
      case SyntaxKind.NoSubstitutionTemplateLiteral:
        return node.text
      case SyntaxKind.RegularExpressionLiteral: {
        const [, pattern = '', flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
        return new RegExp(pattern, flags)
      }
      case SyntaxKind.TrueKeyword:
        return true
      case SyntaxKind.FalseKeyword:
        return false
      case SyntaxKind.NullKeyword:
        return null
      case SyntaxKind.Identifier:
        return this.#identifier(node, scope)
      case SyntaxKind.TemplateExpression:
        return this.#template(node, scope)
      case SyntaxKind.TaggedTemplateExpression:
        return this.#tagged(node, scope)
      case SyntaxKind.ConditionalExpression:
        return this.#isTaken(this.evaluate(node.condition, scope))
          ? this.evaluate(node.whenTrue, scope)
          : this.evaluate(node.whenFalse, scope)
      case SyntaxKind.BinaryExpression:
        return this.#binary(node, scope)
      case SyntaxKind.PrefixUnaryExpression:
        return this.#prefix(node, scope)
      case SyntaxKind.ObjectLiteralExpression:
        return this.#object(node, scope)
      case SyntaxKind.ArrayLiteralExpression:
        return node.elements.flatMap((element: Any) => this.#element(element, scope))
      case SyntaxKind.ArrowFunction:
      case SyntaxKind.FunctionExpression:
      case SyntaxKind.FunctionDeclaration:
        return this.#source.closure((values) => this.#run(node, values, scope))
      case SyntaxKind.PropertyAccessExpression:
        return this.#property(node, scope)
      case SyntaxKind.ElementAccessExpression:
        return this.#atKey(node, scope)
      case SyntaxKind.CallExpression:
        return this.#call(node, scope)
      default:
        throw new Error(`Cannot evaluate ${SyntaxKind[node.kind]} at ${this.#source.place(node)}`)
    }
  }

  #isTaken(condition: unknown): boolean {
    return condition instanceof Unknown ? this.#takesFirst : Boolean(condition)
  }

  #element(element: Any, scope: Scope): Any[] {
    if (element.kind !== SyntaxKind.SpreadElement) return [this.evaluate(element, scope)]
    const values = this.evaluate(element.expression, scope)
    return values instanceof Unknown ? [] : [...values]
  }

  #tagged(node: Any, scope: Scope): Any {
    const tag = this.evaluate(node.tag, scope)
    const { template } = node
    const spans = template.kind === SyntaxKind.NoSubstitutionTemplateLiteral ? [] : template.templateSpans
    const texts: string[] = [template.head?.text ?? template.text, ...spans.map((span: Any) => span.literal.text)]
    const strings = Object.assign(texts, { raw: texts })
    if (typeof tag !== 'function') throw new Error(`No tag at ${this.#source.place(node)}`)
    return tag(strings, ...spans.map((span: Any) => this.#embedded(span.expression, scope)))
  }

  /** A list that only the request knows is embedded as one of one element. */
  #embedded(node: Expression, scope: Scope): Any {
    const value = this.evaluate(node, scope)
    if (value === undefined && !this.#source.isSql(node)) return this.#unknown(node)
    return value instanceof Unknown && value.isList ? [value] : value
  }

  #template(node: Any, scope: Scope): Any {
    const values = node.templateSpans.map((span: Any) => this.evaluate(span.expression, scope))
    if (values.some((value: Any) => value instanceof Unknown && value.sample === undefined)) return this.#unknown(node)
    for (const [nth, value] of values.entries()) if (value instanceof Unknown) values[nth] = value.sample
    return (
      node.head.text + node.templateSpans.map((span: Any, nth: number) => `${values[nth]}${span.literal.text}`).join('')
    )
  }

  #binary(node: Any, scope: Scope): Any {
    const operator = node.operatorToken.kind as SyntaxKind
    if (operator === SyntaxKind.EqualsToken) {
      const assigned = this.evaluate(node.right, scope)
      if (node.left.kind === SyntaxKind.Identifier) this.#source.assign(node.left, assigned, scope)
      return assigned
    }
    const left = this.evaluate(node.left, scope)
    if (operator === SyntaxKind.QuestionQuestionToken) {
      if (left instanceof Unknown && left.mayBeNull && !this.#takesFirst) return this.evaluate(node.right, scope)
      return left ?? this.evaluate(node.right, scope)
    }
    if (operator === SyntaxKind.BarBarToken) {
      if (left instanceof Unknown) return this.#takesFirst ? left : this.evaluate(node.right, scope)
      return left || this.evaluate(node.right, scope)
    }
    if (operator === SyntaxKind.AmpersandAmpersandToken) {
      if (left instanceof Unknown) return this.#takesFirst ? this.evaluate(node.right, scope) : left
      return left && this.evaluate(node.right, scope)
    }
    const right = this.evaluate(node.right, scope)
    if (left instanceof Unknown || right instanceof Unknown) return this.#unknown(node)
    return compute(operator, left, right)
  }

  #prefix(node: Any, scope: Scope): Any {
    const value = this.evaluate(node.operand, scope)
    if (value instanceof Unknown) return node.operator === SyntaxKind.ExclamationToken ? !this.#takesFirst : value
    return node.operator === SyntaxKind.ExclamationToken ? !value : -value
  }

  #object(node: Any, scope: Scope): Any {
    const made: Record<string, unknown> = {}
    for (const property of node.properties) {
      if (property.kind === SyntaxKind.SpreadAssignment) {
        const spread = this.evaluate(property.expression, scope)
        if (spread instanceof Unknown) markOpen(made)
        else Object.assign(made, spread)
        if (isOpen(spread)) markOpen(made)
        continue
      }
      const name = this.#name(property.name, scope)
      if (property.kind === SyntaxKind.ShorthandPropertyAssignment) made[name] = this.#identifier(property.name, scope)
      else if (property.kind === SyntaxKind.PropertyAssignment) made[name] = this.evaluate(property.initializer, scope)
      else made[name] = this.#source.closure((values) => this.#run(property, values, scope))
    }
    return made
  }

  #name(name: Any, scope: Scope): string {
    return name.kind === SyntaxKind.ComputedPropertyName ? String(this.evaluate(name.expression, scope)) : name.text
  }

  #property(node: Any, scope: Scope): Any {
    const on = this.evaluate(node.expression, scope)
    if (on instanceof Unknown) return this.#unknown(node)
    if (on === undefined || on === null) {
      if (node.questionDotToken) return undefined
      return this.#unknown(node)
    }
    const value = on[node.name.text]
    return value === undefined && isOpen(on) ? this.#unknown(node) : value
  }

  #atKey(node: Any, scope: Scope): Any {
    const on = this.evaluate(node.expression, scope)
    const key = this.evaluate(node.argumentExpression, scope)
    if (on instanceof Unknown) return this.#unknown(node)
    if (!(key instanceof Unknown)) return on[key]
    const values = Object.values(on)
    return values.at(this.#takesFirst ? 0 : -1)
  }

  #call(node: Any, scope: Scope): Any {
    const callee = node.expression
    let on: Any
    let called: Any
    if (callee.kind === SyntaxKind.PropertyAccessExpression) {
      on = this.evaluate(callee.expression, scope)
      if (on instanceof Unknown) return this.#ofUnknown(node, scope)
      if ((on === undefined || on === null) && callee.questionDotToken) return undefined
      called = on[callee.name.text]
    } else {
      called = this.evaluate(callee, scope)
    }
    if (typeof called !== 'function') return this.#unknown(node)
    const values = node.arguments.flatMap((argument: Any) => this.#element(argument, scope))
    const isOurs = this.#source.isClosure(called)
    return called.apply(
      on,
      isOurs ? values : values.map((value: Any) => (value instanceof Unknown && value.isList ? [value] : value)),
    )
  }

  /** Each element of a list that only the request knows becomes SQL in the same way: one stands for all. */
  #ofUnknown(node: Any, scope: Scope): Any {
    const name = node.expression.name.text
    if (!/^(map|flatMap)$/.test(name) || !this.#source.isSql(node)) return this.#unknown(node)
    const [mapped] = node.arguments
    return [this.evaluate(mapped, scope)(this.#source.elementOf(node.expression.expression), 0)].flat()
  }

  #identifier(node: Any, scope: Scope): Any {
    if (node.text === 'undefined') return undefined
    return this.#source.lookUp(node, scope, {
      evaluate: (initializer, within) => this.evaluate(initializer, within),
      pick: (values) => values.at(this.#takesFirst ? 0 : -1),
    })
  }

  /** Runs the body of a function of the product. */
  #run(node: Any, values: readonly unknown[], outer: Scope): Any {
    const scope: Scope = { outer, of: node, values: new Map() }
    for (const [nth, parameter] of node.parameters.entries()) {
      const value = parameter.dotDotDotToken ? values.slice(nth) : values[nth]
      const given = value === undefined && parameter.initializer ? this.evaluate(parameter.initializer, scope) : value
      this.#bind(parameter.name, given, scope)
    }
    if (node.body.kind !== SyntaxKind.Block) return this.evaluate(node.body, scope)
    const returned = this.#statements(node.body.statements, scope)
    return returned === NOTHING ? undefined : returned
  }

  #bind(name: Any, value: Any, scope: Scope): void {
    if (name.kind === SyntaxKind.Identifier) {
      scope.values.set(this.#source.key(name), value)
      return
    }
    const isArray = name.kind === SyntaxKind.ArrayBindingPattern
    for (const [nth, element] of name.elements.entries()) {
      if (!element.name) continue
      const part = this.#source.partOf(value, element, isArray ? nth : undefined)
      const given = part === undefined && element.initializer ? this.evaluate(element.initializer, scope) : part
      this.#bind(element.name, given, scope)
    }
  }

  #statements(statements: readonly Statement[], scope: Scope): Any {
    for (const statement of statements) {
      const returned = this.#statement(statement, scope)
      if (returned !== NOTHING) return returned
    }
    return NOTHING
  }

  #statement(node: Any, scope: Scope): Any {
    switch (node.kind as SyntaxKind) {
      case SyntaxKind.VariableStatement:
        for (const { name, initializer } of node.declarationList.declarations) {
          this.#bind(name, initializer ? this.evaluate(initializer, scope) : undefined, scope)
        }
        return NOTHING
      case SyntaxKind.ReturnStatement:
        return node.expression ? this.evaluate(node.expression, scope) : undefined
      case SyntaxKind.ExpressionStatement:
        this.evaluate(node.expression, scope)
        return NOTHING
      case SyntaxKind.Block:
        return this.#statements(node.statements, scope)
      case SyntaxKind.IfStatement:
        return this.#if(node, scope)
      case SyntaxKind.SwitchStatement:
        return this.#switch(node, scope)
      case SyntaxKind.ForOfStatement:
        return this.#forOf(node, scope)
      case SyntaxKind.FunctionDeclaration:
        return NOTHING
      case SyntaxKind.ThrowStatement:
        throw new Thrown(`Throws at ${this.#source.place(node)}`)
      default:
        throw new Error(`Cannot run ${SyntaxKind[node.kind]} at ${this.#source.place(node)}`)
    }
  }

  #if(node: Any, scope: Scope): Any {
    const condition = this.evaluate(node.expression, scope)
    try {
      if (this.#isTaken(condition)) return this.#statement(node.thenStatement, scope)
    } catch (error) {
      // A refusal of what the request asked for.
      if (!(error instanceof Thrown && condition instanceof Unknown)) throw error
      return NOTHING
    }
    return node.elseStatement ? this.#statement(node.elseStatement, scope) : NOTHING
  }

  #switch(node: Any, scope: Scope): Any {
    const value = this.evaluate(node.expression, scope)
    const { clauses } = node.caseBlock
    const isMet = (clause: Any) => !clause.expression || this.evaluate(clause.expression, scope) === value
    const start = value instanceof Unknown ? (this.#takesFirst ? 0 : clauses.length - 1) : clauses.findIndex(isMet)
    for (const clause of start < 0 ? [] : clauses.slice(start)) {
      const returned = this.#statements(clause.statements, scope)
      if (returned !== NOTHING) return returned
    }
    return NOTHING
  }

  #forOf(node: Any, scope: Scope): Any {
    const values = this.evaluate(node.expression, scope)
    if (values instanceof Unknown) return NOTHING
    for (const value of values) {
      this.#bind(node.initializer.declarations[0].name, value, scope)
      const returned = this.#statement(node.statement, scope)
      if (returned !== NOTHING) return returned
    }
    return NOTHING
  }
}

function compute(operator: SyntaxKind, left: Any, right: Any): Any {
  switch (operator) {
    case SyntaxKind.EqualsEqualsEqualsToken:
      return left === right
    case SyntaxKind.ExclamationEqualsEqualsToken:
      return left !== right
    case SyntaxKind.PlusToken:
      return left + right
    case SyntaxKind.MinusToken:
      return left - right
    case SyntaxKind.AsteriskToken:
      return left * right
    case SyntaxKind.AsteriskAsteriskToken:
      return left ** right
    case SyntaxKind.SlashToken:
      return left / right
    case SyntaxKind.LessThanToken:
      return left < right
    case SyntaxKind.GreaterThanToken:
      return left > right
    case SyntaxKind.InKeyword:
      return left in right
    default:
      throw new Error(`Cannot compute ${SyntaxKind[operator]}`)
  }
}
