const { dirname, relative } = require('node:path')
const { listOperations } = require('./operations.cjs')
const { publicUnless } = require('./public-unless.cjs')

const TRUSTED = 'apps/web/src/graphql/trusted.ts'

/**
 * Registers each operation's hash beside its document, and what must be false for its answer to be every visitor's: so both come with the
 * part of the code that asks, and the first chunk does not grow with every operation of the site.
 */
module.exports = {
  plugin(schema, documents, { externalFragments = [], trustedFrom }, { outputFile }) {
    const fragments = externalFragments.map(({ node }) => ({ document: { definitions: [node] } }))
    const operations = listOperations([...documents, ...fragments])
    if (operations.length === 0) return ''
    const calls = operations.map(({ name, hash, text }) => {
      const variables = publicUnless(schema, text)
      const open = variables ? `, [${variables.map((variable) => `'${variable}'`).join(', ')}]` : ''
      return `trust('${name}', '${hash}'${open})`
    })
    return {
      prepend: [`import { trust } from '${trustedFrom ?? pathTo(outputFile)}'`],
      content: `\n${calls.join('\n')}\n`,
    }
  },
}

function pathTo(outputFile) {
  const path = relative(dirname(outputFile), TRUSTED)
  return path.startsWith('.') ? path : `./${path}`
}
