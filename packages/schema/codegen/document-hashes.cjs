const { operationsOf } = require('./operations.cjs')

/** Hash of each document by the operation's name: what the web sends instead of the text. */
module.exports = {
  plugin(_schema, documents) {
    const lines = operationsOf(documents).map(({ name, hash }) => `  ${name}: '${hash}',`)
    return `/* Made by \`npm run codegen\`. */
export const DOCUMENT_HASHES: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`
  },
}
