import { type HostedIndex, INSIGHTS_URL } from '@/lib/search/hosted/hosted-config';

/** Events of this time go together, in milliseconds, and at most so many ids in one event (spec section 9). */
export const VIEW_DEBOUNCE_MS = 400;
const VIEW_IDS = 20;

/** A result as the service counts it. */
interface InsightsEvent {
  readonly eventType: 'view' | 'click';
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly timestamp: number;
  readonly objectIDs: readonly string[];
  /** Of clicks: the search, and the place of the result in it, from 1. */
  readonly queryID?: string;
  readonly positions?: readonly number[];
}

/** Tells a hosted service which of its results are seen and chosen. */
export interface Insights {
  /** Counts results as seen, each once. */
  viewed(objectIds: readonly string[]): void;
  clicked(objectId: string, position: number, queryId: string): void;
}

export type SendEvents = (url: string, events: readonly InsightsEvent[]) => void;

/** `userToken` names nobody: it is random and ends with the page. */
export function createInsights({ appId, apiKey, indexName }: HostedIndex, send: SendEvents = sendEvents): Insights {
  const url = `${INSIGHTS_URL}?X-Algolia-Application-Id=${encodeURIComponent(appId)}&X-Algolia-API-Key=${encodeURIComponent(apiKey)}`;
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const seen = new Set<string>();
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const common = () => ({ index: indexName, userToken, timestamp: Date.now() });

  const flush = () => {
    const events: InsightsEvent[] = [];
    for (let at = 0; at < waiting.length; at += VIEW_IDS) {
      events.push({ eventType: 'view', eventName: 'Items Viewed', ...common(), objectIDs: waiting.slice(at, at + VIEW_IDS) });
    }
    waiting = [];
    send(url, events);
  };
  return {
    viewed(objectIds) {
      const fresh = objectIds.filter((id) => !seen.has(id));
      if (fresh.length === 0) return;
      for (const id of fresh) seen.add(id);
      waiting.push(...fresh);
      clearTimeout(timer);
      timer = setTimeout(flush, VIEW_DEBOUNCE_MS);
    },
    clicked(objectId, position, queryId) {
      send(url, [
        { eventType: 'click', eventName: 'Item Selected', ...common(), objectIDs: [objectId], positions: [position], queryID: queryId },
      ]);
    },
  };
}

/** Outlives the page that a click leaves; losing an event harms nobody. */
function sendEvents(url: string, events: readonly InsightsEvent[]): void {
  fetch(url, { method: 'POST', keepalive: true, body: JSON.stringify({ events }) }).catch(() => undefined);
}
