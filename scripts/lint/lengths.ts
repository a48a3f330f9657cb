import type { RuleTester } from 'oxlint/plugins-dev'

// oxlint exports no types of its syntax tree.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visited<Kind extends keyof ReturnType<Rule['create']>> = Parameters<
  NonNullable<ReturnType<Rule['create']>[Kind]>
>[0]
type CallExpression = Visited<'CallExpression'>
type Node = CallExpression | CallExpression['arguments'][number] | Visited<'MemberExpression'>['property']

const TYPED = [
  'account',
  'address',
  'answer',
  'contact',
  'content',
  'dispute',
  'email',
  'name',
  'nickname',
  'note',
  'number',
  'num',
  'password',
  'reason',
  'remark',
  'search',
  'secret',
  'text',
  'title',
  'username',
]

/** By the last word: `paymentPassword`, `REMARK_MAX`. */
const namesText = (name: string): boolean =>
  TYPED.includes(
    name
      .replace(/(?:_LENGTH)?_MAX$/, '')
      .split(/_|(?<=[a-z])(?=[A-Z])/)
      .at(-1)
      ?.toLowerCase() ?? '',
  )

const isNumber = (node: Node | null | undefined): boolean => node?.type === 'Literal' && typeof node.value === 'number'

/** The methods of a chain such as `z.string().trim().max(60)`, from its start. */
function getChain(node: Node | null | undefined): CallExpression[] {
  if (node?.type !== 'CallExpression') return []
  return node.callee.type === 'MemberExpression' ? [...getChain(node.callee.object), node] : [node]
}
function getName({ callee }: CallExpression): string {
  const named = callee.type === 'MemberExpression' ? callee.property : callee
  return named.type === 'Identifier' ? named.name : ''
}

/** The name in `text.length` and `[...text].length`. */
function getText(node: Node): string {
  const spread = node.type === 'ArrayExpression' ? node.elements[0] : undefined
  const text = spread?.type === 'SpreadElement' ? spread.argument : node
  return text.type === 'Identifier' ? text.name : ''
}

/** Knows texts that people type by their names, because the linter sees no types. */
export const sharedLength: Rule = {
  meta: {
    messages: {
      length: 'The length of a typed text is in packages/shared/src/limits.ts, for the page and the platform alike.',
    },
  },
  create(context) {
    const report = (node: Node) => context.report({ node, messageId: 'length' })
    const numbers = new Set<string>()
    const checkSchema = (name: string, value: Node | null) => {
      const chain = getChain(value)
      if (!namesText(name) || !chain[0] || getName(chain[0]) !== 'string') return
      for (const call of chain) if (getName(call) === 'max' && isNumber(call.arguments[0])) report(call)
    }
    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier') return
        if (isNumber(init)) {
          numbers.add(id.name)
          if (id.name.endsWith('_MAX') && namesText(id.name)) report(id as Node)
        }
        checkSchema(id.name, init)
      },
      Property({ key, value }) {
        if (key.type === 'Identifier') checkSchema(key.name, value as Node)
      },
      CallExpression(node) {
        if (['shownText', 'shownLine'].includes(getName(node)) && isNumber(node.arguments[0])) report(node)
      },
      BinaryExpression({ left, operator, right }) {
        if (!['>', '>=', '<', '<='].includes(operator) || left.type !== 'MemberExpression') return
        if (left.property.type !== 'Identifier' || left.property.name !== 'length') return
        const text = getText(left.object)
        if (namesText(text) && isNumber(right) && Number((right as { value: unknown }).value) > 1) report(left)
      },
      JSXAttribute({ name, value }) {
        if (name.name !== 'maxLength' || value?.type !== 'JSXExpressionContainer') return
        const { expression } = value
        if (expression.type === 'JSXEmptyExpression') return
        if (isNumber(expression) || (expression.type === 'Identifier' && numbers.has(expression.name)))
          report(expression)
      },
    }
  },
}

const plugin = { meta: { name: 'lengths' }, rules: { shared: sharedLength } }
export default plugin
