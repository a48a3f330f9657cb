/** A statement of a hot path: written once, and prepared by the server once a connection, under its name. */
export interface Statement {
  name: string
  text: string
}
