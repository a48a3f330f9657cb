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

type Child = Visited<'JSXElement'>['children'][number]
type Part = Child | Visited<'ConditionalExpression'>['consequent'] | Visited<'JSXExpressionContainer'>['expression']

/** The rendering of a part of an element's children: text, something else, or either by a condition. */
interface Rendered {
  node: Part
  isText: boolean
  isConditional: boolean
}

/** Names of functions that return text: `t`, `money`, `formatWhole`, `errorText`. */
const TEXT_FUNCTION = /^(?:t|money|points|worth|format\w*|\w*[tT]exts?)$/
const LISTS = new Set(['map', 'flatMap', 'from'])

const isBlank = (child: Child): boolean =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

function renderedBy(node: Part, isConditional = false): Rendered[] {
  const one = (isText: boolean, conditional = isConditional) => [{ node, isText, isConditional: conditional }]
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
    case 'MemberExpression':
      return one(true)
    case 'Literal':
      // React makes no node of an empty string.
      return node.value === null || node.value === '' || typeof node.value === 'boolean' ? [] : one(true)
    case 'JSXExpressionContainer':
      return renderedBy(node.expression, isConditional)
    case 'JSXFragment':
      return node.children.filter((child) => !isBlank(child)).flatMap((child) => renderedBy(child, isConditional))
    case 'ConditionalExpression':
      return oneOf(node, [renderedBy(node.consequent, true), renderedBy(node.alternate, true)], isConditional)
    case 'LogicalExpression':
      if (node.operator === '&&') return renderedBy(node.right, true)
      return oneOf(node, [renderedBy(node.left, true), renderedBy(node.right, true)], isConditional)
    case 'ChainExpression':
      return renderedBy(node.expression, isConditional)
    case 'CallExpression': {
      const { callee } = node
      if (callee.type === 'Identifier') return one(TEXT_FUNCTION.test(callee.name))
      if (callee.type !== 'MemberExpression') return one(false)
      const { object, property } = callee
      if (property.type === 'Identifier' && LISTS.has(property.name)) return one(false, true)
      return one(object.type === 'Identifier' && TEXT_FUNCTION.test(object.name))
    }
    case 'JSXElement':
      return one(false, isConditional || node.openingElement.attributes.some(isChangingIcon))
    default:
      return node.type === 'Identifier' && node.name === 'undefined' ? [] : one(false)
  }
}

/** An icon that may be replaced by another, unlike a constant such as `Check`. */
function isChangingIcon(attribute: Visited<'JSXOpeningElement'>['attributes'][number]): boolean {
  if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'icon') return false
  const { value } = attribute
  if (value?.type !== 'JSXExpressionContainer') return false
  return value.expression.type !== 'Identifier' || !/^[A-Z]/.test(value.expression.name)
}

/** A choice between two texts renders one node, whose text changes. */
function oneOf(node: Part, branches: Rendered[][], isConditional: boolean): Rendered[] {
  const isText = branches.every(([first, ...more]) => first?.isText && more.length === 0)
  return isText ? [{ node, isText, isConditional }] : branches.flat()
}

const holdsFragment = (node: Part): boolean => {
  switch (node.type) {
    case 'JSXFragment':
      return true
    case 'JSXExpressionContainer':
      return holdsFragment(node.expression)
    case 'ConditionalExpression':
      return holdsFragment(node.consequent) || holdsFragment(node.alternate)
    case 'LogicalExpression':
      return holdsFragment(node.right)
    default:
      return false
  }
}

