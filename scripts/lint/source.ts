import type { RuleTester } from 'oxlint/plugins-dev'

// oxlint exports no types of its syntax tree.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visited<Kind extends keyof ReturnType<Rule['create']>> = Parameters<
  NonNullable<ReturnType<Rule['create']>[Kind]>
>[0]
type Value = Visited<'JSXAttribute'>['value'] | Visited<'ConditionalExpression'>['consequent']

/** Attributes and properties of components that readers see or hear: `title`, `aria-label`, `closeLabel`. */
const READ =
  /(?:^|-)(?:label|title|placeholder|alt|description|roledescription|valuetext|hint)$|[a-z](?:Label|Title|Text)$/
/** A word, unlike a sign or an amount. */
const WORD = /\p{L}{2}/u

/** The text of an attribute, whichever branch of a condition says it. */
function saysWord(value: Value): boolean {
  switch (value?.type) {
    case 'Literal':
      return typeof value.value === 'string' && WORD.test(value.value)
    case 'TemplateLiteral':
      return value.quasis.some((part) => WORD.test(part.value.cooked ?? ''))
    case 'JSXExpressionContainer':
      return value.expression.type !== 'JSXEmptyExpression' && saysWord(value.expression)
    case 'ConditionalExpression':
      return saysWord(value.consequent) || saysWord(value.alternate)
    case 'LogicalExpression':
      return saysWord(value.right)
    default:
      return false
  }
}

/** react/jsx-no-literals finds words between tags; this, words in attributes. */
export const textsInPacks: Rule = {
  meta: { messages: { word: 'Texts are in the language packs.' } },
  create(context) {
    return {
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
        if (READ.test(name) && saysWord(node.value)) context.report({ node, messageId: 'word' })
      },
    }
  },
}

/** Node runs the source files, so a path names the file that is there. */
export const tsPaths: Rule = {
  meta: { messages: { path: 'Import the .ts file: Node does not look for it behind the name of a .js file.' } },
  create(context) {
    const check = (source: Visited<'ImportDeclaration'>['source'] | null) => {
      if (source && /^(?:\.|@playhouse\/).*\.jsx?$/.test(source.value))
        context.report({ node: source, messageId: 'path' })
    }
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression({ source }) {
        if (source.type === 'Literal' && typeof source.value === 'string')
          check(source as Visited<'ImportDeclaration'>['source'])
      },
    }
  },
}

const plugin = { meta: { name: 'source' }, rules: { 'texts-in-packs': textsInPacks, 'ts-paths': tsPaths } }
export default plugin
