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
    "PlayClockResult": [
      "InvalidInput",
      "PlayClockSuccess",
      "Problem"
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
    