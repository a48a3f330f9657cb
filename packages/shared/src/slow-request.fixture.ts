import { connect } from 'node:net'

/** How long a server under test may take to end a slow request before the test calls it endless. */
const PATIENCE_MS = 15_000
const DRIP_MS = 100

/** Where a slow caller stops: before a first byte, within the headers, or within the body. */
export type SlowPart = 'nothing' | 'headers' | 'body'

const STARTS: Readonly<Record<SlowPart, string>> = {
  nothing: '',
  headers: 'POST / HTTP/1.1\r\nhost: slow.test\r\nx-slow: ',
  body: 'POST /graphql HTTP/1.1\r\nhost: slow.test\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{',
}

/**
 * Sends a request over a socket of its own, a byte at a time, and never finishes it.
 * @returns the status line that the server ended it with, or '' for a connection that was only closed
 * @throws Error when the server still waits after 15 s
 */
export function sendSlowly(url: string, part: SlowPart): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    const drip = setInterval(() => part !== 'nothing' && socket.write('x'), DRIP_MS)
    const patience = setTimeout(() => {
      reject(new Error(`${url} still waits for ${part} after ${PATIENCE_MS / 1_000} s.`))
      socket.destroy()
    }, PATIENCE_MS)
    socket.on('connect', () => socket.write(STARTS[part]))
    socket.on('data', (chunk) => (answer += String(chunk)))
    // The server may reset the connection while a byte is on its way.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      clearTimeout(patience)
      resolve(answer.split('\r\n', 1)[0] ?? '')
    })
  })
}
