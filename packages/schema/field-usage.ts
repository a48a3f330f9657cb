import { buildSchema } from 'graphql'
import registered from './trusted-documents.json' with { type: 'json' }
import { fieldUsage } from './src/field-usage.ts'
import { releasedManifests, type TrustedDocuments, mergeDocuments } from './src/trusted-documents.ts'
import { TYPE_DEFINITIONS } from './src/type-definitions.ts'

/*
 * `npm run usage -w @playhouse/schema -- http://127.0.0.1:9464/metrics` lists every field with the number of operations that selected it, as
 * a gateway has counted them, the rarest first, and the documents that do. Without an address, documents only.
 */
const [address] = process.argv.slice(2)
const schema = buildSchema(TYPE_DEFINITIONS)
const documents = mergeDocuments([...releasedManifests().values(), registered as TrustedDocuments])
const counts = address ? getCounts(await (await fetch(address)).text()) : undefined
const rows = [...fieldUsage(schema, documents.values())].map(([coordinate, names]) => {
  return { coordinate, names: [...names], count: counts && sum([...names].map((name) => counts.get(name) ?? 0)) }
})
for (const { coordinate, names, count } of rows.toSorted(
  (a, b) => (a.count ?? a.names.length) - (b.count ?? b.names.length),
)) {
  const row = [count, coordinate, names.join(' ') || '-'].filter((cell) => cell !== undefined).join('\t')
  process.stdout.write(`${row}\n`)
}

/** Operations by name, executed or served from the response cache. */
function getCounts(metrics: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const lines = metrics.matchAll(
    /^playhouse_(?:operation_seconds_count|answers_given_again_total)\{operation="(\w+)"\} (\d+)/gm,
  )
  for (const [, name = '', count] of lines) found.set(name, (found.get(name) ?? 0) + Number(count))
  return found
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
