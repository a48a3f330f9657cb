// A minimal platform that serves the recorded responses of members' screens to any session. Listens on PORT.
import { createServer } from 'node:net'

import { samePath } from './calls.ts'
import { readRecording } from './member-screens.ts'

const responses = new Map(
  Object.entries(readRecording().bodies).map(([key, body]) => [key, answer('200 OK', body)] as const),
)
const ready = answer('200 OK', '{"status":"ok"}')
const unknown = answer('404 Not Found', '{"success":false,"errorCode":"request_param_err"}')
/** Responses by request line. */
const known = new Map<string, Buffer>()

function answer(status: string, body: string): Buffer {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
  return Buffer.from(head + body)
}

function find(line: string): Buffer {
  const [caller = '', method = '', target = ''] = line.split(' ')
  if (target === '/readyz') return ready
  return responses.get(`${caller} ${method} ${samePath(target)}`) ?? unknown
}

createServer({ noDelay: true }, (socket) => {
  let rest = ''
  socket.on('error', () => socket.destroy())
  socket.on('data', (data) => {
    rest += data.toString('latin1')
    for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
      const head = rest.slice(0, end)
      const whole = end + 4 + Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0)
      if (rest.length < whole) return
      rest = rest.slice(whole)
      const caller = /authorization: the-(\w+)-of/i.exec(head)?.[1] ?? 'public'
      const line = `${caller} ${head.slice(0, head.indexOf(' HTTP/'))}`
      const found = known.get(line) ?? find(line)
      known.set(line, found)
      socket.write(found)
    }
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')
