/** How long the service that stores leads (src/server/leads) retains what visitors send. */
export const leadStorage = {
  /** Days after which a lead is deleted: the default of `LEADS_KEEP_DAYS`. */
  keepDays: 365,
  /** Days after which the keyed hash of a visitor's address is deleted. */
  visitorHashDays: 1,
  /** Days after which answers, searches and reports of visitors are deleted. */
  feedbackKeepDays: 180,
} as const;
