/** How long the lead service retains feedback, searches and reports (setting `SITE_FEEDBACK`). */
export const feedbackStorage = {keepDays: 180} as const;
