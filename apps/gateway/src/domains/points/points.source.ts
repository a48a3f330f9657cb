/** Points of an account; redemptions are read when they are asked for. */
export interface MemberPointsSource {
  balance: string
  countedUntil: string | null
  hasPaymentPassword: boolean
}
