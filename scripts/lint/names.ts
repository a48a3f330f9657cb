import type { RuleTester } from 'oxlint/plugins-dev'

// oxlint exports no types of its syntax tree.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visited<Kind extends keyof ReturnType<Rule['create']>> = Parameters<
  NonNullable<ReturnType<Rule['create']>[Kind]>
>[0]
type PropertyName = Visited<'PropertyDefinition'>['key']
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

/** Variables, parameters and properties are nouns. Quoted names are those of other systems. */
export const nouns: Rule = {
  meta: { messages: { noun: 'Name what the variable or property holds.' } },
  create(context) {
    const check = (name: Pattern | PropertyName) => {
      if (name.type === 'Identifier' && EMPTY_WORDS.has(name.name)) context.report({ node: name, messageId: 'noun' })
    }
    const checkKey = ({ key, computed }: { key: PropertyName; computed: boolean }) => {
      if (!computed) check(key)
    }
    return {
      Property: (property) => {
        // A pattern takes the name from the object's type.
        if (property.parent.type === 'ObjectExpression') checkKey(property)
      },
      PropertyDefinition: (property) => checkKey(property),
      MethodDefinition: (method) => checkKey(method),
      TSPropertySignature: (property) => checkKey(property),
      TSMethodSignature: (method) => checkKey(method),
      VariableDeclarator: ({ id }) => check(id),
      FunctionDeclaration: ({ params }) => params.forEach(check),
      FunctionExpression: ({ params }) => params.forEach(check),
      ArrowFunctionExpression: ({ params }) => params.forEach(check),
    }
  },
}

const plugin = { meta: { name: 'names' }, rules: { verbs, nouns } }
export default plugin
