const { listOperations } = require('./operations.cjs')

/** Hashes of all documents, for the build and for tests. The page's code has each next to its document (trust.cjs). */
module.exports = {
  plugin(_schema, documents) {
    const hashes = listOperations(documents).map(({ name, hash }) => `  ${name}: '${hash}',`)
    return `/* Made by \`npm run codegen\`. */
/** SHA-256 of each document by its operation's name. */
export const DOCUMENT_HASHES: Readonly<Record<string, string>> = {
${hashes.join('\n')}
}
`
  },
}
