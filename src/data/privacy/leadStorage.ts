/** What the service that stores leads (src/server/leads) retains by default; its settings can shorten or extend it. */
export const leadStorage = {
  /** Days after which a lead is deleted: the default of `LEADS_KEEP_DAYS`. */
  keepDays: 365,
  /** Days after which the keyed hash of a visitor's address is deleted. */
  visitorHashDays: 1,
} as const;
