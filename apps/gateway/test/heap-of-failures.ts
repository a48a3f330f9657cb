// Run with --expose-gc and a failing platform's URL: prints the heap after a warm-up and after many more failures.
import type { AddressInfo } from 'node:net'
import { openGateway } from './stack.ts'

const [platformUrl = '', requests = '3000'] = process.argv.slice(2)
const AT_ONCE = 250
const QUERIES = [
  '{ viewer { id } }',
  '{ hotGames { id } }',
  '{ site { name } viewer { wallet { balance { amount } } } }',
]

const part = await openGateway(
  platformUrl,
  {
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Requests that are refused at once leave nothing anyway.
    CONCURRENT_PER_ADDRESS: '1000',
    CONCURRENT_PER_SESSION: '1000',
  },
  { attemptMs: 60, callMs: 120, sectionMs: 150, requestMs: 300 },
)
await part.gateway.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = part.gateway.app.server.address() as AddressInfo

/** Sends a failing request; every fifth caller disconnects first. */
async function failOnce(index: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer a-token-of-some-kind' },
    body: JSON.stringify({ query: QUERIES[index % QUERIES.length] }),
    ...(index % 5 === 0 && { signal: AbortSignal.timeout(20) }),
  }).catch(() => undefined)
  const text = await response?.text().catch(() => '')
  if (text && !/"code":"(?:PLATFORM_UNAVAILABLE|RATE_LIMITED)"/.test(text))
    throw new Error(`An answer without failure: ${text}`)
}

async function failOften(times: number): Promise<number> {
  for (let done = 0; done < times; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => failOnce(done + index)))
    part.takeCalls()
  }
  await new Promise((resolve) => setTimeout(resolve, 400))
  for (let round = 0; round < 4; round += 1) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

await failOften(1_000)
const before = await failOften(500)
const after = await failOften(Number(requests))
process.stdout.write(`${JSON.stringify({ before, after })}\n`)
await part.close()
process.exit(0)
