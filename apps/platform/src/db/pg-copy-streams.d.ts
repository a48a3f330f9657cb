declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** Its bytes become the input of a `COPY … FROM STDIN` when passed to `client.query`. */
  export function from(statement: string): Writable & Submittable
}
