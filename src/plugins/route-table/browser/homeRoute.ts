/** Replaces `@generated/routes` where Docusaurus only looks for the home page, for breadcrumbs. */
export default [{path: '/', exact: true}];
