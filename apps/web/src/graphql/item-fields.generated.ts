/* Made by `npm run codegen`. */
export const ITEM_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Chat: ['room'],
  MemberAccount: ['bet', 'deposit', 'message', 'serviceCase', 'transaction', 'withdrawal'],
  Query: ['game', 'lottery', 'lotteryDraw', 'raffle', 'vendor'],
  Site: ['helpTopic', 'promotion'],
  Viewer: ['lotteryTicket'],
}
