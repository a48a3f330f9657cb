import * as z from 'zod'

export const DATABASE_WAIT_VARIABLE = {
  /** How long a program waits at its start for a PostgreSQL that is not ready yet. */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).max(3_600).default(60),
}
