import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Proxies a platform and refuses the paths in `refused`.
 * @param rewrite what becomes of the text of an answer
 */
export async function openRefusingProxy(platformUrl: string, rewrite = (text: string) => text) {
  const refused = new Set<string>()
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    response.setHeader('content-type', 'application/json')
    if (refused.has(url.split('?', 1)[0] ?? '')) {
      response.end(JSON.stringify({ success: false, errorCode: 'system_busy', message: '' }))
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const sent = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name))
    try {
      const answer = await fetch(platformUrl + url, {
        method,
        headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      response.statusCode = answer.status
      response.end(rewrite(await answer.text()))
    } catch {
      // The stream of live events ends with the platform.
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
