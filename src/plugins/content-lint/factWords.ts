/**
 * Words beside which a typed number is likely to be this fact: the content check warns of them, and `npm run facts`
 * lists every place. Numbers of plans go by the plan's name.
 */
export const factWords: Readonly<Record<string, readonly string[]>> = {
  'offers.freeTrialDays': ['trial', 'trials'],
  'offers.priceChangeNoticeDays': ['notice'],
  'offers.yearlyDiscountPercent': ['yearly', 'annual', 'annually'],
  'offers.startup.discountPercent': ['startup', 'startups', 'Startups'],
  'offers.startup.discountMonths': ['startup', 'startups', 'Startups'],
  'disclosure.acknowledgementHours': ['acknowledge', 'acknowledgement'],
  'disclosure.validationBusinessDays': ['validate', 'validation'],
};
