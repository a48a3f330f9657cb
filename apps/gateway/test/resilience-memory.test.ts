import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { json, TroubleServer } from '../src/platform/trouble-server.fixture.ts'

const SCRIPT = fileURLToPath(new URL('heap-of-failures.ts', import.meta.url))
const REQUESTS = 3_000
const MB = 1024 * 1024

test.runIf(IS_NIGHTLY)('thousands of failing requests leave nothing in memory', async () => {
  // In turn: an error page, a broken connection, half an answer, silence. Refusals in between keep the circuits closed.
  const trouble = await TroubleServer.start((request, response, count) => {
    if (count % 4 !== 0) json(response, { success: false, message: '', errorCode: 'TOO_MANY_REQUESTS' }, 429)
    else if (count % 16 === 0) response.writeHead(502).end('<html>')
    else if (count % 16 === 4) request.socket.destroy()
    else if (count % 16 === 8) response.writeHead(200).write('{"succ')
  })
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      SCRIPT,
      trouble.url,
      String(REQUESTS),
    ])
    const { before, after } = JSON.parse(stdout) as { before: number; after: number }
    // 3,000 leaked requests of several kB each would exceed this by far.
    expect(after - before).toBeLessThan(3 * MB)
    // The rest met a circuit that was open; how many is a matter of the machine's pace.
    expect(trouble.count).toBeGreaterThan(REQUESTS / 100)
  } finally {
    trouble.close()
  }
})
