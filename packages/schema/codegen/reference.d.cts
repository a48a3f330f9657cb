declare const reference: {
  /** @param source the schema in GraphQL's language @returns a page in Markdown */
  describeSchema(source: string): string
}
export = reference
