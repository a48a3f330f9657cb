/* Made by `npm run codegen`. */
export const POSSIBLE_TYPES = {
  AgentCentreResult: ['AgentCentre', 'Problem'],
  LaunchGameResult: ['GameLaunch', 'GameUnderMaintenance', 'Problem'],
  LogInResult: ['InvalidInput', 'Problem', 'SignedIn'],
  MemberCentreResult: ['MemberCentre', 'Problem'],
  RegisterResult: ['InvalidInput', 'Problem', 'SignedIn'],
  SetFavouriteResult: ['FavouriteSet', 'Problem'],
  TeamOverviewResult: ['Problem', 'TeamOverview'],
  UserError: ['GameUnderMaintenance', 'InvalidInput', 'Problem'],
}
