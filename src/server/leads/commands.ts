import {leadFields} from '../../lib/lead';
import {jsonLine} from '../appendJsonLine';
import {oneLine} from './oneLine';
import type {LeadWithDeliveries} from './postgresStore';
import type {LeadService} from './service';
import type {Delivery} from './store';
import {sendTestLead} from './testLead';

export const usage = `npm run leads                     starts the service
npm run leads -- list [--json]    lists all leads and their deliveries; --json: a lead a line
npm run leads -- export [EMAIL]   writes all leads, or those of an e-mail address, as CSV
npm run leads -- retry            delivers failed and waiting leads now
npm run leads -- erase EMAIL      deletes all leads of an e-mail address
npm run leads -- status           reports the store and the deliveries; exits with 1 if an operator should act
npm run leads -- test [URL]       posts a test lead to the service and waits for its deliveries`;

export type Terminal = {
  print: (line: string) => void;
  pause: (milliseconds: number) => Promise<void>;
};

/** Runs a command. Resolves with whether it succeeded; throws if the command is unknown. */
export async function runCommand(args: readonly string[], service: LeadService, terminal: Terminal): Promise<boolean> {
  const [command, option, ...rest] = args;
  const {store} = service;
  const {print} = terminal;
  if (rest.length === 0) {
    switch (command) {
      case 'list':
        if (option !== undefined && option !== '--json') break;
        for await (const lead of store.list()) print(option ? jsonLine(lead) : formatLead(lead));
        return true;
      case 'export':
        print(formatCsv(['receivedAt', ...leadFields, 'marks']));
        for await (const lead of store.list(option)) {
          print(
            formatCsv([lead.receivedAt.toISOString(), ...leadFields.map((field) => lead[field]), lead.marks.join(' ')]),
          );
        }
        return true;
      case 'retry':
        if (option !== undefined) break;
        print(`${await store.retry()} deliveries are due now. The service attempts them within seconds.`);
        return true;
      case 'erase':
        if (option === undefined) break;
        print(`${await store.erase(option)} leads deleted. Delete them also where they were delivered.`);
        return true;
      case 'status': {
        if (option !== undefined) break;
        const response = await service.health();
        print((await response.text()).trim());
        return response.ok;
      }
      case 'test':
        return followTestLead(option ?? `http://localhost:${service.settings.port}`, service, terminal);
    }
  }
  throw new Error(`Unknown command: ${args.join(' ')}\n${usage}`);
}

function formatLead({
  receivedAt,
  firstName,
  companyName,
  workEmail,
  pageUrl,
  marks,
  deliveries,
}: LeadWithDeliveries): string {
  const values = [firstName, companyName, workEmail, pageUrl].map(oneLine).join(', ');
  const states = deliveries.map(formatDelivery).join('; ') || 'no delivery';
  const mark = marks.length > 0 ? `  [${marks.join(', ')}]` : '';
  return `${receivedAt.toISOString()}  ${values}${mark}  ${states}`;
}

function formatDelivery({channel, state, attempts, lastError}: Delivery): string {
  return state === 'delivered' || !lastError
    ? `${channel} ${state}`
    : `${channel} ${state} (${attempts}x: ${lastError})`;
}

/** Quotes values, and disables those that a spreadsheet would run as a formula. */
function formatCsv(values: readonly string[]): string {
  return values.map((value) => `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`).join(',');
}

const followSeconds = 60;

async function followTestLead(url: string, {store, siteOrigin, channels}: LeadService, {print, pause}: Terminal) {
  const {firstName, workEmail, fault} = await sendTestLead(new URL(url).origin, siteOrigin);
  if (fault) {
    print(`FAILED ${url} has not accepted the test lead: ${fault}`);
    return false;
  }
  print(`ok     ${url} has accepted the test lead "${firstName}"`);
  const open = new Set<string>(channels);
  let deliveries: readonly Delivery[] = [];
  for (let seconds = 0; open.size > 0 && seconds < followSeconds; seconds += 1) {
    deliveries = (await findLead(store.list(workEmail), firstName))?.deliveries ?? [];
    for (const delivery of deliveries) {
      if (delivery.state === 'delivered' && open.delete(delivery.channel)) print(`ok     ${formatDelivery(delivery)}`);
    }
    if (open.size > 0) await pause(1000);
  }
  for (const channel of open) {
    const delivery = deliveries.find((candidate) => candidate.channel === channel);
    print(`FAILED ${delivery ? formatDelivery(delivery) : `${channel}: the lead is not in this database`}`);
  }
  if (channels.length === 0) print('No delivery is set: set LEADS_WEBHOOK_URL or LEADS_MAIL_TO.');
  return open.size === 0;
}

async function findLead(leads: AsyncIterable<LeadWithDeliveries>, firstName: string) {
  for await (const lead of leads) if (lead.firstName === firstName) return lead;
  return undefined;
}
