import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const HEADER_BYTES = 12
const A = 1

/** DNS server that answers every query with the same addresses, like a container network. */
export class NameServer {
  /** Evaluated per query. */
  addresses: readonly string[] = []
  readonly address: string
  readonly #socket: Socket

  private constructor(socket: Socket) {
    this.#socket = socket
    this.address = `127.0.0.1:${(socket.address() as AddressInfo).port}`
    socket.on('message', (question, { port, address }) => socket.send(this.#answer(question), port, address))
  }

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1')
    await once(socket, 'listening')
    return new NameServer(socket)
  }

  #answer(question: Buffer): Buffer {
    // The question ends with the name's empty label, its type and its class.
    const end = question.indexOf(0, HEADER_BYTES) + 5
    const requested = question.subarray(HEADER_BYTES, end)
    const records = requested.readUInt16BE(requested.length - 4) === A ? this.addresses : []
    const header = Buffer.alloc(HEADER_BYTES)
    // The question's id; a response that is authoritative; one question; so many answers.
    question.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x84_00, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    const answers = records.map((address) => {
      // The name as in the question, type A, class IN, no time to live, four bytes.
      const record = Buffer.from([0xc0, HEADER_BYTES, 0, A, 0, 1, 0, 0, 0, 0, 0, 4])
      return Buffer.concat([record, Buffer.from(address.split('.').map(Number))])
    })
    return Buffer.concat([header, requested, ...answers])
  }

  close(): void {
    this.#socket.close()
  }
}
