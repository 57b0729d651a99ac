/** Mocks `@generated/site-storage`. */
export default {type: 'localStorage', namespace: ''};
