/** Categories of questions, in tab order after the tab All (specification, section 2). */
export const faqCategories = ['Popular', 'Product', 'Security'] as const;
