// The gateway with the benchmark's document as its only registered one; with ALL_DOCUMENTS those of the site. PORT, PLATFORM_URL.
import { buildGateway } from '../../apps/gateway/src/app.ts'
import { readConfig } from '../../apps/gateway/src/config.ts'
import { prepareDocuments } from '../../apps/gateway/src/graphql/api.ts'
import { compileResponses } from '../../apps/gateway/src/platform/parse-response.ts'
import { homeDocument } from './screen.ts'

const config = readConfig(process.env)
const { hash, text } = homeDocument()
await compileResponses()
if (process.env['ALL_DOCUMENTS'] !== undefined) await prepareDocuments()
const { app } = await buildGateway(
  config,
  process.env['ALL_DOCUMENTS'] === undefined
    ? { documents: new Map([[hash, { name: 'HomeScreen', type: 'query', text }]]) }
    : {},
)
await app.listen({ host: config.host, port: config.port })
