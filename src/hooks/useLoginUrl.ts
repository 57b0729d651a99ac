import {settings} from '../client/settings';

/** Returns the URL of the external app where visitors log in or start a trial. */
export function useLoginUrl(): string {
  return settings.loginUrl;
}
