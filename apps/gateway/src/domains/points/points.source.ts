/** Points of an account; redemptions are loaded on demand. */
export interface MemberPointsSource {
  balance: string
  countedUntil: string | null
  hasPaymentPassword: boolean
}
