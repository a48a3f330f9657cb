const { findItemFields } = require('../src/item-fields.ts')

/** For the cache of the page: the fields of which only a null without an error says that there is no such item. */
module.exports = {
  plugin(schema) {
    const lines = Object.entries(findItemFields(schema))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([type, fields]) =>
          `  ${type}: [${fields
            .toSorted()
            .map((field) => `'${field}'`)
            .join(', ')}],`,
      )
    return `/* Made by \`npm run codegen\`. */
export const ITEM_FIELDS: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
}
`
  },
}
