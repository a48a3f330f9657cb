/** What a claim has paid to the balance; null for points, tickets, free rounds and bonus money. */
export interface Paid {
  money: { amount: string; currency: string } | null
}
