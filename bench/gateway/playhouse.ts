// The gateway with the home screen's document as its only registered one; with DOCUMENTS those of the site with these hashes, separated by
// commas. PORT, PLATFORM_URL.
import { buildGateway } from '../../apps/gateway/src/app.ts'
import { readConfig } from '../../apps/gateway/src/config.ts'
import { loadApi } from '../../apps/gateway/src/graphql/api.ts'
import type { TrustedDocuments } from '../../apps/gateway/src/graphql/trusted-document-list.ts'
import { compileResponses } from '../../apps/gateway/src/platform/parse-response.ts'
import { homeDocument } from './screen.ts'

const config = readConfig(process.env)
const hashes = process.env['DOCUMENTS']?.split(',')
await compileResponses()
const { app } = await buildGateway(config, { documents: await (hashes ? prepareDocuments(hashes) : getHomeScreen()) })
await app.listen({ host: config.host, port: config.port })

async function prepareDocuments(wanted: readonly string[]): Promise<TrustedDocuments> {
  const { documents, prepared } = loadApi()
  const own = new Map([...documents].filter(([hash]) => wanted.includes(hash)))
  await prepared.prepareAll(own)
  return own
}

function getHomeScreen(): TrustedDocuments {
  const { hash, text } = homeDocument()
  return new Map([[hash, { name: 'HomeScreen', type: 'query', text }]])
}
