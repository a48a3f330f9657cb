import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const CHUNKED_END = Buffer.from('\r\n0\r\n\r\n')

/** Minimal keep-alive HTTP client for prepared requests. */
export class Connection {
  readonly #socket: Socket
  #parts: Buffer[] = []
  #length = 0
  #expected = -1
  #answered: ((whole: Buffer) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (data: Buffer) => this.#read(data))
    this.#socket.on('error', (error) => this.#failed?.(error))
    this.#socket.on('close', () => this.#failed?.(new Error('the server closed the connection')))
  }

  /** Returns the whole response with its head. One request at a time. @throws Error when the connection breaks */
  send(request: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve
      this.#failed = reject
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #read(data: Buffer): void {
    this.#parts.push(data)
    this.#length += data.length
    if (this.#expected === -1) this.#expected = getLength(this.#parts.length > 1 ? Buffer.concat(this.#parts) : data)
    const ended = this.#expected >= 0 ? this.#length >= this.#expected : this.#expected === -2 && endsChunked(data)
    if (!ended) return
    const whole = this.#parts.length > 1 ? Buffer.concat(this.#parts) : data
    this.#parts = []
    this.#length = 0
    this.#expected = -1
    this.#answered?.(whole)
  }
}

/** Length of the whole response; -1 while its head is not complete, -2 when it comes in chunks. */
function getLength(data: Buffer): number {
  const end = data.indexOf(HEAD_END)
  if (end < 0) return -1
  const length = /content-length: *(\d+)/i.exec(data.toString('latin1', 0, end))?.[1]
  return length === undefined ? -2 : end + HEAD_END.length + Number(length)
}

function endsChunked(data: Buffer): boolean {
  return data.subarray(-CHUNKED_END.length).equals(CHUNKED_END)
}

/** Parses status and body, chunked or not. */
export function readResponse(whole: Buffer): { status: number; body: string } {
  const end = whole.indexOf(HEAD_END)
  const head = whole.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const rest = whole.subarray(end + HEAD_END.length)
  if (!/transfer-encoding: *chunked/i.test(head)) return { status, body: rest.toString() }
  const parts: Buffer[] = []
  for (let at = 0; at < rest.length;) {
    const line = rest.indexOf('\r\n', at)
    const size = Number.parseInt(rest.toString('latin1', at, line), 16)
    if (!size) break
    parts.push(rest.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
  return { status, body: Buffer.concat(parts).toString() }
}
