/** Paths of the API that receives answers about pages, searches, and reports of browsers, next to that of leads. */
export const feedbackPaths = {feedback: '/v1/feedback', searches: '/v1/searches', reports: '/v1/reports'} as const;
