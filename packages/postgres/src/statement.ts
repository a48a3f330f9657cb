/** A named statement of a hot path, prepared once per connection. */
export interface Statement {
  name: string
  text: string
}
