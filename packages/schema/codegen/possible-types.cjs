const { isAbstractType, Kind, visit } = require('graphql')

/** Members of the unions and interfaces that fragments of our documents name; Apollo matches other fragments by their type. */
module.exports = {
  plugin(schema, documents) {
    const named = new Set()
    const note = ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value))
    for (const { document } of documents)
      visit(document, { [Kind.INLINE_FRAGMENT]: note, [Kind.FRAGMENT_DEFINITION]: note })
    const lines = [...named]
      .toSorted()
      .map((name) => schema.getType(name))
      .filter(isAbstractType)
      .map(
        (type) =>
          `  ${type.name}: [${schema
            .getPossibleTypes(type)
            .map(({ name }) => `'${name}'`)
            .toSorted()
            .join(', ')}],`,
      )
    return `/* Made by \`npm run codegen\`. */
export const POSSIBLE_TYPES: Record<string, string[]> = {
${lines.join('\n')}
}
`
  },
}
