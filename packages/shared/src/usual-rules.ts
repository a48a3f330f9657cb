/** Of members whose platform has no rules by country, and until those of a member are known. */
export const USUAL_RULES = { reflectionHours: 24, exclusionLiftDays: 7 } as const
