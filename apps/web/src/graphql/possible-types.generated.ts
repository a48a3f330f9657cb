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
    "BindContactResult": [
      "BindContactSuccess",
      "InvalidInput",
      "Problem"
    ],
    "BonusRecordResult": [
      "BonusRecord",
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
    "ClaimRebateResult": [
      "ClaimRebateSuccess",
      "Problem"
    ],
    "CloseAccountResult": [
      "CloseAccountConfirmation",
      "CloseAccountSuccess",
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
    "CreateDepositResult": [
      "CreateDepositSuccess",
      "InvalidInput",
      "Problem"
    ],
    "CreateRecordFileResult": [
      "CreateRecordFileSuccess",
      "Problem"
    ],
    "CreateUploadResult": [
      "CreateUploadSuccess",
      "Problem"
    ],
    "DepositChangeResult": [
      "DepositChangeSuccess",
      "InvalidInput",
      "Problem"
    ],
    "ExclusionResult": [
      "ExclusionConfirmation",
      "ExclusionSuccess",
      "InvalidInput",
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
      "BalanceChanged",
      "CursorMoved",
      "DepositChanged",
      "IdentityDecided",
      "LimitReached",
      "MessageArrived",
      "MessagesRead",
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
    "PasskeyOptionsResult": [
      "PasskeyOptionsSuccess",
      "Problem"
    ],
    "PaymentPasswordChangeResult": [
      "InvalidInput",
      "PaymentPasswordChangeSuccess",
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
    "PublicLiveEvent": [
      "CursorMoved",
      "JackpotChanged",
      "ResyncNeeded",
      "StreamOpened",
      "WinnerAnnounced"
    ],
    "PublishedEvent": [
      "BalanceChanged",
      "CursorMoved",
      "DepositChanged",
      "IdentityDecided",
      "JackpotChanged",
      "LimitReached",
      "MessageArrived",
      "MessagesRead",
      "RankChanged",
      "ResyncNeeded",
      "ServiceCaseChanged",
      "SessionEnded",
      "StreamOpened",
      "WinnerAnnounced",
      "WithdrawalChanged"
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
    "ReportFailingHostResult": [
      "Problem",
      "ReportFailingHostSuccess"
    ],
    "RequestCodeResult": [
      "InvalidInput",
      "Problem",
      "RequestCodeSuccess"
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
    "TeamOverviewResult": [
      "Problem",
      "TeamOverview"
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
    "WithdrawalChangeResult": [
      "InvalidInput",
      "Problem",
      "WithdrawalSuccess"
    ]
  }
};
      export default result;
    