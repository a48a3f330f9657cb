// A minimal platform that serves the recorded responses of members' screens to any session, and live events. `GET /calls` answers the
// first hundred calls since it was last asked. Listens on PORT.
import { LIVE_PATHS, type LiveBatch } from '@playhouse/platform-api/live.ts'
import { createServer, type Server, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

import { samePath } from './calls.ts'
import { readRecording } from './member-screens.ts'

const responses = new Map(
  Object.entries(readRecording().bodies).map(([key, body]) => [key, answer('200 OK', body)] as const),
)
const ready = answer('200 OK', '{"status":"ok"}')
const unknown = answer('404 Not Found', '{"success":false,"errorCode":"request_param_err"}')
/** To members that follow their events, in turns. */
const EVENTS_A_SECOND = 20
/** Member IDs by session, in the order in which the gateway asked. */
const followers = new Map<string, number>()
let position = 0

/** Says that each of these sessions is another member's. */
function sessionsOpen(body: string): Buffer {
  const { sessions } = JSON.parse(body) as { sessions: string[] }
  const open = sessions.map((session) => {
    const memberId = followers.get(session) ?? followers.size + 1
    followers.set(session, memberId)
    return { session, memberId }
  })
  return answer('200 OK', JSON.stringify({ open }))
}

/** Sends a batch of balances every second. */
function streamEvents(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n')
  const send = () => {
    const after = `1.${position}`
    const events = Array.from({ length: Math.min(EVENTS_A_SECOND, followers.size) }, () => {
      position += 1
      const available = `${position}.00`
      const event = {
        type: 'BALANCE',
        sumBalance: available,
        available,
        locked: '0.00',
        bonus: '0.00',
        currency: 'VND',
      }
      return { position: `1.${position}`, at: Date.now(), memberId: 1 + (position % followers.size), event }
    })
    const batch: LiveBatch = { after, through: `1.${position}`, events }
    socket.write(`data: ${JSON.stringify(batch)}\n\n`)
  }
  send()
  const timer = setInterval(send, 1_000)
  socket.on('close', () => clearInterval(timer))
}

/** Responses by request line. */
const known = new Map<string, Buffer>()
const NOTED_MAX = 100
/** Request lines with their callers. */
let noted: string[] = []

function answer(status: string, body: string): Buffer {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
  return Buffer.from(head + body)
}

function find(line: string): Buffer {
  const [caller = '', method = '', target = ''] = line.split(' ')
  if (target === '/readyz') return ready
  return responses.get(`${caller} ${method} ${samePath(target)}`) ?? unknown
}

/** The first calls since it was last asked. */
export function takeCalls(): string[] {
  const calls = noted
  noted = []
  return calls
}

function respond(socket: Socket, head: string, body: string): void {
  if (head.includes(LIVE_PATHS.events)) return streamEvents(socket)
  if (head.includes(LIVE_PATHS.sessions)) return void socket.write(sessionsOpen(body))
  if (head.startsWith('GET /calls ')) return void socket.write(answer('200 OK', JSON.stringify(takeCalls())))
  const caller = /authorization: the-(\w+)-of/i.exec(head)?.[1] ?? 'public'
  const line = `${caller} ${head.slice(0, head.indexOf(' HTTP/'))}`
  if (noted.length < NOTED_MAX) noted.push(line)
  const found = known.get(line) ?? find(line)
  known.set(line, found)
  socket.write(found)
}

export function startMembersStub(port: number): Server {
  return createServer({ noDelay: true }, (socket) => {
    let rest = ''
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      rest += data.toString('latin1')
      for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
        const head = rest.slice(0, end)
        const whole = end + 4 + Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0)
        if (rest.length < whole) return
        const body = rest.slice(end + 4, whole)
        rest = rest.slice(whole)
        respond(socket, head, body)
      }
    })
  }).listen(port, '127.0.0.1')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) startMembersStub(Number(process.env['PORT']))
