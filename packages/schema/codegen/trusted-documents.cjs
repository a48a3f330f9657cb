const { listOperations } = require('./operations.cjs')
const { publicUnless } = require('./public-unless.cjs')

/** The documents that the web is built with, by hash: in production the gateway runs these and no others. */
module.exports = {
  plugin(schema, documents) {
    const operations = listOperations(documents).map(({ hash, name, type, text }) => {
      return [hash, { name, type, publicUnless: publicUnless(schema, text), text }]
    })
    return JSON.stringify(Object.fromEntries(operations), null, 2) + '\n'
  },
}
