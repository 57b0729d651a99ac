/** Environment of the build for monitoring tests. Telemetry is sent to the site's own origin. Has a status page, too. */
export const monitoredEnv = {
  DATADOG_APPLICATION_ID: '00000000-0000-4000-8000-000000000000',
  DATADOG_CLIENT_TOKEN: 'pub-for-tests',
  DATADOG_PROXY: '/telemetry',
  STATUS_URL: 'https://status.example.com/',
};
