import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { buildGateway } from '../../apps/gateway/src/app.ts'
import { readConfig } from '../../apps/gateway/src/config.ts'
import { samePath } from './calls.ts'
import { memberRequest, readRecording } from './member-screens.ts'
import { gatewayLaunch } from './variants.ts'

const { screens, bodies } = readRecording()

it.each(screens)('the gateway answers $name from the recording alone', async (screen) => {
  const missing: string[] = []
  const platform = createServer(({ method, url = '/', headers }, response) => {
    const caller = /^the-(\w+)-of/.exec(String(headers['authorization']))?.[1] ?? 'public'
    const body = bodies[`${caller} ${method} ${samePath(url)}`]
    // Live events are followed whatever is asked.
    if (body === undefined && !url.startsWith('/live/')) missing.push(`${caller} ${method} ${url}`)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body ?? '{}')
  })
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve))
  const { env } = gatewayLaunch(`http://127.0.0.1:${(platform.address() as AddressInfo).port}`, { LOG_LEVEL: 'silent' })
  const { app } = await buildGateway(readConfig(env))
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer the-${screen.as}-of-the-benchmark`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    payload: memberRequest(screen),
  })
  await app.close()
  platform.close()
  expect(missing).toEqual([])
  expect(answer.json()).toMatchObject({ data: expect.any(Object) as object })
  expect(answer.body).not.toContain('"Problem"')
  expect(answer.json()).not.toHaveProperty('errors')
})
