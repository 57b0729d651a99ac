/**
 * Words that identify a fact: a typed number with the fact's value in a sentence with one of them is probably the fact.
 * The content check warns about it and `npm run facts` lists it. For plan numbers, the plan's name is used instead.
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
