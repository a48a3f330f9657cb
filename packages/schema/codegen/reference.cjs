const {
  buildSchema,
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

/** The page of a release: root fields with their access, and every type. What holds for all of them is in docs/schema.md. */
module.exports = {
  describeSchema(source) {
    const schema = buildSchema(source)
    const types = Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !isRoot(schema, type))
      .toSorted(byName)
    const of = (is) => types.filter(is)
    const page = [
      '# The schema',
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
const words = ({ description, deprecationReason }) =>
  cell((description ?? '') + (deprecationReason ? ` **Deprecated.** ${deprecationReason}` : ''))
const cell = (text) => text.replaceAll(/\s+/g, ' ').trim().replaceAll('|', '\\|')
const anchored = (name) => `<a id="${name.toLowerCase()}"></a>\`${name}\``

/** A type's name as a link to its description. */
function link(type) {
  const name = String(type)
  const bare = name.replaceAll(/[![\]]/g, '')
  return /^(?:Boolean|Int|String|ID|Float)$/.test(bare) ? `\`${name}\`` : `[\`${name}\`](#${bare.toLowerCase()})`
}

function signature(args) {
  if (args.length === 0) return ''
  return `(${args.map(({ name, type, astNode }) => `${name}: ${type}${getDefault(astNode)}`).join(', ')})`
}

function getDefault(node) {
  return node?.defaultValue ? ` = ${print(node.defaultValue)}` : ''
}

function findDirective(field, name) {
  const found = field.astNode?.directives?.find((one) => one.name.value === name)
  return found ? (found.arguments?.[0]?.value.value ?? 'yes') : ''
}

/** The codes of `@refuses`. */
function getRefusals(field) {
  const found = field.astNode?.directives?.find((one) => one.name.value === 'refuses')
  const codes = found?.arguments?.[0]?.value.values.map(({ value }) => `\`${value}\``)
  return codes ? `<br>Refuses with ${codes.join(', ')}.` : ''
}

function roots(type) {
  const rows = Object.values(type.getFields())
    .toSorted(byName)
    .map((field) => {
      const access = `${findDirective(field, 'access')}${findDirective(field, 'perVisitor') ? ', per visitor' : ''}`
      const name = `\`${field.name}${signature(field.args)}\``
      const refusals = getRefusals(field)
      return `| ${name} | ${link(field.type)} | ${access} | ${findDirective(field, 'module')} | ${described(field)}${refusals} |`
    })
  return ['| Field | Answer | Access | Module | |', '|---|---|---|---|---|', ...rows, '']
}

function object(type) {
  const interfaces = type.getInterfaces().map(link)
  const is = isInterfaceType(type) ? ' (interface)' : ''
  const implementing = interfaces.length > 0 ? ` Implements ${interfaces.join(', ')}.` : ''
  const rows = Object.values(type.getFields()).map((field) => {
    const personal = findDirective(field, 'perVisitor') ? ' Per visitor.' : ''
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

/** Description of a field and of its arguments. */
function described(field) {
  const args = field.args.filter(({ description }) => description)
  const listed = args.map((argument) => `\`${argument.name}\`: ${words(argument)}`)
  return [words(field), ...listed].join('<br>')
}

function input(type) {
  const rows = Object.values(type.getFields()).map(
    (field) => `| \`${field.name}\` | ${link(field.type)}${cell(getDefault(field.astNode))} | ${words(field)} |`,
  )
  return [`### ${type.name}`, `${anchor(type)}${words(type)}`, '', '| Field | Type | |', '|---|---|---|', ...rows, '']
}

function enumeration(type) {
  const rows = type.getValues().map((value) => `| \`${value.name}\` | ${words(value)} |`)
  return [`### ${type.name}`, `${anchor(type)}${words(type)}`, '', '| Value | |', '|---|---|', ...rows, '']
}

/** The heading of an interface ends in `(interface)`, so its own anchor differs from what links expect. */
const anchor = (type) => (isInterfaceType(type) ? `<a id="${type.name.toLowerCase()}"></a>` : '')
