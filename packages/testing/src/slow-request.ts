import { connect } from 'node:net'

/** A server that takes longer has no timeout. */
const PATIENCE_MS = 120_000
const DRIP_MS = 100

/** Where the slow caller stalls. */
export type SlowPart = 'nothing' | 'headers' | 'body'

const STARTS: Readonly<Record<SlowPart, string>> = {
  nothing: '',
  headers: 'POST / HTTP/1.1\r\nhost: slow.test\r\nx-slow: ',
  body: 'POST /graphql HTTP/1.1\r\nhost: slow.test\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{',
}

/**
 * Sends a request a byte at a time and never finishes it.
 * @returns the whole response, or '' when the server only closed the connection
 * @throws Error when the server still waits after two minutes
 */
export function stallRequest(url: string, part: SlowPart): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let response = ''
    const drip = setInterval(() => part !== 'nothing' && socket.write('x'), DRIP_MS)
    const patience = setTimeout(() => {
      reject(new Error(`${url} still waits for ${part} after ${PATIENCE_MS / 1_000} s.`))
      socket.destroy()
    }, PATIENCE_MS)
    socket.on('connect', () => socket.write(STARTS[part]))
    socket.on('data', (chunk) => (response += String(chunk)))
    // The server may reset the connection while a byte is on its way.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      clearTimeout(patience)
      resolve(response)
    })
  })
}

/** Does what `stallRequest` does, but returns only the status line. */
export async function sendSlowly(url: string, part: SlowPart): Promise<string> {
  return (await stallRequest(url, part)).split('\r\n', 1)[0] ?? ''
}
