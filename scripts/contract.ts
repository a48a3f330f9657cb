// npm run contract -- --base-url URL: checks any platform against the REST contract, endpoint by endpoint.
import { reportLines } from '@playhouse/platform-api/contract/report.ts'
import { runContract } from '@playhouse/platform-api/contract/run-contract.ts'
import { parseArgs } from 'node:util'
import { tellError } from './lib/run.ts'

const USAGE =
  'npm run contract -- --base-url URL [--merchant playhouse] [--username U --password P] [--only name,name] ' +
  '[--cipher jwe|des]\n' +
  'Without a username a member is registered for the run. Nothing else is left behind but a demo account.'

async function contract(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      merchant: { type: 'string', default: 'playhouse' },
      username: { type: 'string' },
      password: { type: 'string' },
      only: { type: 'string' },
      cipher: { type: 'string', default: 'jwe' },
    },
  })
  const { 'base-url': baseUrl, merchant, username, password, only, cipher } = values
  if (cipher !== 'jwe' && cipher !== 'des') throw new Error(USAGE)
  if (!baseUrl || !URL.canParse(baseUrl)) throw new Error(USAGE)
  if ((username === undefined) !== (password === undefined)) throw new Error(USAGE)
  const credentials = username !== undefined && password !== undefined ? { username, password } : undefined
  const report = await runContract({ baseUrl, merchant, credentials, only: only?.split(','), cipher })
  console.log(reportLines(report).join('\n'))
  if (!report.holds()) process.exitCode = 1
}

await contract().catch(tellError)
