const locale = {label: 'English', direction: 'ltr', htmlLang: 'en', url: 'https://example.com', baseUrl: '/'};

/** Mocks `@generated/i18n`: one locale. */
export default {locales: ['en'], currentLocale: 'en', defaultLocale: 'en', localeConfigs: {en: locale}};
