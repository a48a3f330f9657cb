const { operationsOf } = require('./operations.cjs')

/** The documents that the web is built with, by hash: in production the gateway runs these and no others. */
module.exports = {
  plugin(_schema, documents) {
    const operations = operationsOf(documents).map(({ hash, name, type, text }) => [hash, { name, type, text }])
    return JSON.stringify(Object.fromEntries(operations), null, 2) + '\n'
  },
}
