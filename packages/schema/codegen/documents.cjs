const { globSync, readFileSync } = require('node:fs')
const { join, relative } = require('node:path')
const { getOperationAST, Kind, parse } = require('graphql')
const { listOperations } = require('./operations.cjs')

const ROOT = join(__dirname, '../../..')
const WEB = join(ROOT, 'apps/web/src')
const MUTATIONS = JSON.parse(readFileSync(join(__dirname, '../rest-plans/mutations.json'), 'utf8'))

/** Where each trusted document of the web is and who uses it; what a mutation writes to. A query's calls are in `queries.json` beside it. */
module.exports = {
  plugin(_schema, documents) {
    const places = new Map(
      documents.flatMap(({ location, document }) =>
        document.definitions
          .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
          .map(({ name }) => [name.value, relative(ROOT, location)]),
      ),
    )
    const users = getUsers()
    const lines = listOperations(documents).map(({ name, type, text }) => {
      const about = { file: places.get(name), usedBy: [...(users.get(name) ?? [])] }
      const fields = getOperationAST(parse(text)).selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD)
      const writesTo = fields.flatMap((field) => MUTATIONS[field.name.value] ?? [])
      return `  ${JSON.stringify(name)}: ${JSON.stringify(type === 'mutation' ? { ...about, writesTo } : about)}`
    })
    return `{\n${lines.join(',\n')}\n}\n`
  },
}

/** Files of the web that run each operation. */
function getUsers() {
  const users = new Map()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: WEB }).toSorted()) {
    if (/\.(?:generated|test)\.tsx?$/.test(file)) continue
    const text = readFileSync(join(WEB, file), 'utf8')
    for (const [, hook, document] of text.matchAll(/\buse(\w+?)(?:Query|Mutation|Subscription)\b|\b(\w+)Document\b/g)) {
      const name = hook ?? document
      if (!users.has(name)) users.set(name, new Set())
      users.get(name).add(file)
    }
  }
  return users
}
