import { closeSync, openSync, writeSync } from 'node:fs'

/*
 * Requests of the clients with their answers: one line of JSON per attempt, written before the answer is used. The referee reads nothing
 * else of the traffic.
 */

/** `done`: acknowledged. `refused`: for good, so nothing has happened. `unknown`: no answer, or one that says to try again. */
export type Outcome = 'done' | 'refused' | 'unknown'

/** One attempt of a request. Attempts of one request have the same id, and carry the same idempotency key. */
export interface AttemptLine {
  line: 'attempt'
  id: number
  attempt: number
  kind: string
  memberId: number
  /** Idempotency key, or what else makes the request unique. */
  key: string
  request: Record<string, unknown>
  /** Epoch milliseconds. */
  sentAt: number
  /** Null without an answer. */
  answeredAt: number | null
  outcome: Outcome
  /** HTTP status, or the error without one; a refusal's code after a colon. */
  status: string
  answer: Record<string, unknown> | null
}

/** A balance that a session was shown. Reads of one session follow each other. */
export interface ReadLine {
  line: 'read'
  session: string
  memberId: number
  sentAt: number
  answeredAt: number
  balance: string
}

/** An event of a member's stream; `resync` tells the page to read everything again. */
export interface EventLine {
  line: 'event'
  memberId: number
  at: number
  type: string
  /** Deposit, withdrawal, bill, or a draw of the member's tickets. */
  subject: string | null
  state: string | null
  /** Available cash after a change of the balance. */
  balance: string | null
}

/** Written first: whose ledger is judged, and from where. */
export interface StartLine {
  line: 'start'
  at: number
  seed: number
  /** The last transaction before the traffic. */
  ledgerThrough: string
  members: { id: number; username: string; streamed: boolean }[]
}

/** Until when streams must tell of changes. Without one, for ever. */
export interface EndLine {
  line: 'end'
  at: number
}

export type LogLine = StartLine | AttemptLine | ReadLine | EventLine | EndLine

export interface RequestLog {
  readonly path: string
  append(line: LogLine): void
  close(): void
}

/** Appends synchronously: a line is in the file before the client goes on. */
export function openRequestLog(path: string): RequestLog {
  const file = openSync(path, 'a')
  return {
    path,
    append: (line) => void writeSync(file, `${JSON.stringify(line)}\n`),
    close: () => closeSync(file),
  }
}
