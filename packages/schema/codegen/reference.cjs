const {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  print,
} = require('graphql')

/** The schema as a page for those who ask it: what can be read and done, by whom, and every type that occurs. */
module.exports = {
  plugin(schema) {
    const types = Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !isRoot(schema, type))
      .toSorted(byName)
    const of = (is) => types.filter(is)
    const page = [
      '# The schema',
      'Made by `npm run codegen` from `packages/schema/src/`. Everything is asked at `/graphql`; how, is said in',
      '[architecture.md](architecture.md), and limits and caching in [operating.md](operating.md#limits).',
      '**Access** says who may ask: `PUBLIC` anyone, `SESSION` any signed-in account, `MEMBER` real accounts, `AGENT` agents. What is',
      'closed answers with a `Problem` where the result can hold one, else with null and an error. **Module** must be switched on by',
      'the brand. `per visitor` answers differ even without a session and are never kept by a cache.',
      '',
      '## Queries',
      ...roots(schema.getQueryType()),
      '## Mutations',
      ...roots(schema.getMutationType()),
      '## Subscriptions',
      ...roots(schema.getSubscriptionType()),
      '## Objects',
      ...of((type) => isObjectType(type) || isInterfaceType(type)).flatMap(object),
      '## Inputs',
      ...of(isInputObjectType).flatMap(input),
      '## Unions',
      '| Union | Is one of | |',
      '|---|---|---|',
      ...of(isUnionType).map(
        (type) => `| ${anchored(type.name)} | ${type.getTypes().map(link).join(', ')} | ${words(type)} |`,
      ),
      '',
      '## Enums',
      ...of(isEnumType).flatMap(enumeration),
      '## Scalars',
      '| Scalar | |',
      '|---|---|',
      ...of(isScalarType).map((type) => `| ${anchored(type.name)} | ${words(type)} |`),
      '',
      '## Directives',
      '| Directive | |',
      '|---|---|',
      ...schema
        .getDirectives()
        .filter((directive) => !isSpecifiedDirective(directive))
        .toSorted(byName)
        .map((directive) => `| \`@${directive.name}${signature(directive.args)}\` | ${words(directive)} |`),
    ]
    return `${page.join('\n')}\n`
  },
}

const byName = (a, b) => (a.name < b.name ? -1 : 1)
const isRoot = (schema, type) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type)
const words = ({ description }) => cell(description ?? '')
const cell = (text) => text.replaceAll(/\s+/g, ' ').trim().replaceAll('|', '\\|')
const anchored = (name) => `<a id="${name.toLowerCase()}"></a>\`${name}\``

/** A type's name as a link to where it is described. */
function link(type) {
  const name = String(type)
  const bare = name.replaceAll(/[![\]]/g, '')
  return /^(?:Boolean|Int|String|ID|Float)$/.test(bare) ? `\`${name}\`` : `[\`${name}\`](#${bare.toLowerCase()})`
}

function signature(args) {
  if (args.length === 0) return ''
  return `(${args.map(({ name, type, astNode }) => `${name}: ${type}${defaultOf(astNode)}`).join(', ')})`
}

function defaultOf(node) {
  return node?.defaultValue ? ` = ${print(node.defaultValue)}` : ''
}

function directiveOf(field, name) {
  const found = field.astNode?.directives?.find((one) => one.name.value === name)
  return found ? (found.arguments?.[0]?.value.value ?? 'yes') : ''
}

function roots(type) {
  const rows = Object.values(type.getFields())
    .toSorted(byName)
    .map((field) => {
      const access = `${directiveOf(field, 'access')}${directiveOf(field, 'perVisitor') ? ', per visitor' : ''}`
      const asked = `\`${field.name}${signature(field.args)}\``
      return `| ${asked} | ${link(field.type)} | ${access} | ${directiveOf(field, 'module')} | ${described(field)} |`
    })
  return ['| Field | Answer | Access | Module | |', '|---|---|---|---|---|', ...rows, '']
}

function object(type) {
  const interfaces = type.getInterfaces().map(link)
  const is = isInterfaceType(type) ? ' (interface)' : ''
  const implementing = interfaces.length > 0 ? ` Implements ${interfaces.join(', ')}.` : ''
  const rows = Object.values(type.getFields()).map((field) => {
    const personal = directiveOf(field, 'perVisitor') ? ' Per visitor.' : ''
    return `| \`${field.name}${signature(field.args)}\` | ${link(field.type)} | ${described(field)}${personal} |`
  })
  return [
    `### ${type.name}${is}`,
    `${anchor(type)}${words(type)}${implementing}`,
    '',
    '| Field | Type | |',
    '|---|---|---|',
    ...rows,
    '',
  ]
}

/** What a field is, followed by what its arguments are. */
function described(field) {
  const args = field.args.filter(({ description }) => description)
  const listed = args.map((argument) => `\`${argument.name}\`: ${words(argument)}`)
  return [words(field), ...listed].join('<br>')
}

function input(type) {
  const rows = Object.values(type.getFields()).map(
    (field) => `| \`${field.name}\` | ${link(field.type)}${cell(defaultOf(field.astNode))} | ${words(field)} |`,
  )
  return [`### ${type.name}`, `${anchor(type)}${words(type)}`, '', '| Field | Type | |', '|---|---|---|', ...rows, '']
}

function enumeration(type) {
  const rows = type.getValues().map((value) => `| \`${value.name}\` | ${words(value)} |`)
  return [`### ${type.name}`, `${anchor(type)}${words(type)}`, '', '| Value | |', '|---|---|', ...rows, '']
}

/** Headings of a name and `(interface)` have another anchor than links expect. */
const anchor = (type) => (isInterfaceType(type) ? `<a id="${type.name.toLowerCase()}"></a>` : '')
