import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/*
 * `npm run release -w @playhouse/schema -- 0.3.0` keeps what a release promises: its schema and its views, which later ones may not break,
 * and its documents, which later gateways go on answering.
 */
const at = (file: string) => new URL(file, import.meta.url)
const version = process.argv[2] ?? ''
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Say which version is released, such as 0.3.0.')
const manifest = `${version}.json`
if (existsSync(at(`trusted-documents/${manifest}`))) throw new Error(`${version} is released already.`)

copyFileSync(at('schema.graphql'), at('released.graphql'))
copyFileSync(at('reporting.json'), at('released-reporting.json'))
const breaks: Record<string, string[]> = JSON.parse(readFileSync(at('released-breaks.json'), 'utf8'))
breaks[version] = JSON.parse(readFileSync(at('approved-breaks.json'), 'utf8'))
writeFileSync(at('released-breaks.json'), `${JSON.stringify(breaks, null, 2)}\n`)
writeFileSync(at('approved-breaks.json'), '[]\n')
copyFileSync(at('trusted-documents.json'), at(`trusted-documents/${manifest}`))

const checksums: Record<string, string> = JSON.parse(readFileSync(at('trusted-documents/checksums.json'), 'utf8'))
checksums[manifest] = createHash('sha256')
  .update(readFileSync(at(`trusted-documents/${manifest}`)))
  .digest('hex')
writeFileSync(at('trusted-documents/checksums.json'), `${JSON.stringify(checksums, null, 2)}\n`)
