// A minimal platform that serves recorded responses of the home screen. Listens on PORT; `GET /delay/5` delays each response by 5
// ms. With CHANGING every response differs by an unused number.
import { createServer } from 'node:net'

import { CALLS, samePath } from './calls.ts'
import { readFixtures } from './fixtures.ts'

const fixtures = readFixtures()
const changing = process.env['CHANGING'] !== undefined
const NUMBER_LENGTH = 12
let delayMs = 0
let given = 0

const responses = new Map<string, Buffer>()
for (const [name, path] of Object.entries(CALLS))
  responses.set(samePath(path), answer('200 OK', numbered(fixtures[name] ?? '')))
const ready = answer('200 OK', '{"status":"ok"}')
const unknown = answer('404 Not Found', '{"success":false,"errorCode":"request_param_err"}')
/** Responses by request target. */
const known = new Map<string, Buffer>()

function answer(status: string, body: string): Buffer {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
  return Buffer.from(head + body)
}

/** Adds a placeholder number as the first entry. */
function numbered(body: string): string {
  return changing ? body.replace('{', `{"number":"${'0'.repeat(NUMBER_LENGTH)}",`) : body
}

function withNextNumber(bytes: Buffer): Buffer {
  const at = bytes.indexOf('{"number":"')
  if (at < 0) return bytes
  const copy = Buffer.from(bytes)
  copy.write(String((given += 1)).padStart(NUMBER_LENGTH, '0'), at + '{"number":"'.length, 'latin1')
  return copy
}

function find(target: string): Buffer {
  if (target === '/readyz') return ready
  const delay = /^\/delay\/(\d+)$/.exec(target)
  if (delay) {
    delayMs = Number(delay[1])
    return ready
  }
  const found = responses.get(samePath(target))
  if (!found) process.stderr.write(`The stub knows no ${target}\n`)
  return found ?? unknown
}

createServer({ noDelay: true }, (socket) => {
  let rest = ''
  socket.on('error', () => socket.destroy())
  socket.on('data', (data) => {
    rest += data.toString('latin1')
    for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
      const target = rest.slice(rest.indexOf(' ') + 1, rest.indexOf(' HTTP/'))
      rest = rest.slice(end + 4)
      let found = known.get(target)
      if (!found) {
        found = find(target)
        if (!target.startsWith('/delay/')) known.set(target, found)
      }
      const reply = changing ? withNextNumber(found) : found
      if (delayMs > 0) setTimeout(() => socket.write(reply), delayMs)
      else socket.write(reply)
    }
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')
