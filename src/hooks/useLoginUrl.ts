import {settings} from '../client/settings';

/** Where a visitor logs in or starts a trial: an address of the external app. */
export function useLoginUrl(): string {
  return settings.loginUrl;
}
