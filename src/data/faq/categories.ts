/**
 * The categories that questions are filed under; All, which comes first, holds every one (specification, section 2).
 */
export const faqCategories = ['Popular', 'Product', 'Security'] as const;
