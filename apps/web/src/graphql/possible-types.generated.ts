/* Made by `npm run codegen`. */
export const POSSIBLE_TYPES = {
  AgentCentreResult: ['AgentCentre', 'Problem'],
  ChangePasswordResult: ['InvalidInput', 'PasswordChanged', 'Problem'],
  LaunchGameResult: ['GameLaunch', 'GameUnderMaintenance', 'Problem'],
  LogInResult: ['InvalidInput', 'Problem', 'SignedIn'],
  MemberCentreResult: ['MemberCentre', 'Problem'],
  RegisterResult: ['InvalidInput', 'Problem', 'SignedIn'],
  ReportFailingHostResult: ['FailingHostReported', 'Problem'],
  RevokeSessionResult: ['Problem', 'SessionRevoked'],
  SetFavouriteResult: ['FavouriteSet', 'Problem'],
  SetLanguageResult: ['InvalidInput', 'LanguageSet', 'Problem'],
  TeamOverviewResult: ['Problem', 'TeamOverview'],
  TouchSessionResult: ['Problem', 'SessionTouched'],
  UpdateProfileResult: ['InvalidInput', 'Problem', 'ProfileUpdated'],
  UserError: ['GameUnderMaintenance', 'InvalidInput', 'Problem'],
}
