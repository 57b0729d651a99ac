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

  take(contentType: string, body: Buffer): void {
    const boundary = /^multipart\/form-data;\s*boundary=(.+)$/.exec(contentType)?.[1];
    if (boundary) this.takeSegment(multipart(body, boundary));
    else this.takeBatch(body.toString('utf8'));
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

  private takeSegment(parts: Map<string, Part>): void {
    const event = parts.get('event');
    const segment = parts.get('segment');
    if (!event || !segment)
      throw new Error(`A replay request lacks event or segment: ${[...parts.keys()].join(', ')}.`);
    const text = inflateSync(segment.body).toString('utf8');
    this.texts.push(text);
    this.segments.push({event: JSON.parse(event.body.toString('utf8')), fileName: segment.fileName ?? '', text});
  }
}

type Part = {fileName: string | undefined; body: Buffer};

/** Parses a multipart form into its parts by name. */
function multipart(body: Buffer, boundary: string): Map<string, Part> {
  const parts = new Map<string, Part>();
  const delimiter = Buffer.from(`--${boundary}`);
  for (let at = body.indexOf(delimiter); at >= 0; ) {
    const next = body.indexOf(delimiter, at + delimiter.length);
    if (next < 0) break;
    // Each part is between line breaks, and an empty line ends its headers.
    const part = body.subarray(at + delimiter.length + 2, next - 2);
    const blank = part.indexOf('\r\n\r\n');
    const headers = part.subarray(0, blank).toString('utf8');
    const name = /[;\s]name="([^"]*)"/.exec(headers)?.[1] ?? '';
    parts.set(name, {fileName: /filename="([^"]*)"/.exec(headers)?.[1], body: part.subarray(blank + 4)});
    at = next;
  }
  return parts;
}
