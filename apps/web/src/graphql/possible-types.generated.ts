/* Made by `npm run codegen`. */

      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AccountRecordResult": [
      "AccountRecord",
      "Problem"
    ],
    "AddBankCardResult": [
      "BankCardsChangeSuccess",
      "InvalidInput",
      "Problem",
      "StepUpRequired"
    ],
    "AgentAccountResult": [
      "AgentAccount",
      "Problem"
    ],
    "AgentApplicationResult": [
      "AgentApplicationSuccess",
      "InvalidInput",
      "Problem"
    ],
    "AgentContractsResult": [
      "AgentContracts",
      "Problem"
    ],
    "AgentIncomeResult": [
      "AgentIncome",
      "Problem"
    ],
    "AnswerContractResult": [
      "AnswerContractSuccess",
      "InvalidInput",
      "Problem"
    ],
    "ApplyPromotionResult": [
      "ApplyPromotionSuccess",
      "InvalidInput",
      "Problem"
    ],
    "BankCardsChangeResult": [
      "BankCardsChangeSuccess",
      "Problem"
    ],
    "BeginAuthenticatorSetupResult": [
      "BeginAuthenticatorSetupSuccess",
      "Problem"
    ],
    "BettingRecordResult": [
      "BettingRecord",
      "Problem"
    ],
    "BillLine": [
      "BillAmount",
      "BillCount",
      "BillRate"
    ],
    "BindContactResult": [
      "BindContactSuccess",
      "InvalidInput",
      "Problem"
    ],
    "BonusRecordResult": [
      "BonusRecord",
      "Problem"
    ],
    "BuyRaffleTicketsResult": [
      "BuyRaffleTicketsSuccess",
      "InvalidInput",
      "Problem"
    ],
    "ChangeMessagesResult": [
      "ChangeMessagesSuccess",
      "Problem"
    ],
    "ChangePasswordResult": [
      "ChangePasswordSuccess",
      "InvalidInput",
      "Problem"
    ],
    "ClaimMissionResult": [
      "ClaimMissionSuccess",
      "Problem"
    ],
    "ClaimPromotionResult": [
      "ClaimPromotionSuccess",
      "Problem"
    ],
    "ClaimRafflePrizeResult": [
      "ClaimRafflePrizeSuccess",
      "Problem"
    ],
    "ClaimRebateResult": [
      "ClaimRebateSuccess",
      "Problem"
    ],
    "CloseAccountResult": [
      "CloseAccountConfirmation",
      "CloseAccountSuccess",
      "Problem",
      "StepUpRequired"
    ],
    "CollectBillResult": [
      "CollectBillSuccess",
      "InvalidInput",
      "Problem"
    ],
    "CollectVendorBalancesResult": [
      "CollectVendorBalancesSuccess",
      "Problem"
    ],
    "ConfirmPhoneResult": [
      "ConfirmPhoneSuccess",
      "InvalidInput",
      "Problem"
    ],
    "ContractSimulationResult": [
      "ContractSimulation",
      "Problem"
    ],
    "CreateDepositResult": [
      "CreateDepositSuccess",
      "InvalidInput",
      "Problem"
    ],
    "CreateDownlineResult": [
      "CreateDownlineSuccess",
      "InvalidInput",
      "Problem"
    ],
    "CreateRecordFileResult": [
      "CreateRecordFileSuccess",
      "Problem"
    ],
    "CreateRegistrationLinkResult": [
      "CreateRegistrationLinkSuccess",
      "InvalidInput",
      "Problem"
    ],
    "CreateUploadResult": [
      "CreateUploadSuccess",
      "Problem"
    ],
    "CreditReportResult": [
      "CreditReport",
      "Problem"
    ],
    "DeclineContractRequestResult": [
      "DeclineContractRequestSuccess",
      "InvalidInput",
      "Problem"
    ],
    "DepositChangeResult": [
      "DepositChangeSuccess",
      "InvalidInput",
      "Problem"
    ],
    "DisputeBillResult": [
      "DisputeBillSuccess",
      "InvalidInput",
      "Problem"
    ],
    "DownlineResult": [
      "DownlineDetail",
      "Problem"
    ],
    "DownlineTransactionsResult": [
      "DownlineTransactionConnection",
      "Problem"
    ],
    "DownlinesResult": [
      "DownlineConnection",
      "Problem"
    ],
    "EndContractResult": [
      "EndContractSuccess",
      "InvalidInput",
      "Problem"
    ],
    "ExclusionResult": [
      "ExclusionConfirmation",
      "ExclusionSuccess",
      "InvalidInput",
      "Problem"
    ],
    "ForfeitBonusResult": [
      "ForfeitBonusSuccess",
      "Problem"
    ],
    "IdentityProviderRedirectResult": [
      "IdentityProviderRedirectSuccess",
      "Problem"
    ],
    "KeepSessionAliveResult": [
      "KeepSessionAliveSuccess",
      "Problem"
    ],
    "LaunchGameResult": [
      "GameUnderMaintenance",
      "LaunchGameSuccess",
      "Problem"
    ],
    "LimitsResult": [
      "InvalidInput",
      "LimitsSuccess",
      "Problem"
    ],
    "LiveEvent": [
      "AgentApplicationDecided",
      "AgentBillPaid",
      "AgentContractChanged",
      "AgentContractRequestChanged",
      "BalanceChanged",
      "BonusEnded",
      "ChatMessagePosted",
      "ChatMessageRemoved",
      "ChatMuteChanged",
      "ChatRoomChanged",
      "ChatRoomRead",
      "CursorMoved",
      "DepositChanged",
      "IdentityDecided",
      "LeaderboardChanged",
      "LimitReached",
      "LotteryTicketSettled",
      "MessageArrived",
      "MessagesRead",
      "MissionsChanged",
      "RaffleWon",
      "RankChanged",
      "ResyncNeeded",
      "ServiceCaseChanged",
      "SessionEnded",
      "StreamOpened",
      "WithdrawalChanged"
    ],
    "LogInResult": [
      "InvalidInput",
      "LogInSuccess",
      "Problem",
      "VerificationRequired"
    ],
    "LotteryTicketResult": [
      "InvalidInput",
      "LotteryTicketSuccess",
      "Problem"
    ],
    "MemberAccountResult": [
      "MemberAccount",
      "Problem"
    ],
    "MemberCodeResult": [
      "InvalidInput",
      "MemberCodeSuccess",
      "Problem"
    ],
    "MemberTransferResult": [
      "InvalidInput",
      "MemberTransferSuccess",
      "Problem"
    ],
    "MessageSettingsResult": [
      "InvalidInput",
      "MessageSettingsSuccess",
      "Problem"
    ],
    "MuteChatNameResult": [
      "MuteChatNameSuccess",
      "Problem"
    ],
    "NoteDownlineResult": [
      "InvalidInput",
      "NoteDownlineSuccess",
      "Problem"
    ],
    "OfferContractResult": [
      "InvalidInput",
      "OfferContractSuccess",
      "Problem"
    ],
    "PasskeyOptionsResult": [
      "PasskeyOptionsSuccess",
      "Problem"
    ],
    "PaymentPasswordChangeResult": [
      "InvalidInput",
      "PaymentPasswordChangeSuccess",
      "Problem"
    ],
    "PlaceLotteryTicketResult": [
      "InvalidInput",
      "LotteryCeilingReached",
      "LotteryTicketSuccess",
      "Problem"
    ],
    "PlayClockResult": [
      "InvalidInput",
      "PlayClockSuccess",
      "Problem"
    ],
    "ProfitAndLossResult": [
      "Problem",
      "ProfitAndLoss"
    ],
    "PromoteDownlineResult": [
      "InvalidInput",
      "Problem",
      "PromoteDownlineSuccess"
    ],
    "PublicLiveEvent": [
      "CursorMoved",
      "JackpotChanged",
      "LotteryDrawChanged",
      "RaffleChanged",
      "ResyncNeeded",
      "StreamOpened",
      "WinnerAnnounced"
    ],
    "PublishedEvent": [
      "AgentApplicationDecided",
      "AgentBillPaid",
      "AgentContractChanged",
      "AgentContractRequestChanged",
      "BalanceChanged",
      "BonusEnded",
      "ChatMessagePosted",
      "ChatMessageRemoved",
      "ChatMuteChanged",
      "ChatRoomChanged",
      "ChatRoomRead",
      "CursorMoved",
      "DepositChanged",
      "IdentityDecided",
      "JackpotChanged",
      "LeaderboardChanged",
      "LimitReached",
      "LotteryDrawChanged",
      "LotteryTicketSettled",
      "MessageArrived",
      "MessagesRead",
      "MissionsChanged",
      "RaffleChanged",
      "RaffleWon",
      "RankChanged",
      "ResyncNeeded",
      "ServiceCaseChanged",
      "SessionEnded",
      "StreamOpened",
      "WinnerAnnounced",
      "WithdrawalChanged"
    ],
    "ReadChatRoomResult": [
      "Problem",
      "ReadChatRoomSuccess"
    ],
    "RecoveryCodesResult": [
      "Problem",
      "RecoveryCodesSuccess"
    ],
    "RegisterResult": [
      "InvalidInput",
      "LogInSuccess",
      "Problem"
    ],
    "RemoveRegistrationLinkResult": [
      "InvalidInput",
      "Problem",
      "RemoveRegistrationLinkSuccess"
    ],
    "ReportChatMessageResult": [
      "Problem",
      "ReportChatMessageSuccess"
    ],
    "ReportFailingHostResult": [
      "Problem",
      "ReportFailingHostSuccess"
    ],
    "RequestCodeResult": [
      "InvalidInput",
      "Problem",
      "RequestCodeSuccess"
    ],
    "RequestContractResult": [
      "InvalidInput",
      "Problem",
      "RequestContractSuccess"
    ],
    "RequestPasswordResetResult": [
      "InvalidInput",
      "Problem",
      "RequestPasswordResetSuccess"
    ],
    "RequestTextCaptchaResult": [
      "Problem",
      "RequestTextCaptchaSuccess"
    ],
    "RequestWithdrawalResult": [
      "InvalidInput",
      "Problem",
      "StepUpRequired",
      "TurnoverRequired",
      "WithdrawalSuccess"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "Problem",
      "ResetPasswordSuccess"
    ],
    "RevokeSessionResult": [
      "Problem",
      "RevokeSessionSuccess"
    ],
    "SecurityChangeResult": [
      "InvalidInput",
      "Problem",
      "SecurityChangeSuccess"
    ],
    "SendChatMessageResult": [
      "InvalidInput",
      "Problem",
      "SendChatMessageSuccess"
    ],
    "SendFeedbackResult": [
      "InvalidInput",
      "Problem",
      "SendFeedbackSuccess"
    ],
    "SendMessageResult": [
      "InvalidInput",
      "Problem",
      "SendMessageSuccess"
    ],
    "ServiceCaseResult": [
      "InvalidInput",
      "Problem",
      "ServiceCaseSuccess"
    ],
    "SetAvatarResult": [
      "InvalidInput",
      "Problem",
      "SetAvatarSuccess"
    ],
    "SetDownlineRebateResult": [
      "InvalidInput",
      "Problem",
      "SetDownlineRebateSuccess"
    ],
    "SetFavouriteResult": [
      "Problem",
      "SetFavouriteSuccess"
    ],
    "SetLanguageResult": [
      "InvalidInput",
      "Problem",
      "SetLanguageSuccess"
    ],
    "SpendPointsResult": [
      "InvalidInput",
      "Problem",
      "SpendPointsSuccess"
    ],
    "SubmitIdentityDocumentsResult": [
      "InvalidInput",
      "Problem",
      "SubmitIdentityDocumentsSuccess"
    ],
    "TeamBettingResult": [
      "Problem",
      "TeamBetting"
    ],
    "TeamOverviewResult": [
      "Problem",
      "TeamOverview"
    ],
    "TeamWatchResult": [
      "Problem",
      "TeamWatch"
    ],
    "TransferBetweenPartsResult": [
      "InvalidInput",
      "Problem",
      "TransferBetweenPartsSuccess"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "Problem",
      "UpdateProfileSuccess"
    ],
    "UserError": [
      "GameUnderMaintenance",
      "InvalidInput",
      "LotteryCeilingReached",
      "Problem",
      "StepUpRequired",
      "TurnoverRequired",
      "VerificationRequired"
    ],
    "ViewUploadResult": [
      "InvalidInput",
      "Problem",
      "ViewUploadSuccess"
    ],
    "WithdrawContractRequestResult": [
      "InvalidInput",
      "Problem",
      "WithdrawContractRequestSuccess"
    ],
    "WithdrawalChangeResult": [
      "InvalidInput",
      "Problem",
      "WithdrawalSuccess"
    ]
  }
};
      export default result;
    