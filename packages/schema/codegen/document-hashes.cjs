const { operationsOf } = require('./operations.cjs')
const { publicUnless } = require('./public-unless.cjs')

/** What the web sends instead of a document's text, and which documents it may ask by an address that others can keep. */
module.exports = {
  plugin(schema, documents) {
    const operations = operationsOf(documents)
    const hashes = operations.map(({ name, hash }) => `  ${name}: '${hash}',`)
    const publics = operations.flatMap(({ name, text }) => {
      const variables = publicUnless(schema, text)?.map((variable) => `'${variable}'`)
      return variables ? [`  ${name}: [${variables.join(', ')}],`] : []
    })
    return `/* Made by \`npm run codegen\`. */
/** SHA-256 of each document by its operation's name. */
export const DOCUMENT_HASHES: Readonly<Record<string, string>> = {
${hashes.join('\n')}
}

/** Queries that answer every visitor of one language alike, with the variables that must be false for it. */
export const PUBLIC_UNLESS: Readonly<Record<string, readonly string[]>> = {
${publics.join('\n')}
}
`
  },
}
