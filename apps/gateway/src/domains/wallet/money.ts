/** Money of the graph. `amount` is decimal text, as the contract parses it. */
export function money(amount: string, currency: string) {
  return { __typename: 'Money' as const, amount, currency }
}
