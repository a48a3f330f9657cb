const { isAbstractType } = require('graphql')

/** Which types each union and interface can be; Apollo Client's cache needs it for fragments on them. */
module.exports = {
  plugin(schema) {
    const lines = Object.values(schema.getTypeMap())
      .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((type) => {
        const names = schema.getPossibleTypes(type).map((possible) => `'${possible.name}'`)
        return `  ${type.name}: [${names.toSorted().join(', ')}],`
      })
    return `/* Made by \`npm run codegen\`. */
export const POSSIBLE_TYPES = {
${lines.join('\n')}
}
`
  },
}
