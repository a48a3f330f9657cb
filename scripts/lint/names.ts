import type { RuleTester } from 'oxlint/plugins-dev'

// oxlint exports no types of its syntax tree.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visited<Kind extends keyof ReturnType<Rule['create']>> = Parameters<
  NonNullable<ReturnType<Rule['create']>[Kind]>
>[0]
type Pattern = Visited<'VariableDeclarator'>['id'] | Visited<'FunctionDeclaration'>['params'][number]

/** Words that say nothing about what they hold. */
const EMPTY_WORDS = new Set(['came', 'kept', 'asked', 'its', 'least', 'most'])

/** Functions are verbs: `getBalance`, not `balanceOf`. */
export const verbs: Rule = {
  meta: { messages: { verb: 'Name the function by a verb: get, find (may be undefined), read (asks a store), to.' } },
  create(context) {
    const check = (name: Pattern | null) => {
      if (name?.type === 'Identifier' && /^(?!is[A-Z]|has[A-Z]|oneOf$)[a-z]\w*Of$/.test(name.name))
        context.report({ node: name, messageId: 'verb' })
    }
    return {
      FunctionDeclaration: ({ id }) => check(id),
      VariableDeclarator({ id, init }) {
        if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression') check(id)
      },
    }
  },
}

/** Variables and parameters are nouns. */
export const nouns: Rule = {
  meta: { messages: { noun: 'Name what the variable holds.' } },
  create(context) {
    const check = (name: Pattern) => {
      if (name.type === 'Identifier' && EMPTY_WORDS.has(name.name)) context.report({ node: name, messageId: 'noun' })
    }
    return {
      VariableDeclarator: ({ id }) => check(id),
      FunctionDeclaration: ({ params }) => params.forEach(check),
      FunctionExpression: ({ params }) => params.forEach(check),
      ArrowFunctionExpression: ({ params }) => params.forEach(check),
    }
  },
}

const plugin = { meta: { name: 'names' }, rules: { verbs, nouns } }
export default plugin
