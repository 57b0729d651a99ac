/** How long the service that stores leads (src/server/leads) retains them. */
export const leadStorage = {
  /** Days after which a lead is deleted: the default of `LEADS_KEEP_DAYS`. */
  keepDays: 365,
  /** Days after which the keyed hash of a visitor's address is deleted. */
  visitorHashDays: 1,
} as const;
