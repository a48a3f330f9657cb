/* Made by `npm run codegen`. */

      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AgentAccountResult": [
      "AgentAccount",
      "Problem"
    ],
    "BeginAuthenticatorSetupResult": [
      "BeginAuthenticatorSetupSuccess",
      "Problem"
    ],
    "ChangePasswordResult": [
      "ChangePasswordSuccess",
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
    "LiveEvent": [
      "BalanceChanged",
      "CursorMoved",
      "DepositChanged",
      "LimitReached",
      "MessageArrived",
      "ResyncNeeded",
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
    "PasskeyOptionsResult": [
      "PasskeyOptionsSuccess",
      "Problem"
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
      "JackpotChanged",
      "LimitReached",
      "MessageArrived",
      "ResyncNeeded",
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
    "SetFavouriteResult": [
      "Problem",
      "SetFavouriteSuccess"
    ],
    "SetLanguageResult": [
      "InvalidInput",
      "Problem",
      "SetLanguageSuccess"
    ],
    "TeamOverviewResult": [
      "Problem",
      "TeamOverview"
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
      "VerificationRequired"
    ]
  }
};
      export default result;
    