/** A browser that translates the page moves texts into elements of its own, and React then fails to remove them or to insert before them. */
export const textAlone: Rule = {
  meta: {
    messages: {
      alone: 'Text that comes and goes, or stands after something that does, needs an element of its own.',
    },
  },
  create(context) {
    const check = ({ children }: { children: readonly Child[] }, isReturned = false) => {
      const parts = children.filter((child) => !isBlank(child))
      const groups = parts.map((part) => renderedBy(part))
      groups.forEach((group, index) => {
        const hasSiblings = groups.length > 1 || parts.some(holdsFragment)
        const followsConditional = groups[index - 1]?.some(({ isConditional }) => isConditional) === true
        for (const { node, isText, isConditional } of group) {
          if (isText && (isReturned || (isConditional ? hasSiblings : followsConditional)))
            context.report({ node: node as Child, messageId: 'alone' })
        }
      })
    }
    return {
      JSXElement: (node) => check(node),
      JSXFragment(node) {
        let { parent }: { parent: Visited<'JSXFragment'>['parent'] } = node
        const isBranch = parent.type === 'ConditionalExpression' || parent.type === 'LogicalExpression'
        while (parent.type === 'ConditionalExpression' || parent.type === 'LogicalExpression') parent = parent.parent
        const { type } = parent.type === 'JSXExpressionContainer' ? parent.parent : parent
        // Fragments between tags belong to the element around them.
        if (type === 'JSXElement' || type === 'JSXFragment') return
        // A component that returns texts comes and goes with them.
        check(node, isBranch || type === 'ReturnStatement' || type === 'ArrowFunctionExpression')
      },
    }
  },
}

/** Clocks of libraries, with what is asked of them for the time. */
const CLOCKS: Readonly<Record<string, RegExp>> = { Date: /^now$/, Temporal: /^Now$/, moment: /^now$/ }
/** Functions that take no argument for the time that it is. */
const NOW = /^(?:dayjs|moment)$/
/** Functions of a library of dates for the day or time that it is. */
const TODAY = /^(?:now|today|isToday|startOfToday|endOfToday)$/

/** A device's clock may be wrong; only `server-time.ts` reads it, until a response has said the time. */
export const platformTime: Rule = {
  meta: {
    messages: {
      clock:
        'The device’s clock may be wrong. Ask serverNow() of server-time.ts for the time, performance.now() for a duration.',
    },
  },
  create(context) {
    const report = (node: NonNullable<Parameters<typeof context.report>[0]['node']>) =>
      context.report({ node, messageId: 'clock' })
    return {
      MemberExpression(node) {
        const { object, property } = node
        const requested =
          property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : ''
        if (object.type === 'Identifier' && CLOCKS[object.name]?.test(String(requested))) report(node)
      },
      VariableDeclarator({ id, init }) {
        const clock = init?.type === 'Identifier' && Object.hasOwn(CLOCKS, init.name)
        if (clock && id.type === 'ObjectPattern') report(id)
      },
      NewExpression(node) {
        const { callee, arguments: given } = node
        if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) report(node)
      },
      CallExpression(node) {
        const { callee, arguments: given } = node
        if (callee.type !== 'Identifier') return
        if (callee.name === 'Date' || (NOW.test(callee.name) && given.length === 0)) report(node)
      },
      ImportSpecifier(node) {
        const { imported, parent } = node
        if (parent.type !== 'ImportDeclaration' || imported.type !== 'Identifier') return
        if (/date|luxon/.test(parent.source.value) && !parent.source.value.startsWith('.') && TODAY.test(imported.name))
          report(node)
      },
    }
  },
}

/** `performance.now() - began` and `Date.now() - at`. */
function isDuration(node: Visited<'CallExpression'>['arguments'][number] | undefined): boolean {
  if (node?.type !== 'BinaryExpression' || node.operator !== '-' || node.left.type !== 'CallExpression') return false
  const { callee } = node.left
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'now'
}

/** A test that has to be quick fails on a slow machine. */
export const measuredTime: Rule = {
  meta: {
    messages: {
      duration:
        'A slow machine takes longer. Hold what must come later, let a faked timer pass, or let what hangs meet the time limit of the test.',
      second: 'It gives up after a second. Use expect.poll.',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const { object, property } = callee
        if (object.type === 'Identifier' && object.name === 'vi') {
          if (/^wait(?:For|Until)$/.test(property.name) && given.length < 2)
            context.report({ node, messageId: 'second' })
        } else if (object.type === 'CallExpression' && property.name.startsWith('toBeLessThan')) {
          if (isDuration(object.arguments[0])) context.report({ node, messageId: 'duration' })
        }
      },
    }
  },
}

const plugin = {
  meta: { name: 'source' },
  rules: {
    'measured-time': measuredTime,
    'platform-time': platformTime,
    'text-alone': textAlone,
    'texts-in-packs': textsInPacks,
    'ts-paths': tsPaths,
  },
}
export default plugin
