// node bench/gateway/record-members.ts PLATFORM-URL MEMBER:PASSWORD AGENT:PASSWORD: records the calls of members' screens and of a
// claim, with their responses, from a running platform with the seed world. Run it again when the contract of these calls changes.
import { httpTransport } from '@playhouse/contract-suite/wire.ts'
import { puzzleSolver } from '@playhouse/contract-suite/play-parties.ts'
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { missionSummary } from '@playhouse/platform-api/missions.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buildGateway } from '../../apps/gateway/src/app.ts'
import { readConfig } from '../../apps/gateway/src/config.ts'
import { samePath } from './calls.ts'
import { memberRequest, memberScreens, type RecordedScreen } from './member-screens.ts'

const [platform = '', ...accounts] = process.argv.slice(2)
const PORT = 4_431

const { send, useSealingKey } = httpTransport({
  baseUrl: platform,
  merchant: 'playhouse',
  deadlineMs: 5_000,
  cipher: 'jwe',
  clientAddress: '2001:db8::1',
  solve: async (challenge) => puzzleSolver.puzzle?.({ challenge }),
})
const getValue = (json: unknown) => (json as { value?: unknown }).value

async function getToken(credentials = ''): Promise<string> {
  const [username, password] = credentials.split(':')
  const { json, text } = await send(login, { username, password }, { fromHere: true })
  const { token } = (getValue(json) ?? {}) as { token?: string }
  if (token === undefined) throw new Error(`${username} cannot log in: ${text}`)
  return token
}

/** @throws Error when the member has no mission to claim */
async function reachedMission(token: string): Promise<string> {
  const { json } = await send(missionSummary, {}, { token })
  const reached = missionSummary.value.parse(getValue(json)).missions.find(({ state }) => state === 'REACHED')
  if (!reached) throw new Error('The member has no mission to claim: let it place a lottery ticket first.')
  return `${reached.id}:${reached.period}`
}

/** Calls since the last screen, by the path that the stub looks them up by. */
let calls: RecordedScreen['calls'] = []
let as: RecordedScreen['as'] = 'member'
const bodies: Record<string, string> = {}

const proxy = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => void parts.push(part))
  request.on('end', () => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request
      const sent = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !['host', 'connection'].includes(name)),
      )
      const reply = await fetch(platform + url, {
        method,
        headers: sent as Record<string, string>,
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      })
      const text = await reply.text()
      const endpoint = ALL_ENDPOINTS.find((one) => one.method === method && one.path === url.split('?')[0])
      if (endpoint && reply.ok) {
        // Replace the recording machine's addresses by fixed hosts.
        bodies[`${endpoint.access === 'public' ? 'public' : as} ${method} ${samePath(url)}`] = text.replaceAll(
          /http:\/\/(localhost|127\.0\.0\.1):\d+/g,
          (_, host: string) => `http://images-${host === 'localhost' ? 1 : 2}.playhouse.test`,
        )
        if (!calls.some((call) => call.path === url && call.method === method))
          calls.push({ endpoint: endpoint.name, method, path: url, isPublic: endpoint.access === 'public' })
      }
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text)
    })()
  })
}).listen(PORT)

const config = readConfig({
  DEMO: 'true',
  PLATFORM_URL: `http://127.0.0.1:${PORT}`,
  COOKIE_KEYS: 'bench:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  SITE_ORIGIN: 'http://localhost:4200',
  LOG_LEVEL: 'silent',
})
const { json: sealing } = await send(sealingKeys, {}, {})
const [key] = sealingKeys.value.parse(getValue(sealing)).keys
if (key) useSealingKey(key)
const [member, agent] = [await getToken(accounts[0]), await getToken(accounts[1])]
const screens: RecordedScreen[] = []
for (const screen of memberScreens(await reachedMission(member))) {
  // Another gateway each, so that what it keeps is recorded for every screen.
  const { app } = await buildGateway(config)
  calls = []
  ;({ as } = screen)
  const token = as === 'agent' ? agent : member
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
    payload: memberRequest(screen),
  })
  const { errors, data } = answer.json<{ errors?: unknown[]; data?: unknown }>()
  if (errors || !data || answer.body.includes('"Problem"'))
    throw new Error(`${screen.id}: ${answer.body.slice(0, 500)}`)
  screens.push({ ...screen, calls })
  console.log(screen.id, calls.map(({ endpoint }) => endpoint).join(' '), answer.body.length)
  await app.close()
}
writeFileSync(new URL('./fixtures/members.json', import.meta.url), `${JSON.stringify({ screens, bodies })}\n`)
proxy.close()
process.exit(0)
