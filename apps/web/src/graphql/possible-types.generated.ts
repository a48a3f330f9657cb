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
    "BindContactResult": [
      "BindContactSuccess",
      "InvalidInput",
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
    "CreateUploadResult": [
      "CreateUploadSuccess",
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
    "SubmitIdentityDocumentsResult": [
      "InvalidInput",
      "Problem",
      "SubmitIdentityDocumentsSuccess"
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
    ],
    "ViewUploadResult": [
      "InvalidInput",
      "Problem",
      "ViewUploadSuccess"
    ]
  }
};
      export default result;
    