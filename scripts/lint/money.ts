import type { RuleTester } from 'oxlint/plugins-dev'

// oxlint exports no types of its syntax tree.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visited<Kind extends keyof ReturnType<Rule['create']>> = Parameters<
  NonNullable<ReturnType<Rule['create']>[Kind]>
>[0]
type CallExpression = Visited<'CallExpression'>
type Node =
  | CallExpression
  | CallExpression['arguments'][number]
  | Visited<'BinaryExpression'>['left']
  | Visited<'MemberExpression'>['property']
  | Visited<'AssignmentExpression'>['left']

const AMOUNTS = [
  'amount',
  'balance',
  'stake',
  'fee',
  'price',
  'payout',
  'turnover',
  'winnings',
  'jackpot',
  'profit',
  'loss',
]
const ASSERTIONS = ['is', 'has', 'same']

/** By the last word: `feeFixed` apart, what follows an amount's name makes it something else, such as a count. */
function namesAmount(name: string): boolean {
  const words = name.replace(/Fixed$/, '').split(/(?=[A-Z])/)
  const last = (words.at(-1) ?? '').toLowerCase()
  return !ASSERTIONS.includes(words[0] ?? '') && (AMOUNTS.includes(last) || AMOUNTS.includes(last.replace(/s$/, '')))
}

/** The name of what an expression reads, without what does not change it. */
function getName(node: Node | undefined): string | undefined {
  switch (node?.type) {
    case 'Identifier':
      return node.name
    case 'MemberExpression':
      return node.property.type === 'Literal' ? String(node.property.value) : getName(node.property)
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return getName(node.expression)
    case 'LogicalExpression':
      return getName(node.left)
    default:
      return undefined
  }
}

const isAmount = (node: Node | undefined): boolean => {
  const name = getName(node)
  if (name !== undefined) return namesAmount(name)
  return node?.type === 'CallExpression' && ['parseAmount', 'formatAmount'].includes(getName(node.callee) ?? '')
}
const isFloat = (node: Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'number') ||
  (node.type === 'UnaryExpression' && node.operator === '-' && isFloat(node.argument))

const CONVERSIONS = ['Number', 'parseFloat', 'parseInt', 'Number.parseFloat', 'Number.parseInt']
const getCallee = ({ callee }: CallExpression): string =>
  callee.type === 'MemberExpression' ? `${getName(callee.object)}.${getName(callee.property)}` : (getName(callee) ?? '')

/** Knows amounts by their names, because the linter sees no types. */
export const noFloat: Rule = {
  meta: {
    messages: { float: 'Money is never a floating-point number: compute with parseAmount, or draw with forChart.' },
  },
  create(context) {
    const report = (node: Node) => context.report({ node, messageId: 'float' })
    return {
      CallExpression(node) {
        if (CONVERSIONS.includes(getCallee(node)) && isAmount(node.arguments[0])) report(node)
      },
      UnaryExpression(node) {
        if (node.operator === '+' && isAmount(node.argument)) report(node)
      },
      BinaryExpression(node) {
        if (!['*', '/', '%', '**'].includes(node.operator)) return
        if ((isAmount(node.left) && isFloat(node.right)) || (isFloat(node.left) && isAmount(node.right))) report(node)
      },
      AssignmentExpression(node) {
        if (['*=', '/=', '%='].includes(node.operator) && isAmount(node.left) && isFloat(node.right)) report(node)
      },
    }
  },
}

const plugin = { meta: { name: 'money' }, rules: { 'no-float': noFloat } }
export default plugin
