import {attributionKeys, serializeAttribution} from '../../lib/attribution';
import {leadFields} from '../../lib/lead';
import {jsonLine} from '../appendJsonLine';
import {oneLine} from './mail';
import type {LeadWithDeliveries} from './postgresStore';
import type {LeadService} from './service';
import type {Delivery} from './store';
import {sendTestLead} from './testLead';

export const usage = `npm run leads                     starts the service
npm run leads -- list [--json]    lists all leads and their deliveries; --json: a lead a line
npm run leads -- show ID          shows a lead and each attempt to deliver it
npm run leads -- export [EMAIL]   writes all leads, or those of an e-mail address, as CSV
npm run leads -- export --feedback [EMAIL]   writes all answers about pages, or those that contain it, as CSV
npm run leads -- retry            delivers failed and waiting leads now
npm run leads -- retry ID         delivers a lead again, also if it has arrived; --since 2026-11-01: all since a day
npm run leads -- erase EMAIL      deletes all leads of an e-mail address, and answers that contain it; --id ID: one lead or answer
npm run leads -- status           reports the store and the deliveries; exits with 1 if an operator should act
npm run leads -- test [URL]       posts a test lead to the service and waits for its deliveries`;

export type Terminal = {
  print: (line: string) => void;
  pause: (milliseconds: number) => Promise<void>;
};

const id = '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}';
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
/** Matches arguments that are encoded as in URLs. */
const validArguments = new RegExp(
  `^(list( --json)?|show ${id}|export( --feedback)?( (?!--)\\S+)?|retry( ${id}| --since ${day})?|erase (--id ${id}|(?!--)\\S+)|status|` +
    'test( https?%3A%2F%2F((?!%2F)\\S)+(%2F)?)?)$',
);

/** Runs a command. Resolves with whether it succeeded; throws if the command is unknown. */
export async function runCommand(args: readonly string[], service: LeadService, terminal: Terminal): Promise<boolean> {
  if (!validArguments.test(args.map(encodeURIComponent).join(' '))) {
    throw new Error(`Unknown command: ${args.join(' ')}\n${usage}`);
  }
  const [command, option, value] = args;
  const [{store}, {print}] = [service, terminal];
  switch (command) {
    case 'list':
      for await (const lead of store.list()) print(option ? jsonLine(lead) : formatLead(lead));
      return true;
    case 'show':
      for await (const lead of store.list({id: option})) {
        print(formatLead(lead));
        for (const {at, channel, answer, milliseconds} of await store.attempts(lead.id)) {
          print(`${at.toISOString()}  ${channel}  ${answer}  ${milliseconds} ms`);
        }
        return true;
      }
      print('There is no such lead.');
      return false;
    case 'export':
      if (option === '--feedback') {
        const fields = ['id', 'path', 'answer', 'missing', 'text'] as const;
        print(formatCsv(['receivedAt', ...fields]));
        for (const answer of await store.feedback.answers({text: value})) {
          print(formatCsv([answer.receivedAt.toISOString(), ...fields.map((field) => answer[field] ?? '')]));
        }
        return true;
      }
      print(formatCsv(['receivedAt', ...leadFields, 'marks', ...attributionKeys]));
      for await (const lead of store.list({email: option})) {
        const values = leadFields.map((field) => lead[field]);
        const origin = attributionKeys.map((key) => lead.attribution?.[key] ?? '');
        print(formatCsv([lead.receivedAt.toISOString(), ...values, lead.marks.join(' '), ...origin]));
      }
      return true;
    case 'retry': {
      const filter = value ? {since: new Date(value)} : {id: option};
      const count = await (option ? store.replay(filter) : store.retry());
      print(`${count} deliveries are due now. The service attempts them within seconds.`);
      return true;
    }
    case 'erase': {
      const count = await store.erase(value ? {id: value} : {email: option});
      print(`${count} leads deleted. Delete them also where they were delivered.`);
      // A text without @ may be part of any answer.
      const text = option?.includes('@') ? option : undefined;
      const feedback = await store.feedback.erase(value ? {id: value} : {text});
      if (feedback > 0) print(`${feedback} answers and searches deleted.`);
      return true;
    }
    case 'status': {
      const response = await service.health();
      print((await response.text()).trim());
      return response.ok;
    }
    default:
      return followTestLead(option ?? `http://localhost:${service.settings.port}`, service, terminal);
  }
}

function formatLead(lead: LeadWithDeliveries): string {
  const values = leadFields.map((field) => oneLine(lead[field])).join(', ');
  const states = lead.deliveries.map(formatDelivery).join('; ') || 'no delivery';
  const marks = lead.marks.length > 0 ? `  [${lead.marks.join(', ')}]` : '';
  const origin = lead.attribution ? `  ${serializeAttribution(lead.attribution)}` : '';
  return `${lead.receivedAt.toISOString()}  ${lead.id}  ${values}${marks}${origin}  ${states}`;
}

function formatDelivery({channel, state, attempts, lastError}: Delivery): string {
  return `${channel} ${state}${lastError ? ` (${attempts}x: ${lastError})` : ''}`;
}

/** Quotes values, and disables what a spreadsheet would run as a formula, also if it splits values at other characters. */
function formatCsv(values: readonly string[]): string {
  const formula =
    /^(?=[\t\r\n]|[\s"']*[=+\-@＝＋－＠])|(?<=[,;|\t\r\n]\s*)(?=["']*[=+\-@＝＋－＠])|(?<=[:\s])(?=["']*[=+\-@＝＋－＠]\S)/g;
  return values.map((value) => `"${value.replaceAll(formula, "'").replaceAll('"', '""')}"`).join(',');
}

const followSeconds = 60;

async function followTestLead(url: string, {store, siteOrigin, channels}: LeadService, {print, pause}: Terminal) {
  // The clocks of the database and of this machine may differ.
  const since = new Date(Date.now() - followSeconds * 60_000);
  const {firstName, fault} = await sendTestLead(new URL(url).origin, siteOrigin);
  if (fault) {
    print(`FAILED ${url} has not accepted the test lead: ${fault}`);
    await store.open().catch(({message}: Error) => print(`FAILED ${message}`));
    return false;
  }
  print(`ok     ${url} has accepted the test lead "${firstName}"`);
  let deliveries: readonly Delivery[] = [];
  const isDelivered = () => deliveries.filter(({state}) => state === 'delivered').length === channels.length;
  for (let seconds = 0; !isDelivered() && seconds < followSeconds; seconds += 1) {
    if (seconds > 0) await pause(1000);
    for await (const lead of store.list({since})) if (lead.firstName === firstName) deliveries = lead.deliveries;
  }
  for (const delivery of deliveries) {
    print(`${delivery.state === 'delivered' ? 'ok    ' : 'FAILED'} ${formatDelivery(delivery)}`);
  }
  if (deliveries.length < channels.length) print('FAILED The lead is not in this database: check LEADS_DATABASE_URL.');
  if (channels.length === 0) print('No delivery is set: set LEADS_WEBHOOK_URL or LEADS_MAIL_TO.');
  return isDelivered();
}
