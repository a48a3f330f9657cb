declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** The stream's bytes become the input of a `COPY … FROM STDIN` when it is passed to `client.query`. */
  export function from(statement: string): Writable & Submittable
}
