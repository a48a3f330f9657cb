/* Made by `npm run codegen`. */
export const POSSIBLE_TYPES: Record<string, string[]> = {
  BillLine: ['BillAmount', 'BillCount', 'BillRate'],
  GuestCaseResult: ['GuestCaseSuccess', 'InvalidInput', 'Problem'],
  LogInResult: ['AccountBlocked', 'CaptchaRequired', 'InvalidInput', 'LogInSuccess', 'Problem', 'VerificationRequired'],
  MemberTransferResult: ['InvalidInput', 'MemberTransferSuccess', 'Problem'],
  PublishedEvent: ['AgentApplicationDecided', 'AgentBillPaid', 'AgentContractChanged', 'AgentContractRequestChanged', 'BalanceChanged', 'BonusEnded', 'ChatMessagePosted', 'ChatMessageRemoved', 'ChatMuteChanged', 'ChatRoomChanged', 'ChatRoomRead', 'CursorMoved', 'DepositChanged', 'GamesSwitched', 'IdentityDecided', 'InterventionOpened', 'JackpotChanged', 'LeaderboardChanged', 'LimitReached', 'LotteryDrawChanged', 'LotteryTicketSettled', 'MessageArrived', 'MessagesRead', 'MissionsChanged', 'MissionsPlanned', 'RaffleChanged', 'RaffleWon', 'RankChanged', 'ResyncNeeded', 'ServiceCaseChanged', 'SessionEnded', 'SiteStatusChanged', 'StreamOpened', 'WinnerAnnounced', 'WithdrawalChanged'],
  RegisterResult: ['InvalidInput', 'LogInSuccess', 'Problem'],
  ServiceCaseResult: ['InvalidInput', 'Problem', 'ServiceCaseSuccess'],
  SpendPointsResult: ['InvalidInput', 'Problem', 'SpendPointsSuccess'],
  UserError: ['AccountBlocked', 'CaptchaRequired', 'GameUnderMaintenance', 'InvalidInput', 'LotteryCeilingReached', 'LotteryStakeLimited', 'Problem', 'StepUpRequired', 'TurnoverRequired', 'VerificationRequired'],
}
