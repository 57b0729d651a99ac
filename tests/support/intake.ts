import {inflateSync} from 'node:zlib';

/**
 * Parses the requests of the monitoring library: batches of records as JSON lines, and replay segments as multipart
 * forms with deflated records.
 */

/** A record of real-user monitoring, with the fields that tests use. */
type MonitoringRecord = {
  type: string;
  service?: string;
  version?: string;
  ddtags?: string;
  date: number;
  application: {id: string};
  session: {id: string};
  view: {id: string; name?: string; url: string; referrer?: string; loading_type?: string};
  usr?: Record<string, unknown>;
  context?: Record<string, unknown>;
  action?: {type: string; target?: {name: string}};
  error?: {message: string; source: string; handling?: string};
};

/** A replay segment with its metadata. */
type ReplaySegment = {
  event: {
    raw_segment_size: number;
    creation_reason: string;
    start: number;
    end: number;
    records_count: number;
    has_full_snapshot: boolean;
    application: {id: string};
    session: {id: string};
    view: {id: string};
  };
  fileName: string;
  /** The segment as JSON text, inflated. */
  text: string;
};

/** Collects the records and replay segments that the site sends. */
export class Intake {
  readonly records: MonitoringRecord[] = [];
  readonly segments: ReplaySegment[] = [];
  /** The text of every request, to search for data that must not be sent. */
  readonly texts: string[] = [];

  async take(contentType: string, body: Buffer): Promise<void> {
    if (!contentType.startsWith('multipart/')) return this.takeBatch(body.toString('utf8'));
    const form = await new Response(new Uint8Array(body), {headers: {'Content-Type': contentType}}).formData();
    const {event, segment} = Object.fromEntries(form);
    if (!(event instanceof File && segment instanceof File)) throw new Error('A replay request lacks its parts.');
    const text = inflateSync(Buffer.from(await segment.arrayBuffer())).toString('utf8');
    this.texts.push(text);
    this.segments.push({event: JSON.parse(await event.text()), fileName: segment.name, text});
  }

  /** Returns the names of the views in the order in which they began, each once. */
  viewNames(): string[] {
    return this.views().map(({view}) => view.name ?? '');
  }

  /** Returns the newest record of each view, which replaces earlier ones, in the order in which they began. */
  views(): MonitoringRecord[] {
    const newest = new Map<string, MonitoringRecord>();
    for (const record of this.records) if (record.type === 'view') newest.set(record.view.id, record);
    return [...newest.values()].sort((a, b) => a.date - b.date);
  }

  /** Returns the action records with this target name. */
  actions(name: string): MonitoringRecord[] {
    return this.records.filter(({type, action}) => type === 'action' && action?.target?.name === name);
  }

  private takeBatch(text: string): void {
    this.texts.push(text);
    for (const line of text.split('\n')) if (line) this.records.push(JSON.parse(line));
  }
}
