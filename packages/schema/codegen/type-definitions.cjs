const { printSchemaWithDirectives } = require('@graphql-tools/utils')

/** The whole schema as a string for those who run it. */
module.exports = {
  plugin(schema) {
    return `/* Made by \`npm run codegen\`. */
export const TYPE_DEFINITIONS = /* GraphQL */ \`${printSchemaWithDirectives(schema).replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\`
`
  },
}
